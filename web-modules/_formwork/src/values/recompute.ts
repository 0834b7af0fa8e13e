import type { Body } from "../body/types";
import { Settling } from "../conditions/settle";
import { complaint, type Problem, problemOf } from "../problem";
import type { FieldValues } from "./calculator";

/** Every calculation from the values of the other fields, and why some have no result. */
export function recompute(
  body: Body,
  values: FieldValues,
): { values: Record<string, string | null>; problems: Problem[] } {
  const { calculator, counted } = new Settling(body, (fieldId) => values[fieldId] ?? null);
  const { plan } = calculator;
  const computed = new Set(plan.order);
  const results = Array.from(plan.settings.keys(), (fieldId) => {
    const value = computed.has(fieldId) ? (counted(fieldId) as string | null) : null;
    return [fieldId, value] as const;
  });
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
