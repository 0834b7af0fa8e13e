import { type Complaint, complaint } from "../../problem";
import { isListed, type ListedSetting, liesUnder, withoutEnd } from "../selection/listed";
import type { Grid, TableColumn } from "./grid";

/* Columns with lists below each other: each cell offers what lies under what is chosen above in its row. */

type Cells = Readonly<Record<string, unknown>>;

/** Before publishing: what stands above a column is another one of its table, with a list, and is chosen in every row in which the column is. */
export function columnLevels({ columns, rows }: Grid): (Complaint & { subjectId: string })[] {
  const endless = withoutEnd(columns);
  const isSaid = (column: TableColumn, above = listedColumn(column)?.withinFieldId) =>
    above && rows.some(({ fixed }) => Object.hasOwn(fixed, above) && !Object.hasOwn(fixed, column.id));
  return columns
    .filter((column) => endless.includes(column) || isSaid(column))
    .map(({ id }) => ({ ...complaint("noFieldAbove"), subjectId: id }));
}

export function listedColumn({ setting }: TableColumn): ListedSetting | null {
  return isListed(setting) ? (setting as ListedSetting) : null;
}

/** Of a cell of the right shape. */
export function liesUnderInRow({ columns }: Grid, column: TableColumn, cells: Cells): boolean {
  const within = listedColumn(column)?.withinFieldId;
  if (!within) return true;
  const above = columns.find(({ id }) => id === within);
  return liesUnder(cells[column.id], above && hasShape(above, cells[within]) ? cells[within] : null);
}

function hasShape({ rules }: TableColumn, cell: unknown): boolean {
  return rules.hasShape?.(cell) ?? false;
}

/** The row with another cell: what was chosen in the columns below and does not lie under it goes. */
export function withCell(grid: Grid, before: Cells, columnId: string, cell: unknown): Record<string, unknown> {
  const cells: Record<string, unknown> = { ...before, [columnId]: cell };
  const isGone = (column: TableColumn) =>
    column.id !== columnId && hasShape(column, cells[column.id]) && !liesUnderInRow(grid, column, cells);
  for (let gone = grid.columns.find(isGone); gone; gone = grid.columns.find(isGone)) cells[gone.id] = null;
  return cells;
}
