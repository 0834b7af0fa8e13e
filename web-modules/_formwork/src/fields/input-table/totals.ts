import { rounded } from "../../formula/arithmetic";
import { Decimal, fixed, plain } from "../../formula/decimal";
import { evaluate } from "../../formula/evaluate";
import { Column, Failed, type Single } from "../../formula/operand";
import { readFormula } from "../../formula/parser";
import type { Grid, TableColumn } from "./grid";
import { type Line, operandIn } from "./lines";

export const TOTALS = ["SUM", "AVG", "MIN", "MAX", "COUNT"] as const;
export type Total = (typeof TOTALS)[number];

/** What stands below a column, computed from the cells above it; never kept with the value. */
export interface Sum {
  total: Total;
  /** null: there is none; nothing is entered yet, or not all of it are numbers. */
  text: string | null;
}

/** As the kinds have them that say nothing of their decimals. */
const USUAL_PLACES = 2;

/** What a formula sees of it. */
export function columnIn(lines: readonly Line[], column: TableColumn): Column | Failed {
  const cells: Single[] = [];
  for (const line of lines) {
    const cell = operandIn(line, column);
    if (cell instanceof Failed) return cell;
    if (!(cell instanceof Column)) cells.push(cell);
  }
  return new Column(cells);
}

/** By column, of those that have one. */
export function sumsOf(
  grid: Grid,
  totals: Readonly<Record<string, Total>>,
  lines: readonly Line[],
): ReadonlyMap<string, Sum> {
  const found = new Map<string, Sum>();
  for (const column of grid.columns) {
    const total = totals[column.id];
    if (total) found.set(column.id, { total, text: textOf(column, total, columnIn(lines, column)) });
  }
  return found;
}

function textOf(column: TableColumn, total: Total, cells: Column | Failed): string | null {
  if (cells instanceof Failed || cells.cells.every((cell) => cell === null || cell === "")) return null;
  const { formula } = readFormula(`${total}({${column.id}})`);
  const { value } = formula ? evaluate(formula, () => cells) : { value: null };
  if (!(value instanceof Decimal)) return null;
  if (total === "COUNT") return plain(value);
  const { decimalPlaces = USUAL_PLACES } = column.setting as { decimalPlaces?: number };
  const shown = total === "AVG" ? rounded(value, Math.max(decimalPlaces, USUAL_PLACES)) : value;
  return fixed(shown, Math.max(plain(shown).split(".")[1]?.length ?? 0, leastPlaces(column, decimalPlaces)));
}

/** As the cells above are written: what is computed, and money, with all of its decimals. */
function leastPlaces({ isComputed, setting }: TableColumn, places: number): number {
  const { currency = "" } = setting as { currency?: string };
  return isComputed || currency !== "" ? places : 0;
}
