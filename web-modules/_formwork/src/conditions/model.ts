import { anything, id, integer, later, list, nullable, oneOf, record, type Shape, text } from "../shape";

/** When this holds of fields, that applies to fields. The JSON is the server's (`formwork.condition`). */

export const LIMITS_OF_CONDITIONS = { conditions: 500, depth: 4, parts: 50, targets: 100, together: 10_000 } as const;

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

export interface FieldState {
  state: State;
  /** A text, a number's digits or a day; the ids of options; answers. */
  value?: string | readonly number[] | readonly string[] | null;
  /** In place of a value: it is compared with what this field says. */
  otherFieldId?: string | null;
}

/** A group, or a comparison of one field. */
export interface NestedCondition {
  logicType?: "and" | "or";
  nestedConditions?: readonly NestedCondition[];
  fieldCondition?: { fieldId: string } | null;
  comparisonCondition?: { type?: "field"; fieldState: FieldState } | null;
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

const { parts, targets } = LIMITS_OF_CONDITIONS;
const optionIds = list(integer(1, 1_000_000), 500);
const answers = list(text(500), 10);
const value: Shape = nullable((each) => text(500)(each) || optionIds(each) || answers(each));
const logicType = oneOf("and", "or");
const comparison = record(
  { fieldState: record({ state: oneOf(...STATES) }, { value, otherFieldId: nullable(id) }) },
  { type: oneOf("field") },
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
    if (part.fieldCondition) yield part;
    yield* comparisonsIn(part);
  }
}

/** The fields whose values decide. */
export function looksAt({ fieldCondition, comparisonCondition }: NestedCondition): string[] {
  if (!fieldCondition) return [];
  const other = comparisonCondition?.fieldState.otherFieldId;
  return other ? [fieldCondition.fieldId, other] : [fieldCondition.fieldId];
}

/** One more would not be saved. */
export function isFull(parts: readonly NestedCondition[]): boolean {
  return parts.length >= LIMITS_OF_CONDITIONS.parts;
}

export function depthOf(group: Group): number {
  return 1 + Math.max(0, ...(group.nestedConditions ?? []).map(depthOf));
}
