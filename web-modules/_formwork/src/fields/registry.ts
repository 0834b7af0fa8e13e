import type { CommonSetting, Field } from "../body/types";
import type { KindRules } from "./kind";
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

const COMMON: CommonSetting = { label: "", help: "", steps: [] };

/** A field's setting with everything that its kind needs, whatever the stored one lacks. */
export function settingOf(field: Field): CommonSetting {
  return { ...COMMON, ...rulesOf(field.type)?.ownDefaults(), ...field.setting };
}
