import { complaint } from "../../problem";
import { text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import { TEXT_DEFAULTS, TEXT_KIND, type TextSetting, textSettingShape } from "../text/text";

export const MOST_CHARACTERS = 254;

// That somebody's mail arrives there only a mail can tell: what is looked for is what was plainly mistyped.
const ADDRESS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out.
  /^[^\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff@,;:<>()[\]"\\]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/u;

export const rules: KindRules<TextSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...TEXT_DEFAULTS }),
  hasSettingShape: settingShape(textSettingShape),
  hasShape: text(MOST_CHARACTERS),
  checkValue: (setting, value) => told(setting, ADDRESS.test(value) ? [] : [complaint("notAnEmail")]),
};
