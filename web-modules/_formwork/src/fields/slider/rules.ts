import type { CommonSetting } from "../../body/types";
import { Decimal } from "../../formula/decimal";
import { complaint } from "../../problem";
import { integer, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const MOST = 1_000_000;
export const MOST_UNIT = 20;

export interface SliderSetting extends CommonSetting {
  min: number;
  max: number;
  step: number;
  unit: string;
  lowLabel: string;
  highLabel: string;
}

/** A whole number between two others, pushed with a finger. */
export const rules: KindRules<SliderSetting, number> = {
  ...PLAIN_KIND,
  compared: "number",
  ownDefaults: () => ({ min: 0, max: 100, step: 1, unit: "", lowLabel: "", highLabel: "" }),
  hasSettingShape: settingShape({
    min: integer(-MOST, MOST),
    max: integer(-MOST, MOST),
    step: integer(1, MOST),
    unit: text(MOST_UNIT),
    lowLabel: text(MOST_LABEL),
    highLabel: text(MOST_LABEL),
  }),
  hasShape: integer(-MOST, MOST),
  // Between the two ends there is something to push.
  checkSetting: ({ min, max, step }) => (min + step > max ? [complaint("boundsCrossed")] : []),
  isEmpty: () => false,
  answers: () => true,
  checkValue: ({ min, max, step }, value) => {
    if (value < min) return [complaint("tooSmall", { least: min })];
    if (value > max) return [complaint("tooBig", { most: max })];
    return value !== max && (value - min) % step !== 0 ? [complaint("betweenSteps", { step })] : [];
  },
  operand: (_, value) => new Decimal(value),
  text: ({ unit }, value) => `${value} ${unit}`.trim(),
};
