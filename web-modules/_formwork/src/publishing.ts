import type { Body, CommonSetting, Field } from "./body/types";
import { columnsAmong, fieldsOf } from "./body/walk";
import { levelProblems } from "./cascade";
import type { KindRules } from "./fields/kind";
import { isEntered, rulesOf, settingOf } from "./fields/registry";
import type { StepsOfWorkflow } from "./ownership";
import { type Complaint, complaint, type Problem, problemOf } from "./problem";
import { isAsked } from "./values/check";
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
  const buttonIds = new Set(workflow.nodes.filter((node) => node.type === "button").map((node) => node.id));
  problems.push(...pageProblems(body, fields), ...levelProblems(fields));
  for (const field of fields) {
    problems.push(...fieldComplaints(field, body).map((each) => problemOf(each.subjectId ?? field.id, each)));
    if (!settingOf(field).steps.every((stepId) => stepIds.has(stepId)))
      problems.push(problemOf(field.id, complaint("unknownStep")));
    if (!(rulesOf(field.type)?.buttonIds?.(settingOf(field)) ?? []).every((each) => buttonIds.has(each)))
      problems.push(problemOf(field.id, complaint("unknownButton")));
  }
  for (const { column } of columnsAmong(fields).values())
    problems.push(...columnComplaints(column, body).map((each) => problemOf(column.id, each)));
  const pageIds = new Set(body.map((page) => page.id));
  for (const step of steps)
    if (!((step.data?.pageIds ?? []) as readonly string[]).every((pageId) => pageIds.has(pageId)))
      problems.push(problemOf(step.id, complaint("unknownPage")));
  return [...problems, ...calculationProblems(body)];
}

/** A form that asks nothing is no form: whoever starts it finds nothing to do, and a record of it says nothing. */
function pageProblems(body: Body, fields: readonly Field[]): Problem[] {
  const firstPageId = body[0]?.id ?? "";
  if (fields.length === 0) return [problemOf(firstPageId, complaint("emptyForm"))];
  const empty = body.filter((page) => page.components.every((row) => row.components.length === 0));
  const problems = empty.map((page) => problemOf(page.id, complaint("emptyPage")));
  // A kind that is newer than this page may well be one that people enter.
  const isFilledIn = fields.some((field) => isAsked(field) && (rulesOf(field.type) === undefined || isEntered(field)));
  return isFilledIn ? problems : [problemOf(firstPageId, complaint("nothingToFillIn")), ...problems];
}

function columnComplaints(column: Field, body: Body): Complaint[] {
  const setting = settingOf(column);
  const found = setting.label.trim() === "" ? [complaint("labelMissing")] : [];
  return [...found, ...(rulesOf(column.type)?.checkSetting(setting, column, body) ?? [])];
}

function fieldComplaints(field: Field, body: Body): Complaint[] {
  const rules = rulesOf(field.type);
  if (!rules) return [];
  const setting = settingOf(field);
  const found = rules.checkSetting(setting, field, body);
  const { value } = field;
  const hasDefault = value !== null && value !== undefined;
  return hasDefault && !(isEntered(field) && mayBeginWith(rules, setting, value))
    ? [...found, complaint("defaultValue")]
    : found;
}

function mayBeginWith(rules: KindRules, setting: CommonSetting, value: unknown): boolean {
  if (!rules.hasShape?.(value) || rules.holds === "submissions" || rules.isLookedUp) return false;
  if (rules.isEmpty(value)) return true;
  // A file belongs to one submission: none can begin with it.
  return rules.checkValue(setting, value).length === 0 && rules.fileIds(value).length === 0;
}

/** What shows only when all formulas are seen together. */
function calculationProblems(body: Body): Problem[] {
  const plan = new Plan(body);
  return [...plan.unknownReferences(), ...plan.endless.map((fieldId) => problemOf(fieldId, complaint("cycle")))];
}
