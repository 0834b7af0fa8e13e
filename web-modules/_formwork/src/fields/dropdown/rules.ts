import { flag, text } from "../../shape";
import { type KindRules, MOST_LABEL } from "../kind";
import {
  LISTED_DEFAULTS,
  type ListedSetting,
  type ListedValue,
  listedRules,
  listedSettingShape,
} from "../selection/listed";

export interface DropdownSetting extends ListedSetting {
  multiple: boolean;
  searchable: boolean;
  placeholder: string;
}

export type DropdownValue = ListedValue;

/** One or several of a list that is long: it opens when it is needed, and can be searched. */
export const rules: KindRules<DropdownSetting, DropdownValue> = {
  ...listedRules<DropdownSetting>(({ multiple }) => multiple),
  ownDefaults: () => ({ ...LISTED_DEFAULTS, options: [], multiple: false, searchable: true, placeholder: "" }),
  hasSettingShape: listedSettingShape({ multiple: flag, searchable: flag, placeholder: text(MOST_LABEL) }),
};
