import { complaint } from "../../problem";
import { integer, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import { checkLength, TEXT_DEFAULTS, TEXT_KIND, type TextSetting, textSettingShape } from "../text/text";

export const MOST_CHARACTERS = 10_000;
export const LINES = { least: 2, most: 20, atFirst: 4 } as const;

export interface LongTextSetting extends TextSetting {
  minLength: number;
  maxLength: number;
  /** How high its box is on the screen. */
  lines: number;
}

export const rules: KindRules<LongTextSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...TEXT_DEFAULTS, minLength: 0, maxLength: 5000, lines: LINES.atFirst }),
  hasSettingShape: settingShape({
    ...textSettingShape,
    minLength: integer(0, MOST_CHARACTERS),
    maxLength: integer(1, MOST_CHARACTERS),
    lines: integer(LINES.least, LINES.most),
  }),
  hasShape: text(MOST_CHARACTERS),
  checkSetting: ({ minLength, maxLength }) => (minLength > maxLength ? [complaint("boundsCrossed")] : []),
  checkValue: (setting, value) => told(setting, checkLength(value, setting.minLength, setting.maxLength)),
};
