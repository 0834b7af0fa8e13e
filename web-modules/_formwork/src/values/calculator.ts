import { operandOf } from "../fields/kind";
import { holdsValue, rulesOf, settingOf } from "../fields/registry";
import { Failed, type Operand } from "../formula/operand";
import { type CalculationProblem, whole } from "./calculations";
import type { Plan } from "./plan";

export type FieldValues = Readonly<Record<string, unknown>>;
/** The value of a field that people enter. */
export type ValueIn = (fieldId: string) => unknown;
/** Computes a form's calculations, each after those it refers to (`conditions/settle`). */
export class Calculator {
  readonly plan: Plan;
  readonly #outcomes = new Map<string, Operand | Failed>();
  readonly #problems = new Map<string, CalculationProblem>();

  constructor(plan: Plan) {
    this.plan = plan;
    for (const [fieldId, problem] of plan.unreadable) this.#fail(fieldId, problem);
    for (const fieldId of plan.endless) this.#fail(fieldId, whole("cycle"));
  }

  calculates(fieldId: string): boolean {
    return this.plan.settings.has(fieldId);
  }

  /** Why a calculation has no value, as of the last time it was computed. */
  problem(fieldId: string): CalculationProblem | null {
    return this.#problems.get(fieldId) ?? null;
  }

  /** For who fills in: as long as something that it is computed from is empty, no division is wrong yet. */
  problemNow(fieldId: string, valueIn: ValueIn): CalculationProblem | null {
    const problem = this.problem(fieldId);
    if (problem?.code !== "divisionByZero") return problem;
    const { formulas, columns } = this.plan;
    const named = formulas.get(fieldId)?.references ?? [];
    return named.some((each) => valueIn(columns.get(each.fieldId)?.table.id ?? each.fieldId) === null) ? null : problem;
  }

  /** Its decimal string, or null. */
  compute(fieldId: string, valueIn: ValueIn): string | null {
    const { text, operand, problem } = this.plan.compute(fieldId, (id) => this.#operand(id, valueIn));
    this.#outcomes.set(fieldId, operand);
    if (problem) this.#problems.set(fieldId, problem);
    else this.#problems.delete(fieldId);
    return text;
  }

  #fail(fieldId: string, problem: CalculationProblem): void {
    this.#problems.set(fieldId, problem);
    this.#outcomes.set(fieldId, new Failed(problem.code));
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
  if (!field || !rules || !holdsValue(field)) return new Failed("unknownField");
  return operandOf(rules, settingOf(field), valueIn(fieldId));
}
