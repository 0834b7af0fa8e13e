import { complaint } from "../../problem";
import { integer, nullable } from "../../shape";
import type { KindRules } from "../kind";
import { messageShape, type Ruled, told } from "../ruled";
import {
  MOST_OPTIONS,
  SELECTION_DEFAULTS,
  type SelectionSetting,
  type SelectionValue,
  selectionRules,
  selectionSettingShape,
} from "../selection/selection";

export interface MultipleSelectionSetting extends SelectionSetting, Ruled {
  /** How many are to be chosen, an own answer among them; null: as many as one likes. */
  least: number | null;
  most: number | null;
}

const asSelection = selectionRules<MultipleSelectionSetting>(() => true);

export const rules: KindRules<MultipleSelectionSetting, SelectionValue> = {
  ...asSelection,
  ownDefaults: () => ({ ...SELECTION_DEFAULTS, least: null, most: null, message: "" }),
  hasSettingShape: selectionSettingShape({
    least: nullable(integer(1, MOST_OPTIONS)),
    most: nullable(integer(1, MOST_OPTIONS)),
    ...messageShape,
  }),
  checkSetting: (setting, field, body) => {
    const found = asSelection.checkSetting(setting, field, body);
    const there = setting.options.length + (setting.other ? 1 : 0);
    const most = Math.min(setting.most ?? there, there);
    if (setting.options.length > 0 && setting.least !== null && setting.least > most)
      found.push(complaint("boundsCrossed"));
    return found;
  },
  checkValue: (setting, value) => {
    const found = asSelection.checkValue(setting, value);
    if (found.length > 0) return found;
    const { least, most } = setting;
    const count = (value.selected ?? []).length + ((value.other ?? "").trim() === "" ? 0 : 1);
    if (least !== null && count < least) return told(setting, [complaint("tooFewChosen", { least })]);
    if (most !== null && count > most) return told(setting, [complaint("tooManyChosen", { most })]);
    return [];
  },
};
