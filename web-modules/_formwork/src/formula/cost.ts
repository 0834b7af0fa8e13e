import { lengthOf } from "../shape";

/** All formulas of a form: each is bounded, but a thousand of them would still take too long on the server. */
export const MOST_TOGETHER = 10_000;

/** Of a table: a calculation in one of its columns is computed so often. */
export const MOST_ROWS = 100;

const POWER = 10;
const COLUMN = 50;
/** They go through a text of up to 10,000 characters. */
const THROUGH: ReadonlySet<string> = new Set(["UPPER", "LOWER", "TRIM", "CONTAINS"]);
const THROUGH_TEXT = 50;
const CHARACTERS = 32;
/** Coarser than tokens: what cannot be read counts as well, and nothing is looked at twice. */
const PART = /\{[^{}]{1,64}\}|"[^"]*"|[A-Za-z0-9_.]+|[^ \t\r\n]/gu;

/**
 * A field, number, name, text or sign counts 1, a power 10 (it multiplies up to twelve times), a column of a table and
 * a function that goes through a text 50, and every 32 characters 1 more.
 */
export function costOf(formula: string, isColumn: (fieldId: string) => boolean = () => false): number {
  const parts = partsOf(formula);
  const powers = parts.filter((part) => part === "^").length;
  const columns = namedIn(parts).filter(isColumn).length;
  const through = parts.filter((part) => THROUGH.has(part.toUpperCase())).length;
  const many = (POWER - 1) * powers + (COLUMN - 1) * columns + (THROUGH_TEXT - 1) * through;
  return parts.length + many + Math.floor(lengthOf(formula) / CHARACTERS);
}

/** The ids that a formula names as fields, though it cannot be read otherwise. */
export function namedInFormula(formula: string): string[] {
  return namedIn(partsOf(formula));
}

const partsOf = (formula: string): string[] => formula.match(PART) ?? [];

/** A brace alone names nothing. */
const namedIn = (parts: readonly string[]): string[] =>
  parts.filter((part) => part.startsWith("{") && part !== "{").map((part) => part.slice(1, -1));
