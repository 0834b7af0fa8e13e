import type { CommonSetting } from "../../body/types";
import { type Complaint, complaint } from "../../problem";
import { flag, integer, list, nullable, record, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const MOST_OPTIONS = 500;
export const MOST_OTHER = 500;

export interface Choice {
  /** From 1; never given to another option, so that answers keep their meaning when options come and go. */
  id: number;
  label: string;
}

export interface SingleSelectionSetting extends CommonSetting {
  options: Choice[];
  /** Whether an own answer may be written. */
  other: boolean;
  otherLabel: string;
}

export interface SelectionValue {
  selected?: number[];
  other?: string | null;
}

const optionId = integer(1, 1_000_000);

export const rules: KindRules<SingleSelectionSetting, SelectionValue> = {
  ...PLAIN_KIND,
  ownDefaults: () => ({ options: [], other: false, otherLabel: "Other" }),
  hasSettingShape: settingShape({
    options: list(record({ id: optionId }, { label: text(MOST_LABEL) }), MOST_OPTIONS),
    other: flag,
    otherLabel: text(MOST_LABEL),
  }),
  hasShape: record({}, { selected: list(optionId, 1), other: nullable(text(MOST_OTHER)) }),
  checkSetting: ({ options }) => {
    if (options.length === 0) return [complaint("optionsMissing")];
    const found: Complaint[] = [];
    if (new Set(options.map((option) => option.id)).size < options.length) found.push(complaint("duplicateOption"));
    if (options.some((option) => (option.label ?? "").trim() === "")) found.push(complaint("optionLabelMissing"));
    return found;
  },
  isEmpty: ({ selected = [], other }) => selected.length === 0 && (other ?? "").trim() === "",
  answers: (value) => !rules.isEmpty(value),
  checkValue: (setting, { selected = [], other = null }) => {
    if (other !== null && (!setting.other || selected.length > 0)) return [complaint("otherNotAllowed")];
    const known = selected.every((each) => setting.options.some((option) => option.id === each));
    return known ? [] : [complaint("unknownOption")];
  },
  operand: (setting, value) => rules.text(setting, value),
  text: ({ options }, { selected = [], other }) =>
    options.find((option) => selected.includes(option.id))?.label ?? other ?? "",
};
