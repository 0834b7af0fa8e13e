import { expect } from "vitest";
import { numberOf } from "../../src/formula/arithmetic";
import { fixed } from "../../src/formula/decimal";
import type { Operand, Single } from "../../src/formula/operand";
import { Column, costOf, Decimal, evaluate, Failed, inCharacters, readFormula } from "../../src/rules";

export interface WrittenOperand {
  number?: string;
  text?: string;
  boolean?: boolean;
  span?: [string, string];
  failed?: string;
  column?: (WrittenOperand | null)[];
}

interface EvaluateCase {
  formula: string;
  places?: number;
  operands?: Record<string, WrittenOperand | null>;
  expected: {
    problem?: { code: string; offset: number; length: number };
    operand?: WrittenOperand | null;
    result?: string | null;
  };
}

const NOWHERE = { kind: "end", text: "", offset: 0, length: 0 } as const;

export function operand(written: WrittenOperand | null | undefined): Operand | Failed {
  if (!written) return null;
  if (written.column) return new Column(written.column.map((cell) => operand(cell) as Single));
  if (written.number !== undefined) return new Decimal(written.number);
  if (written.span) return { starts: written.span[0], ends: written.span[1] };
  if (written.failed !== undefined) return new Failed(written.failed);
  return written.text ?? written.boolean ?? null;
}

/** Comparable: a decimal by its value. */
export function shown(value: Operand | Failed): unknown {
  return value instanceof Decimal ? { number: value.toFixed() } : value;
}

export function evaluateCase({ formula, places = 0, operands = {}, expected }: EvaluateCase): void {
  const { formula: read, problem } = readFormula(formula);
  const outcome = read ? evaluate(read, (fieldId) => operand(operands[fieldId])) : { value: null, problem };
  if (outcome.problem || expected.problem) {
    const found = outcome.problem && { code: outcome.problem.code, ...inCharacters(formula, outcome.problem) };
    expect(found).toEqual(expected.problem);
  } else if (expected.operand !== undefined) expect(shown(outcome.value)).toEqual(shown(operand(expected.operand)));
  else {
    const result = outcome.value === null ? null : fixed(numberOf(outcome.value, NOWHERE), places);
    expect(result).toBe(expected.result);
  }
}

export function referencesCase({ formula, expected }: { formula: string; expected: string[] }): void {
  const ids = readFormula(formula).formula?.references.map((each) => each.fieldId) ?? [];
  expect([...new Set(ids)]).toEqual(expected);
}

interface CostCase {
  formula: string;
  columns?: string[];
  expected: number;
}

export function costCase({ formula, columns = [], expected }: CostCase): void {
  expect(costOf(formula, (id) => columns.includes(id))).toBe(expected);
}
