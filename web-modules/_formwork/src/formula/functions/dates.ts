import { isDay } from "../../calendar";
import { numberOf } from "../arithmetic";
import { Decimal } from "../decimal";
import { isSpan, type Operand, type Span } from "../operand";
import { FormulaFailure } from "../problem";
import type { Token } from "../tokens";
import { type FormulaFunction, type Input, inputAt } from "./function";

const DAY_MS = 86_400_000;
const MOST_MONTHS = 3600;

function spanOf(operand: Operand, token: Token): Span | null {
  if (operand === null || isSpan(operand)) return operand;
  if (typeof operand === "string" && isDay(operand)) return { starts: operand, ends: operand };
  throw new FormulaFailure("arguments", token);
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00Z`) / DAY_MS;
}

/** From the first to the last day of a range, or of the one to the other. */
function endsOf(inputs: readonly Input[], token: Token): readonly [from: number, to: number] | null {
  const spans = inputs.map((input) => spanOf(input(), token));
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) return null;
  return [dayNumber(first.starts), dayNumber(spans.length === 1 ? last.ends : last.starts)];
}

/** DAYS(range) and DAYS(from, to): whole days from one date to the other, negative when the second is earlier. */
export const DAYS: FormulaFunction = {
  name: "DAYS",
  least: 1,
  most: 2,
  compute: (inputs, token) => {
    const ends = endsOf(inputs, token);
    return ends && new Decimal(ends[1] - ends[0]);
  },
};

/** Since some Monday, that day included. */
function workdaysUntil(day: number): number {
  // The first of January 1970 was a Thursday.
  const since = day + 3;
  return Math.floor(since / 7) * 5 + Math.min((((since % 7) + 7) % 7) + 1, 5);
}

/** As DAYS: Mondays to Fridays, the first and the last day included. */
export const WORKDAYS: FormulaFunction = {
  name: "WORKDAYS",
  least: 1,
  most: 2,
  compute: (inputs, token) => {
    const ends = endsOf(inputs, token);
    if (!ends) return null;
    const count = workdaysUntil(Math.max(...ends)) - workdaysUntil(Math.min(...ends) - 1);
    return new Decimal(ends[0] <= ends[1] ? count : -count);
  },
};

/** EDATE(day, months): the same day of another month, or its last. */
export const EDATE: FormulaFunction = {
  name: "EDATE",
  least: 2,
  most: 2,
  compute: (inputs, token) => {
    const span = spanOf(inputAt(inputs, 0), token);
    const months = numberOf(inputAt(inputs, 1), token);
    if (!months.isInteger() || months.abs().gt(MOST_MONTHS)) throw new FormulaFailure("arguments", token);
    if (!span) return null;
    const [year = 0, month = 0, day = 0] = span.starts.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1 + months.toNumber() + 1, 0));
    found.setUTCDate(Math.min(day, found.getUTCDate()));
    const written = found.toISOString().slice(0, 10);
    if (!isDay(written)) throw new FormulaFailure("arguments", token);
    return { starts: written, ends: written };
  },
};
