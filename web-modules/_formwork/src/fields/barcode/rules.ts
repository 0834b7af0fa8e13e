import { list, oneOf, text } from "../../shape";
import { type KindRules, settingShape } from "../kind";
import { told } from "../ruled";
import {
  checkAgainstPattern,
  checkPattern,
  PATTERNED_DEFAULTS,
  type PatternedSetting,
  patternedShape,
} from "../text/patterned";
import { TEXT_KIND } from "../text/text";

export const MOST_CHARACTERS = 200;
/** As the camera of the kit calls them. */
export const FORMATS = ["qr", "ean", "code128", "code39"] as const;

export interface BarcodeSetting extends PatternedSetting {
  /** What the camera looks for; empty: all of them. What is typed has no format, so no value is refused by it. */
  formats: (typeof FORMATS)[number][];
}

export const rules: KindRules<BarcodeSetting, string> = {
  ...TEXT_KIND,
  ownDefaults: () => ({ ...PATTERNED_DEFAULTS, formats: [] }),
  hasSettingShape: settingShape({ ...patternedShape, formats: list(oneOf(...FORMATS), FORMATS.length) }),
  hasShape: text(MOST_CHARACTERS),
  checkSetting: checkPattern,
  checkValue: (setting, value) => told(setting, checkAgainstPattern(setting, value)),
};
