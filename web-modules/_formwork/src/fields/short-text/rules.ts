import { complaint } from "../../problem";
import { integer, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import {
  checkAgainstPattern,
  checkPattern,
  PATTERNED_DEFAULTS,
  type PatternedSetting,
  patternedShape,
} from "../text/patterned";
import { checkLength, TEXT_KIND } from "../text/text";

export const MOST_CHARACTERS = 500;

export interface ShortTextSetting extends PatternedSetting {
  minLength: number;
  maxLength: number;
}

export const rules: KindRules<ShortTextSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...PATTERNED_DEFAULTS, minLength: 0, maxLength: MOST_CHARACTERS }),
  hasSettingShape: settingShape({
    ...patternedShape,
    minLength: integer(0, MOST_CHARACTERS),
    maxLength: integer(1, MOST_CHARACTERS),
  }),
  hasShape: text(MOST_CHARACTERS),
  checkSetting: (setting) => {
    const found = setting.minLength > setting.maxLength ? [complaint("boundsCrossed")] : [];
    return [...found, ...checkPattern(setting)];
  },
  checkValue: (setting, value) => {
    const found = checkLength(value, setting.minLength, setting.maxLength);
    return told(setting, [...found, ...checkAgainstPattern(setting, value)]);
  },
};
