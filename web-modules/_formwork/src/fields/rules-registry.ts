import type { CommonSetting, Field } from "../body/types";
import { calculation } from "./calculation/rules";
import { dateTime } from "./date-time/rules";
import { headerSection } from "./header-section/rules";
import type { KindRules } from "./kind";
import { shortText } from "./short-text/rules";
import { signature } from "./signature/rules";
import { singleSelection } from "./single-selection/rules";
import { upload } from "./upload/rules";

/** The rules of every kind. The drawn side is in `kinds.ts`, which does not compile while one is missing there. */
export const KIND_RULES = {
  shortText,
  singleSelection,
  signature,
  upload,
  dateTime,
  calculation,
  headerSection,
} as const satisfies Record<string, KindRules>;

export type FieldType = keyof typeof KIND_RULES;

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
