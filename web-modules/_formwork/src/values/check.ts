import type { Body, Field } from "../body/types";
import { fieldsOf } from "../body/walk";
import { rulesOf, settingOf } from "../fields/rules-registry";
import { isPlain } from "../json-guard";
import { type Complaint, complaint, type Problem, problemOf } from "../problem";
import type { FieldValues } from "./calculator";

/** Whether people enter a field at all. */
export function isAsked(field: Field): boolean {
  return field.visible && !field.readonly && (rulesOf(field.type)?.isEntered ?? false);
}

/** What is wrong with the value of one field. When submitting, nothing may be missing. */
export function checkFieldValue(field: Field, value: unknown, submitting: boolean): Complaint[] {
  const rules = rulesOf(field.type);
  if (!rules?.hasShape) return [];
  if (value !== null && value !== undefined) {
    if (!isPlain(value) || !rules.hasShape(value)) return [complaint("wrongShape")];
    const setting = settingOf(field);
    const found = rules.isEmpty(value) ? [] : rules.checkValue(setting, value);
    if (found.length > 0) return found;
    if (submitting && !rules.isEmpty(value)) found.push(...rules.checkComplete(setting, value));
    if (found.length > 0 || rules.answers(value)) return found;
  }
  return submitting && field.required && isAsked(field) ? [complaint("required")] : [];
}

/**
 * What is wrong with what a person sends for a step that owns `own`. When submitting, `values` are all of the step's.
 * Computed fields are passed over.
 */
export function checkValues(
  body: Body,
  own: ReadonlySet<string>,
  values: FieldValues,
  { submitting }: { submitting: boolean },
): Problem[] {
  const fields = new Map(fieldsOf(body).map((field) => [field.id, field]));
  const problems: Problem[] = [];
  for (const [fieldId, value] of Object.entries(values)) {
    const field = fields.get(fieldId);
    if (!field) problems.push(problemOf(fieldId, complaint("unknownField")));
    else if (!rulesOf(field.type)?.isEntered) continue;
    else if (!own.has(fieldId)) problems.push(problemOf(fieldId, complaint("notOfStep")));
    else if (!isAsked(field) && JSON.stringify(value) !== JSON.stringify(field.value))
      problems.push(problemOf(fieldId, complaint("readonly")));
    else problems.push(...checkFieldValue(field, value, false).map((each) => problemOf(fieldId, each)));
  }
  if (submitting)
    problems.push(...missing(fields.values(), own, values, new Set(problems.map((each) => each.subjectId))));
  return problems;
}

/** What only a submitted step must have. */
function missing(fields: Iterable<Field>, own: ReadonlySet<string>, values: FieldValues, wrong: ReadonlySet<string>) {
  const found: Problem[] = [];
  for (const field of fields)
    if (own.has(field.id) && isAsked(field) && !wrong.has(field.id))
      found.push(...checkFieldValue(field, values[field.id], true).map((each) => problemOf(field.id, each)));
  return found;
}
