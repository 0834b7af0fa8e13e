import { newId } from "../../../body/create";
import type { ChoiceSource } from "../../../fill/choices";
import { type Complaint, complaint } from "../../../problem";
import { nextTitle } from "../../cells";
import { isListed } from "../../selection/is-listed";
import { liesUnderInRow, withCell } from "../cascade";
import type { Grid, TableColumn } from "../grid";
import type { RowValue } from "../lines";
import { knownChoices, lookIn } from "./choices";
import { listedNames } from "./named";
import { plain } from "./plain";
import type { readIn } from "./reading";

export interface PastedAt {
  rowId: string;
  columnId: string;
}

/** A text that was left, and why; as at a cell that is wrong. */
export interface LeftOut extends Complaint {
  text: string;
}

export interface Pasted {
  rows: readonly RowValue[];
  /** Cells. */
  filled: number;
  /** Rows. */
  added: number;
  left: readonly LeftOut[];
  /** Rows and columns for which there is no room. */
  rowsLeft: number;
  columnsLeft: number;
}

/**
 * To the right and down from a cell. The rest of a text that has more columns than are there is left. Null: the row was
 * deleted meanwhile.
 */
export async function pasteInto(
  grid: Grid,
  current: () => { rows: readonly RowValue[]; mayAdd: number },
  cells: readonly (readonly string[])[],
  at: PastedAt,
  { source, signal, read }: { source: ChoiceSource | null; signal: AbortSignal; read: typeof readIn },
): Promise<Pasted | null> {
  const columns = grid.columns.slice(grid.columns.findIndex(({ id }) => id === at.columnId));
  const told = withoutHeads(columns, cells);
  const known = await knownChoices({ names: listedNames(columns, told), rows: current().rows, source, signal });
  // What was entered while lists were looked up is kept.
  const { rows: before, mayAdd } = current();
  const rows = [...before];
  const first = rows.findIndex(({ id }) => id === at.rowId);
  if (first < 0) return null;
  const found = { filled: 0, added: 0, left: [] as LeftOut[], rowsLeft: 0 };
  for (const [index, texts] of told.entries()) {
    const place = first + index;
    if (!rows[place]) {
      if (found.added >= mayAdd) {
        found.rowsLeft += 1;
        continue;
      }
      rows.push({ id: newId(), title: nextTitle(titleOf(grid, rows.at(-1))), cells: {} });
      found.added += 1;
    }
    const { row, filled, left } = filledRow(grid, rows[place] as RowValue, columns, texts, (column, text, cells) =>
      read(column, text, lookIn(known, cells)),
    );
    rows[place] = row;
    found.filled += filled;
    found.left.push(...left.map((each) => ({ ...each, params: { ...each.params, row: place + 1 } })));
  }
  const widest = Math.max(0, ...told.map((texts) => texts.length));
  return { ...found, rows, columnsLeft: Math.max(0, widest - columns.length) };
}

/** Blanks change nothing, and what is computed or said by the form stays as it is. */
function filledRow(
  grid: Grid,
  row: RowValue,
  columns: readonly TableColumn[],
  texts: readonly string[],
  read: (column: TableColumn, text: string, cells: Record<string, unknown>) => unknown,
): { row: RowValue; filled: number; left: LeftOut[] } {
  const fixed = grid.rows.find(({ id }) => id === row.id)?.fixed ?? {};
  const left: LeftOut[] = [];
  let [cells, filled] = [row.cells ?? {}, 0];
  for (const [at, column] of columns.entries()) {
    const text = texts[at] ?? "";
    const said = fixed[column.id];
    if (text.trim() === "" || column.isComputed || (said !== undefined && plain(said) === plain(text))) continue;
    const value = read(column, text, cells);
    const why = said === undefined ? misfit(grid, column, value, cells) : complaint("pastedFixed");
    if (why) left.push({ ...complaint(why.code, { ...why.params, column: column.setting.label }), text });
    else {
      cells = withCell(grid, cells, column.id, value);
      filled += 1;
    }
  }
  return { row: { ...row, cells }, filled, left };
}

function misfit(grid: Grid, column: TableColumn, value: unknown, row: Record<string, unknown>): Complaint | null {
  if (value === null) return complaint(isListed(column.setting) ? "pastedNotListed" : "pastedUnread");
  if (!column.rules.hasShape?.(value)) return complaint("pastedUnread");
  const [found] = column.rules.checkValue(column.setting, value);
  return found ?? (liesUnderInRow(grid, column, { ...row, [column.id]: value }) ? null : complaint("notUnderAbove"));
}

/** Whoever copies a whole table copies what its columns are called as well. */
function withoutHeads(columns: readonly TableColumn[], cells: readonly (readonly string[])[]) {
  const [first = []] = cells;
  const areHeads =
    cells.length > 1 &&
    first.every((text, at) => text !== "" && plain(text) === plain(columns[at]?.setting.label ?? ""));
  return areHeads ? cells.slice(1) : cells;
}

function titleOf(grid: Grid, row: RowValue | undefined): string {
  return grid.rows.find(({ id }) => id === row?.id)?.title ?? row?.title ?? "";
}
