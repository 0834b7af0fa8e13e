import type { Body, Field } from "./body/types";
import { fieldsOf } from "./body/walk";
import { rulesOf, settingOf } from "./fields/registry";
import { isListed, type ListedSetting, liesUnder, listedIn, withoutEnd } from "./fields/selection/listed";
import { complaint, type Problem, problemOf } from "./problem";
import type { FieldValues } from "./values/calculator";

/* Fields with lists below each other: Building, Floor, Room. Each offers what lies under what is chosen in the one above. Columns of a table do so in each of its rows (fields/input-table/cascade.ts). */

export { listedIn };

type ValueIn = (fieldId: string) => unknown;

/** Of a field, or a column, that takes its choices from a list of the company; null: it does not. */
export function listedSettingOf(field: Field | undefined): ListedSetting | null {
  return field && isListed(field.setting) ? (settingOf(field) as ListedSetting) : null;
}

/** Whether all that is chosen lies under what is chosen above; where nothing stands above it does. */
export function liesUnderAbove(field: Field, valueIn: ValueIn): boolean {
  const within = listedSettingOf(field)?.withinFieldId;
  const value = valueIn(field.id);
  return !within || !rulesOf(field.type)?.hasShape?.(value) || liesUnder(value, valueIn(within));
}

/** Of these fields those in which something is chosen that does not lie under what is chosen above. */
export function checkCascade(body: Body, values: FieldValues, fieldIds: Iterable<string>): Problem[] {
  const fields = new Map(fieldsOf(body).map((field) => [field.id, field]));
  return [...fieldIds].flatMap((fieldId) => {
    const field = fields.get(fieldId);
    return field && !liesUnderAbove(field, (each) => values[each])
      ? [problemOf(fieldId, complaint("notUnderAbove"))]
      : [];
  });
}

/** Before publishing: what stands above is a field with a list, and nothing stands above itself. */
export function levelProblems(fields: readonly Field[]): Problem[] {
  return withoutEnd(fields).map(({ id }) => problemOf(id, complaint("noFieldAbove")));
}

/** The fields directly below a field, for as many as there are. */
export function belowOf(fields: Iterable<Field>): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const field of fields) {
    const within = listedSettingOf(field)?.withinFieldId;
    if (within) below.set(within, [...(below.get(within) ?? []), field.id]);
  }
  return below;
}
