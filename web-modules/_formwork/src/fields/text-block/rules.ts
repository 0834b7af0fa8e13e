import type { CommonSetting } from "../../body/types";
import { complaint } from "../../problem";
import { oneOf, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";

export const TEXT_STYLES = ["heading", "paragraph"] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];
export const MOST_TEXT = 5000;

export interface TextBlockSetting extends CommonSetting {
  text: string;
  style: TextStyle;
}

export const rules: KindRules<TextBlockSetting> = {
  ...SHOWN_KIND,
  ownDefaults: () => ({ text: "", style: "paragraph" }),
  hasSettingShape: settingShape({ text: text(MOST_TEXT), style: oneOf(...TEXT_STYLES) }),
  checkSetting: (setting) => (setting.text.trim() === "" ? [complaint("textMissing")] : []),
};
