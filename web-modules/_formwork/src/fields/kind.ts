import type { Body, CommonSetting, Field } from "../body/types";
import type { Operand } from "../formula/operand";
import type { Complaint } from "../problem";
import { id, list, record, type Shape, text } from "../shape";

/** A problem at a field: by its code, or in the service's own words, which name no values. */
export type FieldProblem = Complaint | { message: string; code?: string };

/** The rules of one kind of field, without drawing. */
export interface KindRules<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  /** False: people do not enter it, it is computed or shown. */
  readonly isEntered: boolean;
  readonly needsLabel: boolean;
  /** A new field's own setting; whatever a stored one lacks comes from here. */
  ownDefaults(): Omit<Setting, keyof CommonSetting>;
  readonly hasSettingShape: Shape;
  /** The shape of its value; null: it holds none. What the setting demands is `checkValue`'s. */
  readonly hasShape: Shape | null;
  /** What is missing before the form can be published. */
  checkSetting(setting: Setting, field: Field, body: Body): Complaint[];
  /** Nothing is lost when nothing is kept. */
  isEmpty(value: Value): boolean;
  /** Enough for a required field. */
  answers(value: Value): boolean;
  /** Of a value with the right shape that is not empty. */
  checkValue(setting: Setting, value: Value): Complaint[];
  /** What may be missing while a step is filled in, but not when it is submitted. */
  checkComplete(setting: Setting, value: Value): Complaint[];
  /** What a formula sees of a value that is not empty; null is nothing. */
  operand(setting: Setting, value: Value): Operand;
  /** In one line, for lists. */
  text(setting: Setting, value: Value): string;
  fileIds(value: Value): string[];
}

export const MOST_LABEL = 500;

/** The shape of a kind's setting: what every kind has, and its own. */
export function settingShape(own: Readonly<Record<string, Shape>>): Shape {
  return record({}, { label: text(MOST_LABEL), steps: list(id, 100), help: text(2000), ...own });
}

/** What most kinds say. */
export const PLAIN_KIND = {
  isEntered: true,
  needsLabel: true,
  checkSetting: () => [],
  checkValue: () => [],
  checkComplete: () => [],
  fileIds: () => [],
} satisfies Partial<KindRules>;
