import type { Body, Field } from "./body/types";
import { fieldsOf } from "./body/walk";
import { rulesOf, settingOf } from "./fields/registry";
import type { StepsOfWorkflow } from "./ownership";
import { type Complaint, complaint, type Problem, problemOf } from "./problem";
import { Plan } from "./values/plan";
import { fieldTooMuch } from "./values/too-large";

/** What a form needs before it can be published, beside its workflow's own checks. */
export function checkBody(body: Body, workflow: StepsOfWorkflow): Problem[] {
  const tooMuch = fieldTooMuch(body);
  // Nothing else is looked at: that would be what takes long.
  if (tooMuch !== null) return [problemOf(tooMuch, complaint("formulasTooLarge"))];
  const problems: Problem[] = [];
  const fields = fieldsOf(body);
  const steps = workflow.nodes.filter((node) => node.type === "step");
  const stepIds = new Set(steps.map((step) => step.id));
  if (fields.length === 0) problems.push(problemOf("", complaint("emptyForm")));
  for (const field of fields) {
    problems.push(...fieldComplaints(field, body).map((each) => problemOf(field.id, each)));
    if (!settingOf(field).steps.every((stepId) => stepIds.has(stepId)))
      problems.push(problemOf(field.id, complaint("unknownStep")));
  }
  const pageIds = new Set(body.map((page) => page.id));
  for (const step of steps)
    if (!((step.data?.pageIds ?? []) as readonly string[]).every((pageId) => pageIds.has(pageId)))
      problems.push(problemOf(step.id, complaint("unknownPage")));
  return [...problems, ...calculationProblems(body)];
}

function fieldComplaints(field: Field, body: Body): Complaint[] {
  const rules = rulesOf(field.type);
  if (!rules) return [];
  const setting = settingOf(field);
  const found = rules.needsLabel && setting.label.trim() === "" ? [complaint("labelMissing")] : [];
  found.push(...rules.checkSetting(setting, field, body));
  const { value } = field;
  if (value !== null && value !== undefined) {
    const fits = rules.isEntered && (rules.hasShape?.(value) ?? false);
    if (!fits || (!rules.isEmpty(value) && rules.checkValue(setting, value).length > 0))
      found.push(complaint("defaultValue"));
  }
  return found;
}

/** What shows only when all formulas are seen together. */
function calculationProblems(body: Body): Problem[] {
  const plan = new Plan(body);
  return [...plan.unknownReferences(), ...plan.endless.map((fieldId) => problemOf(fieldId, complaint("cycle")))];
}
