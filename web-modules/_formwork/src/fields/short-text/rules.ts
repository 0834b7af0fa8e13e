import { fitsPattern, MOST_PATTERN, readPattern } from "../../pattern";
import { complaint } from "../../problem";
import { integer, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import { checkLength, TEXT_DEFAULTS, TEXT_KIND, type TextSetting, textSettingShape } from "../text/text";

export const MOST_CHARACTERS = 500;

export interface ShortTextSetting extends TextSetting {
  minLength: number;
  maxLength: number;
  /** As `pattern.ts` reads it; empty: any text. */
  pattern: string;
}

export const rules: KindRules<ShortTextSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...TEXT_DEFAULTS, minLength: 0, maxLength: MOST_CHARACTERS, pattern: "" }),
  hasSettingShape: settingShape({
    ...textSettingShape,
    minLength: integer(0, MOST_CHARACTERS),
    maxLength: integer(1, MOST_CHARACTERS),
    pattern: text(MOST_PATTERN),
  }),
  hasShape: text(MOST_CHARACTERS),
  checkSetting: ({ minLength, maxLength, pattern }) => {
    const found = minLength > maxLength ? [complaint("boundsCrossed")] : [];
    if (pattern !== "" && readPattern(pattern) === null) found.push(complaint("patternUnreadable", { example: "{2}" }));
    return found;
  },
  checkValue: (setting, value) => {
    const found = checkLength(value, setting.minLength, setting.maxLength);
    const pattern = setting.pattern === "" ? null : readPattern(setting.pattern);
    if (pattern !== null && !fitsPattern(pattern, value)) found.push(complaint("notOfPattern"));
    return told(setting, found);
  },
};
