import type { CommonSetting } from "../../body/types";
import { parseNumber } from "../../formula/arithmetic";
import { readFormula } from "../../formula/parser";
import { inCharacters } from "../../formula/problem";
import { complaint } from "../../problem";
import { integer, oneOf, text, textLike } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";
import { CURRENCY } from "../money";

export const CALCULATION_FORMATS = ["number", "currency", "percent"] as const;
export type CalculationFormat = (typeof CALCULATION_FORMATS)[number];

export const MOST_PLACES = 10;

export interface CalculationSetting extends CommonSetting {
  formula: string;
  decimalPlaces: number;
  format: CalculationFormat;
  /** Of an amount of money; empty, as forms from before have it: written as a number. */
  currency: string;
}

/** A number computed from other fields. Nobody enters it; both sides compute it and the server's counts. */
export const rules: KindRules<CalculationSetting, string> = {
  ...PLAIN_KIND,
  compared: "number",
  isEntered: false,
  ownDefaults: () => ({ formula: "", decimalPlaces: 2, format: "number", currency: "" }),
  hasSettingShape: settingShape({
    formula: text(10_000),
    decimalPlaces: integer(0, MOST_PLACES),
    format: oneOf(...CALCULATION_FORMATS),
    currency: textLike(CURRENCY),
  }),
  hasShape: textLike(/^-?\d{1,31}(\.\d{1,10})?$/),
  // The formula by itself; what it refers to is checked over the whole form.
  checkSetting: ({ formula }) => {
    if (formula.trim() === "") return [complaint("formulaMissing")];
    const { problem } = readFormula(formula);
    return problem ? [complaint(problem.code, { ...problem.params, ...inCharacters(formula, problem) })] : [];
  },
  isEmpty: (value) => value === "",
  answers: (value) => value !== "",
  operand: (_, value) => parseNumber(value),
  text: (_, value) => value,
};
