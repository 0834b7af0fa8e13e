import { expect, test } from "vitest";
import type { AskedChoices, FoundChoice } from "../src";
import type { RowValue } from "../src/fields/input-table/lines";
import { pasteInto } from "../src/fields/input-table/pasting/paste";
import { readIn } from "../src/fields/input-table/pasting/reading";
import { cellsIn } from "../src/fields/input-table/pasting/sheet";
import { gridIn, type InputTableSetting } from "../src/fields/input-table/rules";
import { settingOf } from "../src/fields/registry";
import { field, tableOf } from "./form";

const { signal } = new AbortController();
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const BUILDINGS: FoundChoice[] = [
  { choiceId: idOf(1), label: "Tower A", code: "TA", parentId: null },
  { choiceId: idOf(2), label: "Tower B", code: "TB", parentId: null },
];
const ROOMS: FoundChoice[] = [
  { choiceId: idOf(3), label: "Plant room", code: "", parentId: idOf(1) },
  { choiceId: idOf(4), label: "Plant room", code: "", parentId: idOf(2) },
];

test("items of lists are looked up by label and code, below what is chosen in the row; without a network they are told", async () => {
  const building = field("dropdown", "Building", { choices: "list", listId: "buildings" });
  const room = field("dropdown", "Room", { choices: "list", listId: "rooms", withinFieldId: building.id });
  const works = tableOf([building, room]);
  const grid = gridIn(settingOf(works) as InputTableSetting);
  const asked: string[] = [];
  const source = (isAway: boolean) => ({
    key: ["test"],
    find: async ({ listId, search, parentIds }: AskedChoices) => {
      asked.push(`${listId}/${search}/${parentIds}`);
      if (isAway) throw new Error("no network");
      const all = listId === "buildings" ? BUILDINGS : ROOMS;
      // A page of one.
      const found = all.filter(
        ({ label, code, parentId }) =>
          `${label} ${code}`.toLowerCase().includes(search.toLowerCase()) &&
          (parentIds.length === 0 || parentIds.includes(parentId ?? "")),
      );
      return { items: search ? found : found.slice(0, 1), total: found.length };
    },
  });
  const rows: RowValue[] = grid.rows.map(({ id }) => ({ id }));
  const at = { rowId: rows[0]?.id ?? "", columnId: building.id };
  const current = () => ({ rows, mayAdd: 5 });
  const made = await pasteInto(grid, current, cellsIn("tb\tPlant room\nTower C\tPlant room"), at, {
    source: source(false),
    signal,
    read: readIn,
  });
  const [first, second] = (made?.rows ?? []).map(({ cells = {} }) => [cells[building.id], cells[room.id]]);
  expect(first).toEqual([
    { listed: [{ id: idOf(2), label: "Tower B", parentId: null }] },
    { listed: [{ id: idOf(4), label: "Plant room", parentId: idOf(2) }] },
  ]);
  expect(second).toEqual([undefined, undefined]);
  expect(made?.left.map(({ code, params, text }) => [code, params.row, text])).toEqual([
    ["pastedNotListed", 2, "Tower C"],
    ["pastedNotListed", 2, "Plant room"],
  ]);
  // Tower A is neither pasted nor chosen.
  expect(asked).toContain(`rooms//${idOf(2)}`);
  expect(asked.filter((each) => each.includes(idOf(1)))).toEqual([]);
  const away = await pasteInto(grid, current, cellsIn("TA\t"), at, { source: source(true), signal, read: readIn });
  expect(away?.left).toHaveLength(1);
});

const CREW: FoundChoice[] = ["Ana", "Ben", "Lim; Wei", "Zoe"].map((label, at) => ({
  choiceId: idOf(at + 1),
  label,
  code: "",
  parentId: null,
}));

/** A column of a list; of a page of two of them, the others are looked for. */
function crew(find: (found: FoundChoice[], search: string) => Promise<FoundChoice[]>, setting: object = {}) {
  const who = field("dropdown", "Who", { choices: "list", listId: "crew", ...setting });
  const grid = gridIn(settingOf(tableOf([who])) as InputTableSetting);
  const rows: RowValue[] = grid.rows.map(({ id }) => ({ id }));
  const source = {
    key: ["test"],
    find: async ({ search }: AskedChoices) => ({
      items:
        search === ""
          ? CREW.slice(0, 2)
          : await find(
              CREW.filter(({ label }) => label === search),
              search,
            ),
      total: 9,
    }),
  };
  const at = { rowId: rows[0]?.id ?? "", columnId: who.id };
  return {
    rows,
    into: (text: string, current = () => rows) =>
      pasteInto(grid, () => ({ rows: current(), mayAdd: 99 }), cellsIn(text), at, { source, signal, read: readIn }),
    named: (made: Awaited<ReturnType<typeof pasteInto>>) =>
      made?.rows.map(({ cells = {} }) => (cells[who.id] as { listed: { label: string }[] } | undefined)?.listed),
  };
}

test("several items of a list are found by any sign between them, and one that holds such a sign as a whole", async () => {
  const { into, named } = crew(async (found) => found, { multiple: true });
  const made = await into("Ana, Zoe\nBen ; Zoe\nLim; Wei\nZoe，Ana");
  expect(named(made)?.map((each) => each?.map(({ label }) => label))).toEqual([
    ["Ana", "Zoe"],
    ["Ben", "Zoe"],
    ["Lim; Wei"],
    ["Zoe", "Ana"],
  ]);
});

test("items are looked for a few at a time, and what was found stays known where one fails", async () => {
  let [now, most] = [0, 0];
  const { into, named } = crew(async (found, search) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 1));
    now -= 1;
    if (search === "Nobody 3") throw new Error("no network");
    return found;
  });
  const made = await into(["Ana", "Zoe", ...Array.from({ length: 20 }, (_, at) => `Nobody ${at}`)].join("\n"));
  expect(
    named(made)
      ?.slice(0, 2)
      .map((each) => each?.[0]?.label),
  ).toEqual(["Ana", "Zoe"]);
  expect(made?.left).toHaveLength(20);
  expect(most).toBeLessThan(6);
});

test("a row that is deleted while its list is looked up is not replaced by another", async () => {
  let isDeleted = false;
  const { rows, into } = crew(async (found) => {
    isDeleted = true;
    return found;
  });
  expect(await into("Zoe\nBen", () => (isDeleted ? rows.slice(1) : rows))).toBeNull();
});
