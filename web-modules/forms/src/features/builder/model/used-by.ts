import { type Body, Plan } from "@groundwork/formwork/rules";

/** The calculations that name any of these fields, or a column of one: without them they can't be made. */
export function calculationsWith(body: Body, fieldIds: readonly string[]): string[] {
  const plan = new Plan(body);
  const gone = new Set(fieldIds);
  const isOfIt = (named: string) => gone.has(plan.columns.get(named)?.table.id ?? named);
  return [...plan.formulas]
    .filter(([id]) => !gone.has(id))
    .filter(([, { references }]) => references.some((each) => isOfIt(each.fieldId)))
    .map(([calculationId]) => calculationId);
}
