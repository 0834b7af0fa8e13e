import { Decimal, plain } from "./decimal";

/** Days as "2026-11-21": a date (both ends the same) or a range. */
export interface Span {
  starts: string;
  ends: string;
}

/** What formulas compute with; null is an empty field. */
export type Operand = Decimal | string | boolean | Span | null;

export function isSpan(operand: Operand): operand is Span {
  return typeof operand === "object" && operand !== null && !(operand instanceof Decimal);
}

export function textOf(operand: Operand): string {
  if (operand === null) return "";
  if (typeof operand === "string") return operand;
  if (typeof operand === "boolean") return operand ? "TRUE" : "FALSE";
  if (isSpan(operand)) return operand.starts === operand.ends ? operand.starts : `${operand.starts}/${operand.ends}`;
  return plain(operand);
}
