import { Decimal } from "./decimal";

/** Days as "2026-11-21": a date (both ends the same) or a range. */
export interface Span {
  starts: string;
  ends: string;
}

/** A calculation that is referred to has itself no result. */
export class Failed {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** What one field or cell holds; null is an empty one. */
export type Single = Decimal | string | boolean | Span | null;

/** The cells of a table's column from top to bottom. */
export class Column {
  readonly cells: readonly Single[];

  constructor(cells: readonly Single[]) {
    this.cells = cells;
  }
}

/** What formulas compute with. */
export type Operand = Single | Column;

export function isSpan(operand: Operand): operand is Span {
  return (
    typeof operand === "object" && operand !== null && !(operand instanceof Decimal) && !(operand instanceof Column)
  );
}
