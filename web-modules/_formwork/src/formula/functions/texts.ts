import { lengthOf } from "../../shape";
import { numberOf } from "../arithmetic";
import { Decimal } from "../decimal";
import { Column } from "../operand";
import { FormulaFailure } from "../problem";
import { bounded, textOf } from "../texts";
import { MOST_FORMULA_CHARACTERS, type Token } from "../tokens";
import { type FormulaFunction, type Input, inputAt } from "./function";

/** Also the wide one of Chinese keyboards, and the one that web pages hold words together with. */
const BLANKS = /[ \u00a0\u3000]+/u;

function textAt(inputs: readonly Input[], position: number, token: Token): string {
  const operand = inputAt(inputs, position);
  if (operand instanceof Column) throw new FormulaFailure("wholeColumn", token);
  return textOf(operand);
}

/** How many characters, or which one: a whole number. Without a word of it 1. */
function countAt(inputs: readonly Input[], position: number, token: Token, least = 0): number {
  if (position >= inputs.length) return 1;
  const count = numberOf(inputAt(inputs, position), token);
  if (!count.isInteger() || count.lt(least) || count.gt(MOST_FORMULA_CHARACTERS))
    throw new FormulaFailure("arguments", token);
  return count.toNumber();
}

/** Counted as people see most of them: by code points, on both sides. */
function characters(text: string): string[] {
  return Array.from(text);
}

export const LEN: FormulaFunction = {
  name: "LEN",
  least: 1,
  most: 1,
  compute: (inputs, token) => new Decimal(lengthOf(textAt(inputs, 0, token))),
};

export const LEFT: FormulaFunction = {
  name: "LEFT",
  least: 1,
  most: 2,
  compute: (inputs, token) => {
    const text = characters(textAt(inputs, 0, token));
    return text.slice(0, countAt(inputs, 1, token)).join("");
  },
};

export const RIGHT: FormulaFunction = {
  name: "RIGHT",
  least: 1,
  most: 2,
  compute: (inputs, token) => {
    const text = characters(textAt(inputs, 0, token));
    return text.slice(Math.max(0, text.length - countAt(inputs, 1, token))).join("");
  },
};

export const MID: FormulaFunction = {
  name: "MID",
  least: 3,
  most: 3,
  compute: (inputs, token) => {
    const text = characters(textAt(inputs, 0, token));
    const first = countAt(inputs, 1, token, 1) - 1;
    return text.slice(first, first + countAt(inputs, 2, token)).join("");
  },
};

function changing(name: string, change: (text: string) => string): FormulaFunction {
  return {
    name,
    least: 1,
    most: 1,
    // Before, too: what would be too large is not built first.
    compute: (inputs, token) => bounded(change(bounded(textAt(inputs, 0, token), token)), token),
  };
}

export const UPPER = changing("UPPER", (text) => text.toUpperCase());
export const LOWER = changing("LOWER", (text) => text.toLowerCase());
export const TRIM = changing("TRIM", (text) => text.split(BLANKS).filter(Boolean).join(" "));

/** Capitals do not matter: whoever types on a phone begins with one. */
export const CONTAINS: FormulaFunction = {
  name: "CONTAINS",
  least: 2,
  most: 2,
  compute: (inputs, token) => {
    const part = textAt(inputs, 1, token).toLowerCase();
    return textAt(inputs, 0, token).toLowerCase().includes(part);
  },
};
