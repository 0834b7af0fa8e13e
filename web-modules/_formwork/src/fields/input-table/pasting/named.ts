import { isListed, type ListedSetting } from "../../selection/listed";
import type { SelectionSetting } from "../../selection/selection";
import type { TableColumn } from "../grid";

const PARTED = /[;,、；，\n]/;

export type ChoiceSetting = SelectionSetting & Partial<ListedSetting> & { multiple?: boolean };

/** What a text may name, as one name, and where a column takes several, parted; the first way that is known counts. */
export function namesIn(column: TableColumn, text: string): string[][] {
  const { multiple } = column.setting as ChoiceSetting;
  const parts = text
    .split(PARTED)
    .map((each) => each.trim())
    .filter(Boolean);
  const takesMany = column.field.type === "multipleSelection" || multiple === true;
  return takesMany && parts.length > 1 ? [[text.trim()], parts] : [[text.trim()]];
}

/** Of each column with a list of the company all names that are in its cells. */
export function listedNames(columns: readonly TableColumn[], cells: readonly (readonly string[])[]) {
  const named = columns.flatMap((column, at): [TableColumn, Set<string>][] =>
    isListed(column.setting) ? [[column, new Set(cells.flatMap((row) => namesIn(column, row[at] ?? "").flat()))]] : [],
  );
  for (const [, names] of named) names.delete("");
  return new Map(named.filter(([, names]) => names.size > 0));
}
