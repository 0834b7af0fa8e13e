import type { Complaint } from "../../problem";
import { complaint } from "../../problem";
import { flag, id, list, nullable, oneOf, record, text } from "../../shape";
import { type KindRules, MOST_LABEL } from "../kind";
import {
  isEmptySelection,
  MOST_OPTIONS,
  MOST_OTHER,
  optionId,
  SELECTION_DEFAULTS,
  type SelectionSetting,
  type SelectionValue,
  selectionRules,
  selectionSettingShape,
  selectionShown,
} from "../selection/selection";

export const MOST_LISTED_CHOICES = 50;

export interface DropdownSetting extends SelectionSetting {
  /** Where its options come from: they are written in the form, or are the items of a list of the company. */
  choices: "custom" | "list";
  listId: string | null;
  /** As the list was called when it was chosen: said where the list is not there. */
  listName: string;
  /** The dropdown above it: only what lies under what is chosen there is offered. */
  withinFieldId: string | null;
  multiple: boolean;
  searchable: boolean;
  placeholder: string;
}

/** An item of a list as it was when it was chosen: so it is read when it is called otherwise, or is no longer there. */
export interface ListedChoice {
  id: string;
  label: string;
  /** The item of the list above that it lies under. */
  parentId?: string | null;
}

export interface DropdownValue extends SelectionValue {
  listed?: ListedChoice[];
}

export function isListed(setting: DropdownSetting): boolean {
  return setting.choices === "list";
}

const asSelection = selectionRules<DropdownSetting>(({ multiple }) => multiple);

/** One or several of a list that is long: it opens when it is needed, and can be searched. */
export const rules: KindRules<DropdownSetting, DropdownValue> = {
  ...asSelection,
  ownDefaults: () => ({
    ...SELECTION_DEFAULTS,
    choices: "custom",
    listId: null,
    listName: "",
    withinFieldId: null,
    multiple: false,
    searchable: true,
    placeholder: "",
  }),
  hasSettingShape: selectionSettingShape({
    choices: oneOf("custom", "list"),
    listId: nullable(id),
    listName: text(MOST_LABEL),
    withinFieldId: nullable(id),
    multiple: flag,
    searchable: flag,
    placeholder: text(MOST_LABEL),
  }),
  hasShape: record(
    {},
    {
      selected: list(optionId, MOST_OPTIONS),
      other: nullable(text(MOST_OTHER)),
      listed: list(record({ id, label: text(MOST_LABEL) }, { parentId: nullable(id) }), MOST_LISTED_CHOICES),
    },
  ),
  checkSetting: (setting, field, body): Complaint[] => {
    if (!isListed(setting)) return asSelection.checkSetting(setting, field, body);
    return setting.listId ? [] : [complaint("choiceListMissing")];
  },
  isEmpty: isEmptyDropdown,
  answers: (value) => !isEmptyDropdown(value),
  checkValue: (setting, value) => {
    const { selected = [], listed = [] } = value;
    if (!isListed(setting))
      return listed.length > 0 ? [complaint("unknownOption")] : asSelection.checkValue(setting, value);
    if (selected.length > 0 || new Set(listed.map((each) => each.id)).size < listed.length)
      return [complaint("unknownOption")];
    return asSelection.checkValue(...numbered(setting, value));
  },
  operand: dropdownText,
  text: dropdownText,
};

/** As it is read: an own answer under its label. */
export function dropdownShown(setting: DropdownSetting, value: DropdownValue): string {
  return selectionShown(...numbered(setting, value));
}

function dropdownText(setting: DropdownSetting, value: DropdownValue): string {
  return asSelection.text(...numbered(setting, value));
}

function isEmptyDropdown(value: DropdownValue): boolean {
  return (value.listed ?? []).length === 0 && isEmptySelection(value);
}

/** As if what is chosen of a list were all that is offered: so it is read as written options are. */
function numbered(setting: DropdownSetting, value: DropdownValue): [DropdownSetting, SelectionValue] {
  const { listed = [], other = null } = value;
  if (listed.length === 0) return [setting, value];
  const options = listed.map(({ label }, at) => ({ id: at + 1, label }));
  return [
    { ...setting, options },
    { selected: options.map((option) => option.id), other },
  ];
}
