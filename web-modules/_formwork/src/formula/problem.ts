import { lengthOf } from "../shape";

/**
 * syntax, unknownName, unknownField, cycle, divisionByZero, notANumber, tooLarge, tooDeep, arguments; behind another
 * calculation also what that one lacks.
 */
export type FormulaCode = string;

/** What is wrong with a formula or with its result, and where, in the units of JavaScript's strings. */
export interface FormulaProblem {
  code: FormulaCode;
  offset: number;
  length: number;
  params: Readonly<Record<string, string>>;
}

export type Place = Pick<FormulaProblem, "offset" | "length">;

/** The same place in characters, as the server counts them. */
export function inCharacters(formula: string, { offset, length }: Place): Place {
  return { offset: lengthOf(formula.slice(0, offset)), length: lengthOf(formula.slice(offset, offset + length)) };
}

/** Ends reading or evaluating; never leaves this folder. */
export class FormulaFailure extends Error {
  readonly problem: FormulaProblem;

  constructor(code: FormulaCode, where: Place, params: FormulaProblem["params"] = {}) {
    super(code);
    this.problem = { code, offset: where.offset, length: where.length, params };
  }
}
