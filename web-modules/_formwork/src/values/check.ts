import type { Body, Field } from "../body/types";
import { placesOf } from "../body/walk";
import type { KindRules } from "../fields/kind";
import { isEntered, isGathered, rulesOf, settingOf } from "../fields/registry";
import { isPlain, sameJson } from "../json-guard";
import { fieldIdsOfStep, type StepsOfWorkflow } from "../ownership";
import { type Complaint, complaint, type Problem, problemOf } from "../problem";
import type { FieldValues } from "./calculator";

export interface CheckedValues {
  /** What to keep: a field's value, or null to clear it. Fields with a problem are left out. */
  values: Record<string, unknown>;
  problems: Problem[];
}

/** Whether people enter a field at all. */
export function isAsked(field: Field): boolean {
  return field.visible && !field.readonly;
}

/** A field as what it stands in lets it be asked. */
export function askedIn(field: Field, holders: readonly Field[]): Field {
  if (holders.every(isAsked)) return field;
  const visible = field.visible && holders.every((each) => each.visible);
  return { ...field, visible, readonly: field.readonly || holders.some((each) => each.readonly) };
}

/**
 * What a person sends for a step. When submitting, `values` are all of the step's, and none may be missing. Computed
 * fields are passed over: `recompute` gives their values. So are gathered ones until it is submitted: then `values` has
 * what was gathered. `before`: what is kept, for fields that begin with what nobody sends.
 */
export function checkValues(
  body: Body,
  workflow: StepsOfWorkflow,
  stepId: string,
  values: FieldValues,
  { submitting, before = {} }: { submitting: boolean; before?: FieldValues },
): CheckedValues {
  const own = fieldIdsOfStep(body, workflow, stepId);
  const fields = new Map(Array.from(placesOf(body), ({ field, holders }) => [field.id, askedIn(field, holders)]));
  const checked: CheckedValues = { values: {}, problems: [] };
  for (const [fieldId, value] of Object.entries(values)) {
    const field = fields.get(fieldId);
    const rules = field && rulesOf(field.type);
    if (!field || !rules) checked.problems.push(problemOf(fieldId, complaint("unknownField")));
    else if (!isEntered(field) || (isGathered(field) && !submitting)) continue;
    else if (!own.has(fieldId)) checked.problems.push(problemOf(fieldId, complaint("notOfStep")));
    else {
      const found = complaintsOf(field, rules, value, submitting, before);
      checked.problems.push(...found.map((each) => problemOf(fieldId, each)));
      if (found.length === 0) checked.values[fieldId] = cleaned(rules, value);
    }
  }
  if (!submitting) return checked;
  const unanswered = [...fields.values()].filter((field) => own.has(field.id) && isUnanswered(field, values[field.id]));
  checked.problems.push(...unanswered.map((field) => problemOf(field.id, complaint("required"))));
  return checked;
}

/** Whether this page knows what the value says: a newer service may keep values of a known kind in a further shape. */
export function isUnderstood(field: Field, value: unknown): boolean {
  const rules = rulesOf(field.type);
  return isNothing(value) || !rules?.hasShape || rules.hasShape(value);
}

/**
 * What is wrong with one field's value when its step is submitted; for the person who fills it in. Where the step need
 * not be whole, only what is there must fit. Of what this page does not understand the service judges.
 */
export function checkFieldValue(field: Field, value: unknown, isWhole = true): Complaint[] {
  const rules = rulesOf(field.type);
  if (!rules || !isEntered(field) || !isAsked(field) || !isUnderstood(field, value)) return [];
  const found = complaintsOf(field, rules, value, isWhole);
  return isWhole && found.length === 0 && isUnanswered(field, value) ? [complaint("required")] : found;
}

/** null for a value that says nothing. */
function cleaned(rules: KindRules, value: unknown): unknown {
  return isNothing(value) || rules.isEmpty(value) ? null : value;
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function complaintsOf(
  field: Field,
  rules: KindRules,
  value: unknown,
  submitting: boolean,
  before: FieldValues = {},
): Complaint[] {
  if (!isAsked(field) && !isAsBegun(field, value, before)) return [complaint("readonly")];
  if (isNothing(value)) return [];
  if (!isPlain(value) || !rules.hasShape?.(value)) return [complaint("wrongShape")];
  if (rules.isEmpty(value)) return [];
  const setting = settingOf(field);
  const found = rules.checkValue(setting, value);
  return submitting && found.length === 0 ? rules.checkComplete(setting, value) : found;
}

function isAsBegun(field: Field, value: unknown, before: FieldValues): boolean {
  const isKept = field.id in before && sameJson(value ?? null, before[field.id] ?? null);
  return isKept || sameJson(value ?? null, field.value ?? null);
}

function isUnanswered(field: Field, value: unknown): boolean {
  const rules = rulesOf(field.type);
  if (!field.required || !isAsked(field) || !rules || !isEntered(field)) return false;
  // A value of a wrong shape has its own problem.
  return isNothing(value) || ((rules.hasShape?.(value) ?? false) && !rules.answers(value));
}
