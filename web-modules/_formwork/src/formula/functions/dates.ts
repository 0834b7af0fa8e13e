import { isDay } from "../../calendar";
import { Decimal } from "../decimal";
import { isSpan, type Operand, type Span } from "../operand";
import { FormulaFailure } from "../problem";
import type { Token } from "../tokens";
import type { FormulaFunction } from "./function";

const DAY_MS = 86_400_000;

function spanOf(operand: Operand, token: Token): Span | null {
  if (operand === null || isSpan(operand)) return operand;
  if (typeof operand === "string" && isDay(operand)) return { starts: operand, ends: operand };
  throw new FormulaFailure("arguments", token);
}

function daysBetween(starts: string, ends: string): number {
  return (Date.parse(`${ends}T00:00Z`) - Date.parse(`${starts}T00:00Z`)) / DAY_MS;
}

/** DAYS(range) and DAYS(from, to): whole days from one date to the other, negative when the second is earlier. */
export const DAYS: FormulaFunction = {
  name: "DAYS",
  least: 1,
  most: 2,
  compute: (inputs, token) => {
    const spans = inputs.map((input) => spanOf(input(), token));
    const [first, last] = [spans.at(0), spans.at(-1)];
    if (!first || !last) return null;
    return new Decimal(daysBetween(first.starts, spans.length === 1 ? last.ends : last.starts));
  },
};
