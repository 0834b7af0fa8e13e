import type { CommonSetting, Field } from "../body/types";
import { COMMON_SETTING, type KindRules } from "./kind";
import { KIND_RULES, PALETTE } from "./rules.gen";

export { KIND_RULES, PALETTE };
export type FieldType = keyof typeof KIND_RULES;
export type PaletteGroup = keyof typeof PALETTE;

export const FIELD_TYPES = Object.keys(KIND_RULES) as FieldType[];

export function isFieldType(type: string): type is FieldType {
  return Object.hasOwn(KIND_RULES, type);
}

/** The rules of a kind; undefined for one that a newer server knows and this page does not. */
export function rulesOf(type: string): KindRules | undefined {
  return isFieldType(type) ? (KIND_RULES[type] as KindRules) : undefined;
}

/** A field's setting with everything that its kind needs, whatever the stored one lacks. */
export function writtenSettingOf(field: Field): CommonSetting {
  return { ...COMMON_SETTING, ...rulesOf(field.type)?.ownDefaults(), ...field.setting };
}

/** The same, with what stands inside the field where its rules look at that; not to be written back. */
export function settingOf(field: Field): CommonSetting {
  const written = writtenSettingOf(field);
  return rulesOf(field.type)?.readParts?.(written, field.components ?? [], rulesOf) ?? written;
}

/** Whether people enter it; else it is computed or shown. */
export function isEntered(field: Field): boolean {
  const rules = rulesOf(field.type);
  return (rules?.isEntered ?? false) && (rules?.isEnteredWith?.(settingOf(field)) ?? true);
}

/** Whether its value is what became of submissions of their own: the service tells it, and nobody sends it. */
export function isGathered(field: Field): boolean {
  return rulesOf(field.type)?.holds === "submissions";
}

export function holdsValue(field: Field): boolean {
  const rules = rulesOf(field.type);
  return Boolean(rules?.hasShape) && (!rules?.isEntered || isEntered(field));
}
