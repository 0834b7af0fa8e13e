import { flag, oneOf, text } from "../../shape";
import { type KindRules, MOST_LABEL } from "../kind";
import {
  SELECTION_DEFAULTS,
  type SelectionSetting,
  type SelectionValue,
  selectionRules,
  selectionSettingShape,
} from "../selection/selection";

export interface DropdownSetting extends SelectionSetting {
  /** Where its options come from: they are written in the form. */
  choices: "custom";
  multiple: boolean;
  searchable: boolean;
  placeholder: string;
}

/** One or several of a list that is long: it opens when it is needed, and can be searched. */
export const rules: KindRules<DropdownSetting, SelectionValue> = {
  ...selectionRules<DropdownSetting>(({ multiple }) => multiple),
  ownDefaults: () => ({
    ...SELECTION_DEFAULTS,
    choices: "custom",
    multiple: false,
    searchable: true,
    placeholder: "",
  }),
  hasSettingShape: selectionSettingShape({
    choices: oneOf("custom"),
    multiple: flag,
    searchable: flag,
    placeholder: text(MOST_LABEL),
  }),
};
