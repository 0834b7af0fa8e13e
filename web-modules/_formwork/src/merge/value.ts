import { sameJson } from "../json-guard";
import { isRecord } from "../shape";
import type { Clashes } from "./clash";
import { BOTH_MOVED, inOrder, orderOf } from "./order";

/** Three versions of the same: as both began, and what each made of it. Undefined: it is not there. */
export interface Three<Part> {
  base: Part;
  theirs: Part;
  mine: Part;
}

export interface Where {
  partId: string;
  kind: string;
  path: readonly string[];
}

/** One setting, or all of them: key by key, and where it is a list of things with ids, thing by thing. */
export function mergeValue({ base, theirs, mine }: Three<unknown>, where: Where, clashes: Clashes): unknown {
  if (sameJson(theirs, mine) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  if (isRecord(theirs) && isRecord(mine) && (base === undefined || isRecord(base)))
    return mergeKeys({ base: base ?? {}, theirs, mine }, where, clashes);
  const lists = [base ?? [], theirs, mine].map(byId);
  const [before, there, here] = lists;
  if (before && there && here) return mergeList({ base: before, theirs: there, mine: here }, where, clashes);
  const isGone = where.path.length === 0 && (mine === undefined || theirs === undefined);
  return clashes.decide({ ...where, about: isGone ? "removal" : "setting", mine, theirs }) === "mine" ? mine : theirs;
}

/** What says one thing together, the last one as people read it: half of mine and half of theirs would be neither. */
export const TOGETHER: readonly (readonly string[])[] = [
  ["listId", "withinFieldId", "listName"],
  ["formTemplateId", "templateName"],
];

function mergeKeys(three: Three<Record<string, unknown>>, where: Where, clashes: Clashes): Record<string, unknown> {
  const { base, theirs, mine } = three;
  const merged: Record<string, unknown> = {};
  const done = new Set<string>();
  for (const keys of TOGETHER) {
    if (!keys.some((key) => key in mine && key in theirs)) continue;
    for (const [key, value] of Object.entries(mergeTogether(three, keys, where, clashes))) merged[key] = value;
    for (const key of keys) done.add(key);
  }
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (done.has(key)) continue;
    // A number that either gave is given.
    if (key === "lastOption" && typeof mine[key] === "number" && typeof theirs[key] === "number") {
      merged[key] = Math.max(mine[key], theirs[key]);
      continue;
    }
    const value = mergeValue(
      { base: base[key], theirs: theirs[key], mine: mine[key] },
      { ...where, path: [...where.path, key] },
      clashes,
    );
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeTogether(
  three: Three<Record<string, unknown>>,
  keys: readonly string[],
  where: Where,
  clashes: Clashes,
): Record<string, unknown> {
  const of = (whole: Record<string, unknown>) =>
    Object.fromEntries(keys.flatMap((key) => (key in whole ? [[key, whole[key]] as const] : [])));
  const { base, theirs, mine } = { base: of(three.base), theirs: of(three.theirs), mine: of(three.mine) };
  if (sameJson(theirs, mine) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  const said = keys.at(-1) ?? "";
  const clash = { ...where, path: [...where.path, said], about: "setting" } as const;
  return clashes.decide({ ...clash, mine: mine[said], theirs: theirs[said] }) === "mine" ? mine : theirs;
}

function mergeList(three: Three<Map<string, unknown>>, where: Where, clashes: Clashes): unknown[] {
  const { base, theirs, mine } = three;
  // Both gave the next number to a choice of their own: neither is the other's, changed.
  const isNumberTaken = [...mine].some(
    ([id, item]) => NUMBERED.test(id) && !base.has(id) && theirs.has(id) && !sameJson(item, theirs.get(id)),
  );
  if (isNumberTaken) {
    const lists = { mine: [...mine.values()], theirs: [...theirs.values()] };
    return lists[clashes.decide({ ...where, about: "setting", ...lists })];
  }
  const left = new Map<string, unknown>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const item = { base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) };
    const merged = mergeValue(item, { ...where, path: [...where.path, id] }, clashes);
    if (merged !== undefined) left.set(id, merged);
  }
  const ids = { base: [...base.keys()], theirs: [...theirs.keys()], mine: [...mine.keys()] };
  return mergeOrder(ids, new Set(left.keys()), where, clashes).map((id) => left.get(id));
}

/** Siblings: as whoever moved them has them. */
export function mergeOrder(
  { base, theirs, mine }: Three<readonly string[]>,
  left: ReadonlySet<string>,
  where: Where,
  clashes: Clashes,
): readonly string[] {
  let side = orderOf(base, theirs, mine);
  if (side === BOTH_MOVED) side = clashes.decide({ ...where, about: "order", mine, theirs });
  return side === "mine" ? inOrder(left, mine, theirs) : inOrder(left, theirs, mine);
}

const NUMBERED = /^\d+$/;
export const AN_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Things with ids, or ids alone, each once; null where it is no such list. */
function byId(list: unknown): Map<string, unknown> | null {
  if (!Array.isArray(list)) return null;
  const found = new Map<string, unknown>();
  for (const item of list as unknown[]) {
    const id = isRecord(item) ? item.id : item;
    // Choices are numbered.
    const key = typeof id === "number" && isRecord(item) ? `${id}` : id;
    if (typeof key !== "string" || found.has(key) || (!isRecord(item) && !AN_ID.test(key))) return null;
    found.set(key, item);
  }
  return found;
}
