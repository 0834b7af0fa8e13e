import { type Body, Plan } from "@groundwork/formwork/rules";

/** The calculations that name a field or a column of it: without it they can't be made. */
export function calculationsWith(body: Body, fieldId: string): string[] {
  const plan = new Plan(body);
  const isOfIt = (named: string) => (plan.columns.get(named)?.table.id ?? named) === fieldId;
  return [...plan.formulas]
    .filter(([, { references }]) => references.some((each) => isOfIt(each.fieldId)))
    .map(([calculationId]) => calculationId);
}
