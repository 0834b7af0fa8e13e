import type { CommonSetting } from "../../body/types";
import { Decimal } from "../../formula/decimal";
import { complaint } from "../../problem";
import { integer, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const STARS = { least: 3, most: 10, atFirst: 5 } as const;

export interface RatingSetting extends CommonSetting {
  most: number;
  /** What the fewest and the most stars mean. */
  lowLabel: string;
  highLabel: string;
}

export const rules: KindRules<RatingSetting, number> = {
  ...PLAIN_KIND,
  compared: "number",
  ownDefaults: () => ({ most: STARS.atFirst, lowLabel: "", highLabel: "" }),
  hasSettingShape: settingShape({
    most: integer(STARS.least, STARS.most),
    lowLabel: text(MOST_LABEL),
    highLabel: text(MOST_LABEL),
  }),
  hasShape: integer(1, STARS.most),
  isEmpty: () => false,
  answers: () => true,
  checkValue: ({ most }, value) => (value > most ? [complaint("tooBig", { most })] : []),
  operand: (_, value) => new Decimal(value),
  text: ({ most }, value) => `${value} / ${most}`,
};
