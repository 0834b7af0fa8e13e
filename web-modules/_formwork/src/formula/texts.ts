import { lengthOf } from "../shape";
import { plain } from "./decimal";
import { isSpan, type Single } from "./operand";
import { FormulaFailure } from "./problem";
import { MOST_FORMULA_CHARACTERS, type Token } from "./tokens";

export function bounded(text: string, token: Token): string {
  if (lengthOf(text) > MOST_FORMULA_CHARACTERS) throw new FormulaFailure("tooLarge", token);
  return text;
}

/** What an operand reads as, where a text is wanted. */
export function textOf(operand: Single): string {
  if (operand === null) return "";
  if (typeof operand === "string") return operand;
  if (typeof operand === "boolean") return operand ? "TRUE" : "FALSE";
  if (isSpan(operand)) return operand.starts === operand.ends ? operand.starts : `${operand.starts}/${operand.ends}`;
  return plain(operand);
}
