import type { CommonSetting } from "../../body/types";
import { complaint } from "../../problem";
import { text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";

export const MOST_TEXT = 10_000;

export interface RichTextSetting extends CommonSetting {
  /** As `readMarkedText` reads it: never HTML. */
  text: string;
}

export const rules: KindRules<RichTextSetting> = {
  ...SHOWN_KIND,
  ownDefaults: () => ({ text: "" }),
  hasSettingShape: settingShape({ text: text(MOST_TEXT) }),
  checkSetting: (setting) => (setting.text.trim() === "" ? [complaint("textMissing")] : []),
};
