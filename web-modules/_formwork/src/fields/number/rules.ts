import type { CommonSetting } from "../../body/types";
import { parseNumber } from "../../formula/arithmetic";
import { Decimal } from "../../formula/decimal";
import { type Complaint, complaint } from "../../problem";
import { integer, nullable, text, textLike } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";
import { CURRENCY } from "../money";
import { messageShape, type Ruled, told } from "../ruled";

export const MOST_PLACES = 6;
export const MOST_UNIT = 20;

export interface NumberSetting extends CommonSetting, Ruled {
  unit: string;
  /** Of an amount of money, which has no other unit. */
  currency: string;
  decimalPlaces: number;
  min: string | null;
  max: string | null;
  /** So far apart numbers lie, counted from the least one. */
  step: string | null;
}

export const WRITTEN = /^-?[0-9]{1,15}(\.[0-9]{1,6})?$/;
export const STEP = /^[0-9]{1,9}(\.[0-9]{1,6})?$/;

/** A number that is entered, kept as it was written: its digits are never rounded. */
export const rules: KindRules<NumberSetting, string> = {
  ...PLAIN_KIND,
  compared: "number",
  ownDefaults: () => ({ unit: "", currency: "", decimalPlaces: 2, min: null, max: null, step: null, message: "" }),
  hasSettingShape: settingShape({
    unit: text(MOST_UNIT),
    currency: textLike(CURRENCY),
    decimalPlaces: integer(0, MOST_PLACES),
    min: nullable(textLike(WRITTEN)),
    max: nullable(textLike(WRITTEN)),
    step: nullable(textLike(STEP)),
    ...messageShape,
  }),
  hasShape: textLike(WRITTEN),
  checkSetting: ({ min, max, step }) => {
    const found: Complaint[] = [];
    if (min !== null && max !== null && new Decimal(min).gt(max)) found.push(complaint("boundsCrossed"));
    if (step !== null && new Decimal(step).isZero()) found.push(complaint("stepMissing"));
    return found;
  },
  isEmpty: (value) => value === "",
  answers: (value) => value !== "",
  checkValue: (setting, value) => {
    const { decimalPlaces, min, max } = setting;
    const found: Complaint[] = [];
    const decimals = (value.split(".")[1] ?? "").replace(/0+$/, "").length;
    if (decimals > decimalPlaces) found.push(complaint("tooManyDecimals", { most: decimalPlaces }));
    if (min !== null && new Decimal(value).lt(min)) found.push(complaint("tooSmall", { least: min }));
    if (max !== null && new Decimal(value).gt(max)) found.push(complaint("tooBig", { most: max }));
    if (isBetweenSteps(setting, value)) found.push(complaint("betweenSteps", { step: setting.step ?? "" }));
    return told(setting, found);
  },
  operand: (_, value) => parseNumber(value),
  text: ({ unit, currency }, value) => `${value} ${currency || unit}`.trim(),
};

function isBetweenSteps({ step, min }: NumberSetting, value: string): boolean {
  const apart = new Decimal(step ?? 0);
  return (
    !apart.isZero() &&
    !new Decimal(value)
      .minus(min ?? 0)
      .mod(apart)
      .isZero()
  );
}
