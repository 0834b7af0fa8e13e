import { sameJson } from "../json-guard";
import type { Clashes } from "./clash";
import { mergeOrder, type Three, type Where } from "./value";

type Grid = readonly (readonly string[])[];

/**
 * The lines of a table or panel. Where lines only came, went or moved, both count; where one changed columns or joined
 * cells as well, or took away a line in which the other worked, one table counts.
 */
export function mergeGrid(
  { base, theirs, mine }: Three<Grid>,
  where: Where,
  isTouched: (side: "theirs" | "mine", cellId: string) => boolean,
  clashes: Clashes,
): Grid {
  if (sameJson(theirs, mine)) return mine;
  const lines = { base: byFirst(base), theirs: byFirst(theirs), mine: byFirst(mine) };
  const isGoneFrom = (there: Map<string, readonly string[]>, other: "theirs" | "mine") =>
    base.some((line) => !there.has(line[0] ?? "") && line.some((cellId) => isTouched(other, cellId)));
  const isSafe = !isGoneFrom(lines.mine, "theirs") && !isGoneFrom(lines.theirs, "mine");
  if (isSafe && sameJson(base, theirs)) return mine;
  if (isSafe && sameJson(base, mine)) return theirs;
  if (!isSafe || !hasLinesAlone(base, theirs) || !hasLinesAlone(base, mine))
    return clashes.decide({ ...where, about: "setting", mine, theirs }) === "mine" ? mine : theirs;
  const left = new Map([...lines.theirs, ...lines.mine]);
  for (const first of lines.base.keys()) if (!lines.mine.has(first) || !lines.theirs.has(first)) left.delete(first);
  const ids = { base: [...lines.base.keys()], theirs: [...lines.theirs.keys()], mine: [...lines.mine.keys()] };
  const order = mergeOrder(ids, new Set(left.keys()), where, clashes);
  return order.flatMap((first) => [left.get(first) ?? []]);
}

function byFirst(grid: Grid): Map<string, readonly string[]> {
  return new Map(grid.map((line) => [line[0] ?? "", line]));
}

/** Whether each line that is left is as it was, and the new ones are as wide. */
function hasLinesAlone(base: Grid, now: Grid): boolean {
  const before = byFirst(base);
  return now.every((line) => {
    const known = before.get(line[0] ?? "");
    return known ? sameJson(known, line) : line.length === (base[0]?.length ?? line.length);
  });
}
