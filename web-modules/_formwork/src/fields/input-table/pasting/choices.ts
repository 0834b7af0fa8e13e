import type { ChoiceSource, FoundChoice } from "../../../fill/choices";
import { isListed, type ListedChoice, type ListedSetting, listedIn } from "../../selection/listed";
import type { TableColumn } from "../grid";
import { plain } from "./plain";

/** So many items are looked for one by one, where a list is longer than what comes at once. */
const MOST_LOOKED = 60;

export type Known = ReadonlyMap<string, readonly FoundChoice[]>;

/** Of columns with lists of the company the items that texts may mean. What can't be looked up is not known. */
export async function knownChoices(
  texts: ReadonlyMap<TableColumn, ReadonlySet<string>>,
  source: ChoiceSource | null,
): Promise<Known> {
  const known = new Map<string, readonly FoundChoice[]>();
  const signal = new AbortController().signal;
  for (const [column, names] of texts) {
    const { listId, withinFieldId } = column.setting as ListedSetting;
    if (!source || !isListed(column.setting) || !listId) continue;
    const find = (search: string) =>
      source.find({ fieldId: column.field.id, listId, search, parentIds: [], pageNumber: 1 }, signal);
    try {
      const { items, total } = await find("");
      // Below another list one name may stand under each of its items.
      const missing = [...names].filter((name) => withinFieldId || !items.some((each) => isCalled(each, name)));
      const looked = total > items.length ? missing.slice(0, MOST_LOOKED) : [];
      const found = await Promise.all(looked.map(find));
      known.set(column.id, [...items, ...found.flatMap((each) => each.items)]);
    } catch {
      // Without a network only what was written in the form is known.
      known.set(column.id, []);
    }
  }
  return known;
}

function isCalled({ label, code }: FoundChoice, name: string): boolean {
  return plain(label) === plain(name) || (code !== "" && plain(code) === plain(name));
}

/** An item of the list, in a column below another one of what lies under the choice above in the row. */
export function lookIn(known: Known, cells: Readonly<Record<string, unknown>>) {
  return (column: TableColumn, name: string): ListedChoice | null => {
    const { withinFieldId } = column.setting as ListedSetting;
    const above = withinFieldId ? new Set(listedIn(cells[withinFieldId]).map(({ id }) => id)) : null;
    const fitting = (known.get(column.id) ?? []).filter(({ parentId }) => above === null || above.has(parentId ?? ""));
    const found = fitting.find((each) => isCalled(each, name));
    return found ? { id: found.choiceId, label: found.label, parentId: found.parentId } : null;
  };
}
