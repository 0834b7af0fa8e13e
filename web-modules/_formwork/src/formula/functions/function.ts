import type { Operand } from "../operand";
import type { Token } from "../tokens";

/** Computed when it is asked for, so that IF leaves the other branch alone. */
export type Input = () => Operand;

/** A function of formulas: an export of a file in this folder and a line in the registry. */
export interface FormulaFunction {
  readonly name: string;
  /** How many inputs it takes. */
  readonly least: number;
  readonly most: number;
  /** Beyond the least they come so many at a time; left out: 1. */
  readonly together?: number;
  /** The token is the function's name, where its problems are shown. */
  compute(inputs: readonly Input[], token: Token): Operand;
}

export const MANY = 255;

/** An input that the number of inputs promises. */
export function inputAt(inputs: readonly Input[], position: number): Operand {
  return inputs[position]?.() ?? null;
}
