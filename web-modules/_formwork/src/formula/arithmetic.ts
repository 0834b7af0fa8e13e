import { lengthOf } from "../shape";
import { Decimal, type Rounding } from "./decimal";
import { Column, type Operand } from "./operand";
import { FormulaFailure } from "./problem";
import type { Token } from "./tokens";

export const MOST_POWER = 99;
export const MOST_ROUND_PLACES = 30;

const ZERO = new Decimal(0);
const ONE = new Decimal(1);
const LIMIT = new Decimal("1e30");
const NOTHING = new Decimal("1e-60");
const MOST_DIGITS = 64;
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/;

export function bounded(value: Decimal, token: Token): Decimal {
  const size = value.abs();
  if (size.gte(LIMIT)) throw new FormulaFailure("tooLarge", token);
  return size.gte(NOTHING) ? value : ZERO;
}

/** Rounds to the digits that are kept; a number is read with all of its own. */
function kept(value: Decimal): Decimal {
  return value.isZero() ? ZERO : value.toSignificantDigits(Decimal.precision);
}

export function literal(token: Token): Decimal {
  return bounded(kept(new Decimal(token.text)), token);
}

/** Text that reads as a number, such as what somebody typed into a text field; "1e5" and "Infinity" do not. */
export function parseNumber(text: string): Decimal | null {
  const stripped = text.replace(/^ +| +$/g, "");
  return lengthOf(stripped) <= MOST_DIGITS && NUMBER.test(stripped) ? new Decimal(stripped) : null;
}

/** An empty field counts as 0. */
export function numberOf(operand: Operand, token: Token): Decimal {
  if (operand === null) return ZERO;
  if (operand instanceof Decimal) return operand;
  if (operand instanceof Column) throw new FormulaFailure("wholeColumn", token);
  const found = typeof operand === "string" ? parseNumber(operand) : null;
  if (found === null) throw new FormulaFailure("notANumber", token);
  return bounded(kept(found), token);
}

type Operation = (left: Decimal, right: Decimal, token: Token) => Decimal;

export const add: Operation = (left, right, token) => bounded(left.plus(right), token);

const subtract: Operation = (left, right, token) => bounded(left.minus(right), token);

const multiply: Operation = (left, right, token) => bounded(left.times(right), token);

export const divide: Operation = (left, right, token) => {
  if (right.isZero()) throw new FormulaFailure("divisionByZero", token);
  return bounded(left.div(right), token);
};

/** By squaring, rounded at every step: libraries differ in the last digit of theirs. */
const power: Operation = (base, exponent, token) => {
  if (!exponent.isInteger()) throw new FormulaFailure("arguments", token);
  if (exponent.abs().gt(MOST_POWER)) throw new FormulaFailure("tooLarge", token);
  const isInverse = exponent.lt(0);
  if (isInverse && base.isZero()) throw new FormulaFailure("divisionByZero", token);
  let result = ONE;
  let square = base;
  let left = exponent.abs().toNumber();
  while (left > 0) {
    if (left % 2 === 1) result = multiply(result, square, token);
    left = Math.floor(left / 2);
    if (left > 0) square = multiply(square, square, token);
  }
  if (!isInverse) return result;
  if (result.isZero()) throw new FormulaFailure("tooLarge", token);
  return divide(ONE, result, token);
};

export const ARITHMETIC: ReadonlyMap<string, Operation> = new Map([
  ["+", add],
  ["-", subtract],
  ["*", multiply],
  ["/", divide],
  ["^", power],
]);

/** Half away from zero, if not asked for otherwise; negative places round before the point. */
export function rounded(value: Decimal, places: number, rounding: Rounding = Decimal.ROUND_HALF_UP): Decimal {
  if (places >= 0) return value.toDecimalPlaces(places, rounding);
  return value.toNearest(new Decimal(10).pow(-places), rounding);
}
