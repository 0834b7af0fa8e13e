import type { Body } from "../body/types";
import { operandOf } from "../fields/kind";
import { rulesOf, settingOf } from "../fields/registry";
import { Failed, type Operand } from "../formula/operand";
import { complaint, type Problem, problemOf } from "../problem";
import { type CalculationProblem, whole } from "./calculations";
import { Plan } from "./plan";

export type FieldValues = Readonly<Record<string, unknown>>;
/** The value of a field that people enter. */
export type ValueIn = (fieldId: string) => unknown;
/** A calculation's decimal string, or null. */
export type Results = Map<string, string | null>;

/** Computes a form's calculations: all of them once, then only what a change reaches. */
export class Calculator {
  readonly plan: Plan;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #outcomes = new Map<string, Operand | Failed>();
  readonly #problems = new Map<string, CalculationProblem>();

  constructor(body: Body) {
    this.plan = new Plan(body);
    this.#positions = new Map(this.plan.order.map((fieldId, position) => [fieldId, position]));
    for (const [fieldId, problem] of this.plan.unreadable) this.#fail(fieldId, problem);
    for (const fieldId of this.plan.endless) this.#fail(fieldId, whole("cycle"));
  }

  calculates(fieldId: string): boolean {
    return this.plan.settings.has(fieldId);
  }

  /** Why a calculation has no value, as of the last time it was computed. */
  problem(fieldId: string): CalculationProblem | null {
    return this.#problems.get(fieldId) ?? null;
  }

  all(valueIn: ValueIn): Results {
    const results: Results = new Map(Array.from(this.plan.settings.keys(), (fieldId) => [fieldId, null]));
    for (const fieldId of this.plan.order) results.set(fieldId, this.#compute(fieldId, valueIn));
    return results;
  }

  /** Of the calculations that these fields reach, directly or through other calculations. */
  after(changed: Iterable<string>, valueIn: ValueIn): Results {
    const reached = new Set<string>();
    const waiting = [...changed];
    for (let fieldId = waiting.pop(); fieldId !== undefined; fieldId = waiting.pop())
      for (const reader of this.plan.readers.get(fieldId) ?? [])
        if (!reached.has(reader)) {
          reached.add(reader);
          waiting.push(reader);
        }
    const ordered = [...reached].filter((fieldId) => this.#positions.has(fieldId));
    ordered.sort((one, other) => (this.#positions.get(one) ?? 0) - (this.#positions.get(other) ?? 0));
    return new Map(ordered.map((fieldId) => [fieldId, this.#compute(fieldId, valueIn)]));
  }

  #fail(fieldId: string, problem: CalculationProblem): void {
    this.#problems.set(fieldId, problem);
    this.#outcomes.set(fieldId, new Failed(problem.code));
  }

  #compute(fieldId: string, valueIn: ValueIn): string | null {
    const { text, operand, problem } = this.plan.compute(fieldId, (id) => this.#operand(id, valueIn));
    this.#outcomes.set(fieldId, operand);
    if (problem) this.#problems.set(fieldId, problem);
    else this.#problems.delete(fieldId);
    return text;
  }

  #operand(fieldId: string, valueIn: ValueIn): Operand | Failed {
    if (this.calculates(fieldId)) return this.#outcomes.get(fieldId) ?? null;
    return operandIn(this.plan, fieldId, valueIn);
  }
}

function operandIn(plan: Plan, fieldId: string, valueIn: ValueIn): Operand | Failed {
  const found = plan.columns.get(fieldId);
  if (found) {
    const { table } = found;
    return rulesOf(table.type)?.column?.(settingOf(table), valueIn(table.id), fieldId) ?? null;
  }
  const field = plan.fields.get(fieldId);
  const rules = field && rulesOf(field.type);
  if (!field || !rules?.hasShape) return new Failed("unknownField");
  return operandOf(rules, settingOf(field), valueIn(fieldId));
}

/** Every calculation from the values of the other fields, and why some have no result. */
export function recompute(
  body: Body,
  values: FieldValues,
): { values: Record<string, string | null>; problems: Problem[] } {
  const calculator = new Calculator(body);
  const { plan } = calculator;
  const results = calculator.all((fieldId) => values[fieldId] ?? null);
  const troubled = [...plan.unreadable.keys(), ...plan.endless, ...plan.order];
  const problems = troubled.flatMap((fieldId) => {
    const problem = calculator.problem(fieldId);
    if (!problem) return [];
    const { code, params } = problem;
    return [
      problemOf(fieldId, problem.length === 0 ? complaint(code) : plan.complaintAt(fieldId, code, problem, params)),
    ];
  });
  return { values: Object.fromEntries(results), problems };
}
