import { listedIn } from "../selection/listed";
import type { Grid } from "./grid";

/** By column: what was chosen in a row, and went with another choice above it. */
export type GoneInRow = Readonly<Record<string, readonly string[]>>;

export const NOTHING_GONE: ReadonlyMap<string, GoneInRow> = new Map();

type Cells = Readonly<Record<string, unknown>>;

export function goneBetween({ columns }: Grid, before: Cells, after: Cells, entered: string): GoneInRow {
  const gone = columns.filter(({ id }) => id !== entered && after[id] !== before[id]);
  const labels = (cell: unknown) => listedIn(cell).map(({ label }) => label);
  return Object.fromEntries(gone.map(({ id }) => [id, labels(before[id])]));
}

/** By row. What is entered anew has nothing gone any more; where nothing changes it stays the same. */
export function goneAfter(
  before: ReadonlyMap<string, GoneInRow>,
  rowId: string,
  columnId: string,
  gone: GoneInRow,
): ReadonlyMap<string, GoneInRow> {
  const { [columnId]: isOver, ...others } = before.get(rowId) ?? {};
  if (isOver === undefined && Object.keys(gone).length === 0) return before;
  return new Map(before).set(rowId, { ...others, ...gone });
}
