import { type Body, Plan } from "@groundwork/formwork/rules";
import { findField, idsWithin } from "./places";

/** The calculations that name a field, a column of it or a field inside it: without it they can't be made. */
export function calculationsWith(body: Body, fieldId: string): string[] {
  const plan = new Plan(body);
  const field = findField(body, fieldId);
  const gone = new Set(field ? idsWithin(field) : [fieldId]);
  const isOfIt = (named: string) => gone.has(plan.columns.get(named)?.table.id ?? named);
  return [...plan.formulas]
    .filter(([id]) => !gone.has(id))
    .filter(([, { references }]) => references.some((each) => isOfIt(each.fieldId)))
    .map(([calculationId]) => calculationId);
}
