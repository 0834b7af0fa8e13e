import { complaint } from "../../problem";
import { text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import { TEXT_DEFAULTS, TEXT_KIND, type TextSetting, textSettingShape } from "../text/text";

export const MOST_CHARACTERS = 40;

const SIGNS = /^\+?[0-9 ()./-]+( ?(x|ext\.?) ?[0-9]{1,6})?$/;
const DIGITS = { least: 3, most: 21 } as const;

/** As people write it: +65 6123 4567, (0)20-7946 0000. */
export const rules: KindRules<TextSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...TEXT_DEFAULTS }),
  hasSettingShape: settingShape(textSettingShape),
  hasShape: text(MOST_CHARACTERS),
  checkValue: (setting, value) => {
    const digits = value.replace(/[^0-9]/g, "").length;
    const isOne = SIGNS.test(value) && digits >= DIGITS.least && digits <= DIGITS.most;
    return told(setting, isOne ? [] : [complaint("notAPhone")]);
  },
};
