import type { Operand } from "../operand";
import { FormulaFailure } from "../problem";
import type { Token } from "../tokens";
import { type FormulaFunction, inputAt, MANY } from "./function";

function isTrue(operand: Operand, token: Token): boolean {
  if (operand === null) return false;
  if (typeof operand === "boolean") return operand;
  throw new FormulaFailure("arguments", token);
}

/** None of them looks at more inputs than it needs. */
export const IF: FormulaFunction = {
  name: "IF",
  least: 2,
  most: 3,
  compute: (inputs, token) => inputAt(inputs, isTrue(inputAt(inputs, 0), token) ? 1 : 2),
};

/** What stands behind the first that is true; nothing where none is. */
export const IFS: FormulaFunction = {
  name: "IFS",
  least: 2,
  most: MANY - 1,
  together: 2,
  compute: (inputs, token) => {
    const at = inputs.findIndex((input, position) => position % 2 === 0 && isTrue(input(), token));
    return at < 0 ? null : inputAt(inputs, at + 1);
  },
};

export const AND: FormulaFunction = {
  name: "AND",
  least: 1,
  most: MANY,
  compute: (inputs, token) => inputs.every((input) => isTrue(input(), token)),
};

export const OR: FormulaFunction = {
  name: "OR",
  least: 1,
  most: MANY,
  compute: (inputs, token) => inputs.some((input) => isTrue(input(), token)),
};

export const NOT: FormulaFunction = {
  name: "NOT",
  least: 1,
  most: 1,
  compute: (inputs, token) => !isTrue(inputAt(inputs, 0), token),
};
