import { anything, flag, id, integer, later, list, nullable, oneOf, record, type Shape, text } from "../shape";

/** When this holds of fields, that applies to fields. The JSON is the server's (`formwork.condition`). */

export const LIMITS_OF_CONDITIONS = {
  conditions: 500,
  depth: 4,
  parts: 50,
  targets: 100,
  named: 50,
  together: 10_000,
} as const;

export const STATES = [
  "empty",
  "notEmpty",
  "is",
  "isNot",
  "contains",
  "notContains",
  "less",
  "atMost",
  "more",
  "atLeast",
  "anyOf",
  "noneOf",
  "allOf",
] as const;
export type State = (typeof STATES)[number];

export const OUTCOMES = ["show", "hide", "require", "optional", "readonly", "editable", "options", "value"] as const;
export type OutcomeType = (typeof OUTCOMES)[number];

/** Somebody or something that a field may name, with what it was called when the rule was written. */
export interface AskedItem {
  id: string;
  label: string;
}

export interface FieldState {
  state: State;
  /** A text, a number's digits or a day; the ids of options; answers. */
  value?: string | readonly number[] | readonly string[] | null;
  /** In place of a value: people, teams, projects, or items of a list of the company. */
  named?: readonly AskedItem[];
  /** In place of a value: it is compared with what this field says. */
  otherFieldId?: string | null;
  /** In place of a value: a day is compared with today. */
  withToday?: boolean;
}

/** What a comparison asks about: a field's value, or where, by whom and when the form is filled in. */
export const SUBJECTS = ["step", "team", "version", "today"] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Comparison {
  type?: "field" | Subject;
  fieldState: FieldState;
  /** Of "step", and of "team": any or none of these. */
  stepIds?: readonly string[];
  teamIds?: readonly string[];
}

/** A group, or a comparison: of one field, or of the situation. */
export interface NestedCondition {
  logicType?: "and" | "or";
  nestedConditions?: readonly NestedCondition[];
  fieldCondition?: { fieldId: string } | null;
  comparisonCondition?: Comparison | null;
}

export interface Outcome {
  type: OutcomeType;
  fieldIds?: readonly string[];
  pageIds?: readonly string[];
  /** Of "options": those that are offered. */
  optionIds?: readonly number[];
  /** Of "value". */
  value?: unknown;
}

export interface Condition {
  id: string;
  logicType?: "and" | "or";
  nestedConditions?: readonly NestedCondition[];
  outcomes?: readonly Outcome[];
}

/** A condition alone: what follows from it is drawn. */
export type Group = Pick<Condition, "logicType" | "nestedConditions">;

const { parts, targets, named } = LIMITS_OF_CONDITIONS;
const optionIds = list(integer(1, 1_000_000), 500);
const answers = list(text(500), 10);
const value: Shape = nullable((each) => text(500)(each) || optionIds(each) || answers(each));
const logicType = oneOf("and", "or");
const items = list(record({ id }, { label: text(500) }), named);
const fieldState = record(
  { state: oneOf(...STATES) },
  { value, named: items, otherFieldId: nullable(id), withToday: flag },
);
const comparison = record(
  { fieldState },
  { type: oneOf("field", ...SUBJECTS), stepIds: list(id, targets), teamIds: list(id, targets) },
);
const nested: Shape = record(
  {},
  {
    logicType,
    nestedConditions: list(
      later(() => nested),
      parts,
    ),
    fieldCondition: nullable(record({ fieldId: id })),
    comparisonCondition: nullable(comparison),
  },
);
const outcome = record(
  { type: oneOf(...OUTCOMES) },
  { fieldIds: list(id, targets), pageIds: list(id, targets), optionIds, value: anything },
);
const group = { logicType, nestedConditions: list(nested, parts) };
export const groupShape = record({}, group);
export const conditionShape = record({ id }, { ...group, outcomes: list(outcome, 20) });

export function* comparisonsIn(group: Group): Generator<NestedCondition> {
  for (const part of group.nestedConditions ?? []) {
    if (isComparison(part)) yield part;
    yield* comparisonsIn(part);
  }
}

/** Of what a comparison asks, where that is no field's value. */
export function subjectOf({ comparisonCondition }: NestedCondition): Subject | null {
  const type = comparisonCondition?.type ?? "field";
  return type === "field" ? null : type;
}

/** It is no group. */
export function isComparison(part: NestedCondition): boolean {
  return Boolean(part.fieldCondition) || subjectOf(part) !== null;
}

export const TODAY = "@today";

/** The fields whose values decide, and what of the situation does: "@step", as no field is called. */
export function looksAt(part: NestedCondition): string[] {
  const subject = subjectOf(part);
  if (subject) return [`@${subject}`];
  const { fieldCondition, comparisonCondition } = part;
  if (!fieldCondition) return [];
  const { otherFieldId, withToday } = comparisonCondition?.fieldState ?? {};
  return [fieldCondition.fieldId, otherFieldId ?? "", withToday ? TODAY : ""].filter(Boolean);
}

/** One more would not be saved. */
export function isFull(parts: readonly NestedCondition[]): boolean {
  return parts.length >= LIMITS_OF_CONDITIONS.parts;
}

export function depthOf(group: Group): number {
  return 1 + Math.max(0, ...(group.nestedConditions ?? []).map(depthOf));
}
