import type { CommonSetting } from "../../body/types";
import { complaint } from "../../problem";
import { flag, oneOf, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { TEXT_KIND } from "../text/text";

export const TEXT_STYLES = ["heading", "paragraph"] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];
export const MOST_TEXT = 5000;

export interface TextBlockSetting extends CommonSetting {
  text: string;
  style: TextStyle;
  /** Whoever fills in its step types in its place: `text` is what they begin with. */
  isTyped: boolean;
}

export const rules: KindRules<TextBlockSetting, string> = {
  ...TEXT_KIND,
  compared: "nothing",
  needsLabel: false,
  fitsColumn: false,
  isEnteredWith: ({ isTyped }) => isTyped,
  ownDefaults: () => ({ text: "", style: "paragraph", isTyped: false }),
  hasSettingShape: settingShape({ text: text(MOST_TEXT), style: oneOf(...TEXT_STYLES), isTyped: flag }),
  hasShape: text(MOST_TEXT),
  checkSetting: (setting) => (setting.text.trim() === "" && !setting.isTyped ? [complaint("textMissing")] : []),
};
