import { complaint } from "../../problem";
import { id, list, nullable, oneOf, record, type Shape, text } from "../../shape";
import { type KindRules, MOST_LABEL } from "../kind";
import { isListed } from "./is-listed";
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
} from "./selection";

/* What the kinds share whose options are written in the form, or are the items of a list of the company. */

export { isListed } from "./is-listed";

export const MOST_LISTED_CHOICES = 50;

export interface ListedSetting extends SelectionSetting {
  /** Where its options come from: they are written in the form, or are the items of a list of the company. */
  choices: "custom" | "list";
  listId: string | null;
  /** As the list was called when it was chosen: said where the list is not there. */
  listName: string;
  /** The field above it, of a column the column: only what lies under what is chosen there is offered. */
  withinFieldId: string | null;
}

/** An item of a list as it was when it was chosen: so it is read when it is called otherwise, or is no longer there. */
export interface ListedChoice {
  id: string;
  label: string;
  /** The item of the list above that it lies under. */
  parentId?: string | null;
}

export interface ListedValue extends SelectionValue {
  listed?: ListedChoice[];
}

export const LISTED_DEFAULTS = {
  ...SELECTION_DEFAULTS,
  choices: "custom",
  listId: null,
  listName: "",
  withinFieldId: null,
} as const;

export function listedSettingShape(own: Readonly<Record<string, Shape>> = {}): Shape {
  return selectionSettingShape({
    choices: oneOf("custom", "list"),
    listId: nullable(id),
    listName: text(MOST_LABEL),
    withinFieldId: nullable(id),
    ...own,
  });
}

export function listedShape(mostSelected = MOST_OPTIONS, mostListed = MOST_LISTED_CHOICES): Shape {
  return record(
    {},
    {
      selected: list(optionId, mostSelected),
      other: nullable(text(MOST_OTHER)),
      listed: list(record({ id, label: text(MOST_LABEL) }, { parentId: nullable(id) }), mostListed),
    },
  );
}

/** As `selectionRules`, of written options and of lists. */
export function listedRules<Setting extends ListedSetting>(
  takesMany: (setting: Setting) => boolean,
): Omit<KindRules<Setting, ListedValue>, "ownDefaults" | "hasSettingShape"> {
  const asWritten = selectionRules<Setting>(takesMany);
  const textOf = (setting: Setting, value: ListedValue) => asWritten.text(...numbered(setting, value));
  return {
    ...asWritten,
    hasShape: listedShape(),
    checkSetting: (setting, field, body) => {
      if (!isListed(setting)) return asWritten.checkSetting(setting, field, body);
      return setting.listId ? [] : [complaint("choiceListMissing")];
    },
    isEmpty: isEmptyListed,
    answers: (value) => !isEmptyListed(value),
    checkValue: (setting, value) => {
      const { selected = [], listed = [] } = value;
      if (!isListed(setting))
        return listed.length > 0 ? [complaint("unknownOption")] : asWritten.checkValue(setting, value);
      if (selected.length > 0 || new Set(listed.map((each) => each.id)).size < listed.length)
        return [complaint("unknownOption")];
      return asWritten.checkValue(...numbered(setting, value));
    },
    operand: textOf,
    text: textOf,
  };
}

/** The items of a list that a value names. */
export function listedIn(value: unknown): readonly ListedChoice[] {
  const listed = (value as ListedValue | null | undefined)?.listed;
  return Array.isArray(listed) ? listed : [];
}

/** Whether all that is chosen lies under what is chosen above. */
export function liesUnder(value: unknown, above: unknown): boolean {
  const aboveIds = new Set(listedIn(above).map((each) => each.id));
  return listedIn(value).every((each) => aboveIds.has(each.parentId ?? ""));
}

/** Of fields, or columns, those that stand below one that takes no choices from a list, or below themselves. */
export function withoutEnd<Each extends { id: string; setting: object }>(all: readonly Each[]): Each[] {
  const above = new Map(
    all.flatMap(({ id, setting }) => (isListed(setting) ? [[id, (setting as ListedSetting).withinFieldId]] : [])),
  );
  return all.filter(({ id }) => {
    const seen = new Set<string>();
    for (let at: string | null | undefined = above.get(id); at; at = above.get(at)) {
      if (!above.has(at) || seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  });
}

/** As it is read: an own answer under its label. */
export function listedShown(setting: SelectionSetting, value: ListedValue): string {
  return selectionShown(...numbered(setting, value));
}

function isEmptyListed(value: ListedValue): boolean {
  return (value.listed ?? []).length === 0 && isEmptySelection(value);
}

/** As if what is chosen of a list were all that is offered: so it is read as written options are. */
function numbered<Setting extends SelectionSetting>(setting: Setting, value: ListedValue): [Setting, SelectionValue] {
  const { listed = [], other = null } = value;
  if (listed.length === 0) return [setting, value];
  const options = listed.map(({ label }, at) => ({ id: at + 1, label }));
  return [
    { ...setting, options },
    { selected: options.map((option) => option.id), other },
  ];
}
