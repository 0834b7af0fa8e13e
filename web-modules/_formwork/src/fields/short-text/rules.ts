import type { CommonSetting } from "../../body/types";
import { complaint } from "../../problem";
import { integer, lengthOf, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

export const MOST_CHARACTERS = 500;

export interface ShortTextSetting extends CommonSetting {
  placeholder: string;
  maxLength: number;
}

export const rules: KindRules<ShortTextSetting, string> = {
  ...PLAIN_KIND,
  ownDefaults: () => ({ placeholder: "", maxLength: MOST_CHARACTERS }),
  hasSettingShape: settingShape({ placeholder: text(MOST_LABEL), maxLength: integer(1, MOST_CHARACTERS) }),
  hasShape: text(MOST_CHARACTERS),
  isEmpty: (value) => value.trim() === "",
  answers: (value) => value.trim() !== "",
  checkValue: ({ maxLength }, value) =>
    lengthOf(value) > maxLength ? [complaint("tooLong", { most: maxLength })] : [],
  operand: (_, value) => value,
  text: (_, value) => value,
};
