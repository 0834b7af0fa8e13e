import type { CommonSetting } from "../../body/types";
import { type Complaint, complaint } from "../../problem";
import { lengthOf, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND } from "../kind";
import { messageShape, type Ruled } from "../ruled";

/** Of the kinds that hold a text. */
export interface TextSetting extends CommonSetting, Ruled {
  placeholder: string;
}

export const TEXT_DEFAULTS = { placeholder: "", message: "" };
export const textSettingShape = { placeholder: text(MOST_LABEL), ...messageShape };

export const TEXT_KIND = {
  ...PLAIN_KIND,
  compared: "text",
  isEmpty: (value: string) => value.trim() === "",
  answers: (value: string) => value.trim() !== "",
  operand: (_: unknown, value: string) => value,
  text: (_: unknown, value: string) => value,
} satisfies Partial<KindRules<TextSetting, string>>;

export function checkLength(value: string, least: number, most: number): Complaint[] {
  const length = lengthOf(value);
  if (length > most) return [complaint("tooLong", { most })];
  return length < least ? [complaint("tooShort", { least })] : [];
}
