import type { CommonSetting, Field } from "../../body/types";
import { type Complaint, complaint } from "../../problem";
import { flag, integer, isRecord, list, nullable, record, type Shape, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const MOST_OPTIONS = 500;
export const MOST_OTHER = 500;

export interface Choice {
  /** From 1; never given to another option, so that answers keep their meaning when options come and go. */
  id: number;
  label: string;
}

/** Of the kinds that are answered by options, or by an own answer where the setting allows it. */
export interface SelectionSetting extends CommonSetting {
  options: Choice[];
  /** The highest number that was ever given, where the option that had it is gone: it means that one still in what was
   * submitted. Left out: the options tell it themselves. */
  lastOption?: number;
  /** Whether an own answer may be written. */
  other: boolean;
  otherLabel: string;
}

export interface SelectionValue {
  selected?: number[];
  other?: string | null;
}

const MOST_NUMBER = 1_000_000;
export const optionId = integer(1, MOST_NUMBER);

export const SELECTION_DEFAULTS = { options: [], other: false, otherLabel: "Other" };

export function selectionSettingShape(own: Readonly<Record<string, Shape>> = {}): Shape {
  return settingShape({
    options: list(record({ id: optionId }, { label: text(MOST_LABEL) }), MOST_OPTIONS),
    lastOption: integer(0, MOST_NUMBER),
    other: flag,
    otherLabel: text(MOST_LABEL),
    ...own,
  });
}

/** What such kinds say; `takesMany`: several options, and an own answer beside them. */
export function selectionRules<Setting extends SelectionSetting>(
  takesMany: (setting: Setting) => boolean,
): Omit<KindRules<Setting, SelectionValue>, "ownDefaults" | "hasSettingShape"> {
  return {
    ...PLAIN_KIND,
    compared: "options",
    hasShape: record({}, { selected: list(optionId, MOST_OPTIONS), other: nullable(text(MOST_OTHER)) }),
    checkSetting: ({ options }: Setting, _field: Field) => {
      if (options.length === 0) return [complaint("optionsMissing")];
      const found: Complaint[] = [];
      if (new Set(options.map((option) => option.id)).size < options.length) found.push(complaint("duplicateOption"));
      if (options.some((option) => (option.label ?? "").trim() === "")) found.push(complaint("optionLabelMissing"));
      return found;
    },
    isEmpty: isEmptySelection,
    answers: (value) => !isEmptySelection(value),
    checkValue: (setting, { selected = [], other = null }) => {
      const isMany = takesMany(setting);
      if (other !== null && (!setting.other || (selected.length > 0 && !isMany))) return [complaint("otherNotAllowed")];
      const known = new Set(setting.options.map((option) => option.id));
      if (!selected.every((each) => known.has(each)) || new Set(selected).size < selected.length)
        return [complaint("unknownOption")];
      return selected.length > 1 && !isMany ? [complaint("oneOption")] : [];
    },
    operand: selectionText,
    text: selectionText,
  };
}

export function chosenIn(value: unknown): readonly number[] {
  return isRecord(value) && Array.isArray(value.selected) ? value.selected : [];
}

/** In the order of the options, in whichever they were chosen. */
export function chosenLabels({ options }: SelectionSetting, { selected = [] }: SelectionValue): string[] {
  return options.filter((option) => selected.includes(option.id)).map((option) => option.label ?? "");
}

/** As it is read: an own answer under its label. */
export function selectionShown(setting: SelectionSetting, value: SelectionValue): string {
  const own = setting.other && (value.other ?? "").trim() !== "" ? [`${setting.otherLabel}: ${value.other}`] : [];
  return [...chosenLabels(setting, value), ...own].join(", ");
}

function selectionText(setting: SelectionSetting, value: SelectionValue): string {
  return [...chosenLabels(setting, value), ...(value.other ? [value.other] : [])].join(", ");
}

export function isEmptySelection({ selected = [], other }: SelectionValue): boolean {
  return selected.length === 0 && (other ?? "").trim() === "";
}
