import { complaint } from "../../problem";
import { integer, nullable } from "../../shape";
import type { KindRules } from "../kind";
import { messageShape, type Ruled, told } from "../ruled";
import {
  isListed,
  LISTED_DEFAULTS,
  type ListedSetting,
  type ListedValue,
  listedRules,
  listedSettingShape,
  MOST_LISTED_CHOICES,
} from "../selection/listed";
import { MOST_OPTIONS } from "../selection/selection";

export interface MultipleSelectionSetting extends ListedSetting, Ruled {
  /** How many are to be chosen, an own answer among them; null: as many as one likes. */
  least: number | null;
  most: number | null;
}

const asSelection = listedRules<MultipleSelectionSetting>(() => true);

export const rules: KindRules<MultipleSelectionSetting, ListedValue> = {
  ...asSelection,
  ownDefaults: () => ({ ...LISTED_DEFAULTS, options: [], least: null, most: null, message: "" }),
  hasSettingShape: listedSettingShape({
    least: nullable(integer(1, MOST_OPTIONS)),
    most: nullable(integer(1, MOST_OPTIONS)),
    ...messageShape,
  }),
  checkSetting: (setting, field, body) => {
    const found = asSelection.checkSetting(setting, field, body);
    // How many a list offers may change any day.
    const offered = isListed(setting) ? MOST_LISTED_CHOICES : setting.options.length;
    const there = offered + (setting.other ? 1 : 0);
    const most = Math.min(setting.most ?? there, there);
    if (offered > 0 && setting.least !== null && setting.least > most) found.push(complaint("boundsCrossed"));
    return found;
  },
  checkValue: (setting, value) => {
    const found = asSelection.checkValue(setting, value);
    if (found.length > 0) return found;
    const { least, most } = setting;
    const { selected = [], listed = [], other } = value;
    const count = selected.length + listed.length + ((other ?? "").trim() === "" ? 0 : 1);
    if (least !== null && count < least) return told(setting, [complaint("tooFewChosen", { least })]);
    if (most !== null && count > most) return told(setting, [complaint("tooManyChosen", { most })]);
    return [];
  },
};
