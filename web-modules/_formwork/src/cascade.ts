import type { Body, Field } from "./body/types";
import { fieldsOf } from "./body/walk";
import { type DropdownSetting, isListed, type ListedChoice } from "./fields/dropdown/rules";
import { rulesOf, settingOf } from "./fields/registry";
import { complaint, type Problem, problemOf } from "./problem";
import { isRecord } from "./shape";
import type { FieldValues } from "./values/calculator";

/* Dropdowns below each other: Building, Floor, Room. Each offers what lies under what is chosen in the one above. */

type ValueIn = (fieldId: string) => unknown;

/** Of a field that takes its choices from a list of the company; null: it does not. */
export function listedSettingOf(field: Field | undefined): DropdownSetting | null {
  if (field?.type !== "dropdown") return null;
  const setting = settingOf(field) as DropdownSetting;
  return isListed(setting) ? setting : null;
}

/** The items of a list that a value names. */
export function listedIn(value: unknown): readonly ListedChoice[] {
  return isRecord(value) && Array.isArray(value.listed) ? (value.listed as ListedChoice[]) : [];
}

/** Whether all that is chosen lies under what is chosen above; where nothing stands above it does. */
export function liesUnderAbove(field: Field, valueIn: ValueIn): boolean {
  const within = listedSettingOf(field)?.withinFieldId;
  const value = valueIn(field.id);
  if (!within || !rulesOf(field.type)?.hasShape?.(value)) return true;
  const above = new Set(listedIn(valueIn(within)).map((each) => each.id));
  return listedIn(value).every((each) => above.has(each.parentId ?? ""));
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

/** Before publishing: what stands above is a dropdown with a list, and nothing stands above itself. */
export function levelProblems(fields: readonly Field[]): Problem[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return fields
    .filter((field) => listedSettingOf(field)?.withinFieldId && !hasEnd(byId, field.id))
    .map((field) => problemOf(field.id, complaint("noFieldAbove")));
}

function hasEnd(byId: ReadonlyMap<string, Field>, fieldId: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = fieldId; at !== null; ) {
    const setting: DropdownSetting | null = listedSettingOf(byId.get(at));
    if (!setting || seen.has(at)) return false;
    seen.add(at);
    at = setting.withinFieldId;
  }
  return true;
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
