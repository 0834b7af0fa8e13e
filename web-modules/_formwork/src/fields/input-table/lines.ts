import { Failed, type Operand } from "../../formula/operand";
import { isRecord } from "../../shape";
import type { Outcome } from "../../values/calculations";
import { operandOf } from "../kind";
import type { Grid, TableColumn, TableRow } from "./grid";

export interface RowValue {
  /** Of a row of the form, its head's id. */
  id: string;
  /** Of one that was added; the form's own are told by their heads. */
  title?: string;
  /** By column. What is of none that people enter shows nowhere, and forms does not keep it. */
  cells?: Record<string, unknown>;
}

/** The same table once more, with rows of its own. */
export interface TableCopy {
  id: string;
  rows?: RowValue[];
}

export interface TableValue {
  rows?: RowValue[];
  copies?: TableCopy[];
}

export const MOST_COPIES = 20;

/** A row as it is read: with its title, what the form says in it, and what is computed. */
export interface Line {
  id: string;
  title: string;
  fixed: TableRow["fixed"];
  /** By column, of those that people enter; null: nothing. */
  cells: Readonly<Record<string, unknown>>;
  /** By column, of calculations. */
  outcomes: ReadonlyMap<string, Outcome>;
}

const NOTHING: ReadonlyMap<string, Outcome> = new Map();

/** The rows that are kept; where nothing is entered yet, those of the form. */
export function rowsOf({ rows }: Grid, value: TableValue | null): readonly RowValue[] {
  return value ? (value.rows ?? []) : rows.map(({ id }) => ({ id }));
}

/** Of the table and its copies. */
export function allRowsOf(grid: Grid, value: TableValue | null): RowValue[] {
  return [...rowsOf(grid, value), ...(value?.copies ?? []).flatMap(({ rows = [] }) => rows)];
}

/** The table itself, whose id is empty, and its copies. */
export function tablesOf(grid: Grid, value: TableValue | null): { id: string; lines: Line[] }[] {
  const own = new Map(grid.rows.map((row) => [row.id, row]));
  const tables = [{ id: "", rows: rowsOf(grid, value) }, ...(value?.copies ?? [])];
  return tables.map(({ id, rows = [] }) => ({ id, lines: rows.map((row) => lineOf(grid, row, own.get(row.id))) }));
}

/** The rows of all of them. */
export function linesOf(grid: Grid, value: TableValue | null): Line[] {
  return tablesOf(grid, value).flatMap(({ lines }) => lines);
}

export function lineOf(grid: Grid, row: RowValue, own: TableRow | undefined): Line {
  const fixed = own?.fixed ?? {};
  const asked = grid.columns.filter(({ id, isComputed }) => !isComputed && !Object.hasOwn(fixed, id));
  const cells = Object.fromEntries(asked.map(({ id }) => [id, row.cells?.[id] ?? null]));
  const bare = { id: row.id, title: own?.title ?? row.title ?? "", fixed, cells, outcomes: NOTHING };
  // A row that nobody began has no results: an empty table is no column of zeros.
  if (grid.calculations.settings.size === 0 || saysNothing(cells)) return bare;
  const columns = new Map(grid.columns.map((column) => [column.id, column]));
  const outcomes = grid.calculations.computeAll((id) => {
    const column = columns.get(id);
    return column ? operandIn(bare, column) : new Failed("unknownField");
  });
  return { ...bare, outcomes };
}

export function valueIn({ cells, outcomes }: Line, { id, isComputed }: TableColumn): unknown {
  return isComputed ? (outcomes.get(id)?.text ?? null) : (cells[id] ?? null);
}

export function operandIn(line: Line, { id, isComputed, rules, setting }: TableColumn): Operand | Failed {
  if (Object.hasOwn(line.fixed, id)) return line.fixed[id] ?? null;
  if (isComputed) return line.outcomes.get(id)?.operand ?? null;
  return operandOf(rules, setting, line.cells[id]);
}

/** What a cell holds as far as it can be shown; null is nothing. */
export function shownIn(line: Line, column: TableColumn): unknown {
  const value = valueIn(line, column);
  const { rules } = column;
  return value !== null && rules.hasShape?.(value) && !rules.isEmpty(value) ? value : null;
}

export function textIn(line: Line, column: TableColumn): string {
  if (Object.hasOwn(line.fixed, column.id)) return line.fixed[column.id] ?? "";
  const value = shownIn(line, column);
  return value === null ? "" : column.rules.text(column.setting, value);
}

/** Whatever its column is of: a value of nothing but empty parts. */
export function saysNothing(cell: unknown): boolean {
  if (typeof cell === "string") return cell.trim() === "";
  if (Array.isArray(cell)) return cell.every(saysNothing);
  if (isRecord(cell)) return Object.values(cell).every(saysNothing);
  return cell === null || cell === undefined;
}
