import type { CommonSetting } from "../../body/types";
import { parseNumber } from "../../formula/arithmetic";
import { complaint } from "../../problem";
import { integer, textLike } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export const MOST_PLACES = 6;

export interface TallySetting extends CommonSetting {
  places: number;
}

/** A number that is entered, kept as it was written: its digits are never rounded. */
export const rules: KindRules<TallySetting, string> = {
  ...PLAIN_KIND,
  ownDefaults: () => ({ places: 0 }),
  hasSettingShape: settingShape({ places: integer(0, MOST_PLACES) }),
  hasShape: textLike(/^-?\d{1,15}(\.\d{1,6})?$/),
  isEmpty: (value) => value === "",
  answers: (value) => value !== "",
  checkValue: ({ places }, value) =>
    (value.split(".")[1]?.length ?? 0) > places ? [complaint("tooManyPlaces", { most: places })] : [],
  operand: (_, value) => parseNumber(value),
  text: (_, value) => value,
};
