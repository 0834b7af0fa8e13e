import { add, bounded, divide, MOST_ROUND_PLACES, numberOf, rounded } from "../arithmetic";
import { Decimal, type Rounding } from "../decimal";
import { Column, type Operand, type Single } from "../operand";
import { FormulaFailure } from "../problem";
import type { Token } from "../tokens";
import { type FormulaFunction, type Input, inputAt, MANY } from "./function";

const ZERO = new Decimal(0);

export function isGiven(operand: Operand): boolean {
  return operand !== null && operand !== "";
}

/** Empty fields are left out: an average of two answers is not one of three. */
function given(inputs: readonly Input[], token: Token): Decimal[] {
  return cellsIn(inputs)
    .filter(isGiven)
    .map((operand) => numberOf(operand, token));
}

/** Of a column every cell; what is none by itself. */
function cellsIn(inputs: readonly Input[]): Single[] {
  return inputs.flatMap((input) => cellsOf(input()));
}

export function cellsOf(operand: Operand): readonly Single[] {
  return operand instanceof Column ? operand.cells : [operand];
}

function total(numbers: readonly Decimal[], token: Token): Decimal {
  return numbers.reduce((left, right) => add(left, right, token), ZERO);
}

function extreme(numbers: readonly Decimal[], isBetter: (one: Decimal, best: Decimal) => boolean): Decimal | null {
  return numbers.reduce<Decimal | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null);
}

export const SUM: FormulaFunction = {
  name: "SUM",
  least: 1,
  most: MANY,
  compute: (inputs, token) => total(given(inputs, token), token),
};

export const AVG: FormulaFunction = {
  name: "AVG",
  least: 1,
  most: MANY,
  compute: (inputs, token) => {
    const numbers = given(inputs, token);
    return numbers.length === 0 ? null : divide(total(numbers, token), new Decimal(numbers.length), token);
  },
};

export const MIN: FormulaFunction = {
  name: "MIN",
  least: 1,
  most: MANY,
  compute: (inputs, token) => extreme(given(inputs, token), (one, best) => one.lt(best)),
};

export const MAX: FormulaFunction = {
  name: "MAX",
  least: 1,
  most: MANY,
  compute: (inputs, token) => extreme(given(inputs, token), (one, best) => one.gt(best)),
};

export const COUNT: FormulaFunction = {
  name: "COUNT",
  least: 1,
  most: MANY,
  compute: (inputs) => new Decimal(cellsIn(inputs).filter(isGiven).length),
};

function rounding(name: string, way: Rounding): FormulaFunction {
  return {
    name,
    least: 1,
    most: 2,
    compute: (inputs, token) => {
      const value = numberOf(inputAt(inputs, 0), token);
      const places = numberOf(inputAt(inputs, 1), token);
      if (!places.isInteger() || places.abs().gt(MOST_ROUND_PLACES)) throw new FormulaFailure("arguments", token);
      return bounded(rounded(value, places.toNumber(), way), token);
    },
  };
}

export const ROUND = rounding("ROUND", Decimal.ROUND_HALF_UP);
export const ROUNDUP = rounding("ROUNDUP", Decimal.ROUND_UP);
export const ROUNDDOWN = rounding("ROUNDDOWN", Decimal.ROUND_DOWN);

export const ABS: FormulaFunction = {
  name: "ABS",
  least: 1,
  most: 1,
  compute: (inputs, token) => numberOf(inputAt(inputs, 0), token).abs(),
};
