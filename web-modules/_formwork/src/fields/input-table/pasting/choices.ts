import type { ChoiceSource, FoundChoice } from "../../../fill/choices";
import { type ListedChoice, type ListedSetting, listedIn } from "../../selection/listed";
import type { TableColumn } from "../grid";
import type { RowValue } from "../lines";
import { plain } from "./plain";

/** So many items are looked for one by one, where a list is longer than what comes at once. */
const MOST_LOOKED = 100;
const AT_ONCE = 4;
/** The service takes no more items above. */
const MOST_ABOVE = 50;

export type Known = ReadonlyMap<string, readonly FoundChoice[]>;

export interface Asked {
  /** Of each column with a list what its cells name. */
  names: ReadonlyMap<TableColumn, ReadonlySet<string>>;
  rows: readonly RowValue[];
  source: ChoiceSource | null;
  signal: AbortSignal;
}

/** Of columns with lists of the company the items that texts may mean. What can't be looked up is not known. */
export async function knownChoices({ names, rows, source, signal }: Asked): Promise<Known> {
  const known = new Map<string, readonly FoundChoice[]>();
  const learn = async (column: TableColumn, called: ReadonlySet<string>): Promise<void> => {
    const { listId, withinFieldId } = column.setting as ListedSetting;
    if (known.has(column.id) || !source || !listId) return;
    known.set(column.id, []);
    const above = [...names].find(([{ id }]) => id === withinFieldId);
    if (above) await learn(...above);
    const parentIds = withinFieldId ? aboveIn(withinFieldId, above?.[1], rows, known) : [];
    if (withinFieldId && parentIds.length === 0) return;
    const asked = { fieldId: column.field.id, listId, parentIds: parentIds.length > MOST_ABOVE ? [] : parentIds };
    const find = (search: string) => source.find({ ...asked, search, pageNumber: 1 }, signal);
    known.set(column.id, await itemsCalled(called, find, withinFieldId !== null, signal));
  };
  for (const [column, called] of names) await learn(column, called);
  return known;
}

/** What may be chosen in the column above: what is chosen in it now, and what is pasted into it. */
function aboveIn(columnId: string, called: ReadonlySet<string> | undefined, rows: readonly RowValue[], known: Known) {
  const chosen = rows.flatMap(({ cells }) => listedIn(cells?.[columnId]).map(({ id }) => id));
  const pasted = (known.get(columnId) ?? []).filter((each) => [...(called ?? [])].some((name) => isCalled(each, name)));
  return [...new Set([...chosen, ...pasted.map(({ choiceId }) => choiceId)])];
}

/** Once the network is gone it is what was found before. */
async function itemsCalled(
  names: ReadonlySet<string>,
  find: (search: string) => ReturnType<ChoiceSource["find"]>,
  isWithin: boolean,
  signal: AbortSignal,
): Promise<FoundChoice[]> {
  const first = await find("").catch(() => null);
  const items = [...(first?.items ?? [])];
  if (!first || first.total <= items.length) return items;
  // Below another list one name may stand under each of its items.
  const missing = [...names].filter((name) => isWithin || !items.some((each) => isCalled(each, name)));
  for (let at = 0; at < Math.min(missing.length, MOST_LOOKED) && !signal.aborted; at += AT_ONCE) {
    const found = await Promise.allSettled(missing.slice(at, Math.min(at + AT_ONCE, MOST_LOOKED)).map(find));
    for (const each of found) if (each.status === "fulfilled") items.push(...each.value.items);
    if (found.every(({ status }) => status === "rejected")) break;
  }
  return items;
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
