import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
  type AskedChoices,
  type ChoiceSource,
  ChoiceSourceContext,
  completeBody,
  type Field,
  FillBody,
  FillProvider,
  FillStore,
  type FoundChoice,
} from "../src";
import { listedIn } from "../src/cascade";
import { newCell } from "../src/fields/cells";
import { addColumn } from "../src/fields/input-table/edit";
import type { TableValue } from "../src/fields/input-table/lines";
import { field } from "./form";

const BARE = [[newCell("Head")], ...["Row 1", "Row 2"].map((title) => [newCell("RowHead", { title })])];
const BUILDINGS = "00000000-0000-4000-8000-0000000000a1";
const ROOMS = "00000000-0000-4000-8000-0000000000a2";
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function item(number: number, label: string, parentId: string | null = null, code = ""): FoundChoice {
  return { choiceId: idOf(number), label, code, parentId };
}

/** As the service answers, two at a time. */
class Lists implements ChoiceSource {
  readonly key = ["test"];
  readonly asked: AskedChoices[] = [];
  readonly pageSize: number = 2;
  isAway = false;
  readonly #items: Record<string, readonly FoundChoice[]>;

  constructor(items: Record<string, readonly FoundChoice[]>) {
    this.#items = items;
  }

  readonly find = async (asked: AskedChoices) => {
    this.asked.push(asked);
    if (this.isAway) throw new Error("no network");
    const found = (this.#items[asked.listId] ?? []).filter(
      ({ label, parentId }) =>
        label.toLowerCase().includes(asked.search.toLowerCase()) &&
        (asked.parentIds.length === 0 || asked.parentIds.includes(parentId ?? "")),
    );
    return {
      items: found.slice((asked.pageNumber - 1) * this.pageSize, asked.pageNumber * this.pageSize),
      total: found.length,
    };
  };
}

const building = field("dropdown", "Building", { choices: "list", listId: BUILDINGS, options: [] }, { id: idOf(901) });
const room = field(
  "dropdown",
  "Room",
  { choices: "list", listId: ROOMS, withinFieldId: building.id, options: [] },
  { id: idOf(902) },
);

function render(source: ChoiceSource, fields: readonly Field[], values: Record<string, unknown> = {}): FillStore {
  const rows = fields.map((each) => ({ id: `row-${each.id}`, components: [each] }));
  const body = completeBody([{ id: "page", name: "Defect", components: rows }]);
  const store = new FillStore({ body, values });
  renderInKit(
    <ChoiceSourceContext value={source}>
      <FillProvider store={store}>
        <FillBody body={body} />
      </FillProvider>
    </ChoiceSourceContext>,
  );
  return store;
}

test("an item is chosen with what it is called and what it lies under", async () => {
  const store = render(new Lists({ [BUILDINGS]: [item(1, "Tower", null, "T1"), item(2, "Annex")] }), [building]);
  await userEvent.click(screen.getByRole("button", { name: /Building/ }));
  await userEvent.click(await screen.findByRole("radio", { name: "Tower (T1)" }));
  expect(store.value(building.id)).toEqual({
    listed: [{ id: idOf(1), label: "Tower", parentId: null }],
    other: null,
  });
  expect(screen.getByRole("button", { name: /Building/ }).textContent).toContain("Tower");
});

test("a long list is searched by the service, and without a network among what was loaded", async () => {
  const lists = new Lists({ [BUILDINGS]: ["Tower", "Annex", "Car park"].map((label, at) => item(at + 1, label)) });
  render(lists, [building]);
  await userEvent.click(screen.getByRole("button", { name: /Building/ }));
  await screen.findByRole("radio", { name: "Annex" });
  expect(screen.queryByRole("radio", { name: "Car park" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "car");
  await screen.findByRole("radio", { name: "Car park" });
  expect(lists.asked.at(-1)?.search).toBe("car");
  lists.isAway = true;
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "tow");
  await screen.findByRole("radio", { name: "Tower" });
  await screen.findByText(/can’t be searched right now/);
});

test("what lies under the choice above is offered, and another choice above takes it away with words", async () => {
  const [tower, annex] = [item(1, "Tower"), item(2, "Annex")];
  const rooms = [item(3, "Plant room", tower.choiceId), item(4, "Office", annex.choiceId)];
  const store = render(new Lists({ [BUILDINGS]: [tower, annex], [ROOMS]: rooms }), [building, room]);
  await userEvent.click(screen.getByRole("button", { name: /Room/ }));
  await screen.findByText("First choose “Building”.");
  await userEvent.click(screen.getByRole("button", { name: /Building/ }));
  await userEvent.click(await screen.findByRole("radio", { name: "Tower" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Plant room" }));
  expect(screen.queryByRole("radio", { name: "Office" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Building/ }));
  await userEvent.click(await screen.findByRole("radio", { name: "Annex" }));
  expect(store.value(room.id)).toBeNull();
  await screen.findByText(/“Plant room” does not belong to what is chosen above now/);
});

test("what is no longer offered stays where it was chosen, and fits as long as it lies under the choice above", async () => {
  const kept = { listed: [{ id: idOf(3), label: "Old room", parentId: idOf(1) }] };
  const store = render(new Lists({ [ROOMS]: [item(4, "Office", idOf(1))] }), [building, room], {
    [building.id]: { listed: [{ id: idOf(1), label: "Tower", parentId: null }] },
    [room.id]: kept,
  });
  await userEvent.click(screen.getByRole("button", { name: /Room/ }));
  await waitFor(() =>
    expect(screen.getAllByRole("radio").map((each) => each.parentElement?.textContent)).toEqual(["Old room", "Office"]),
  );
  expect(store.check([room.id])).toBe(true);
  store.setValues({ [building.id]: { listed: [{ id: idOf(2), label: "Annex", parentId: null }] } });
  expect(store.value(room.id)).toEqual(kept);
  expect(store.check([room.id])).toBe(false);
});

const many = (count: number, firstId = 10) =>
  Array.from({ length: count }, (_, at) => item(firstId + at, `Item ${at + 1}`));

/** As the service answers, a hundred at a time. */
class WholeLists extends Lists {
  override readonly pageSize = 100;
}

test("a single selection lays a short list out, and opens a longer one", async () => {
  const short = field("singleSelection", "Building", { choices: "list", listId: BUILDINGS }, { id: idOf(901) });
  const long = field("singleSelection", "Trade", { choices: "list", listId: ROOMS }, { id: idOf(902) });
  const store = render(new WholeLists({ [BUILDINGS]: many(12), [ROOMS]: many(13, 50) }), [short, long]);
  await userEvent.click(await screen.findByRole("radio", { name: "Item 12" }));
  expect(store.value(short.id)).toMatchObject({ listed: [{ id: idOf(21), label: "Item 12" }] });
  // What was written in the form before is offered by nobody.
  expect(screen.queryByText("Option 1")).toBeNull();
  expect(screen.getAllByRole("radio")).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: /Trade/ }));
  await userEvent.type(screen.getByRole("searchbox"), "item 13");
  await userEvent.click(await screen.findByRole("radio", { name: "Item 13" }));
  expect(store.value(long.id)).toMatchObject({ listed: [{ label: "Item 13" }] });
  expect(screen.getByRole("button", { name: /Trade/ }).textContent).toContain("Item 13");
});

test("a multiple selection takes several of a list, in the order in which they are chosen", async () => {
  const rooms = field("multipleSelection", "Rooms", { choices: "list", listId: ROOMS }, { id: idOf(902) });
  const store = render(new WholeLists({ [ROOMS]: many(3) }), [rooms]);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Item 3" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Item 1" }));
  const labels = () => listedIn(store.value(rooms.id)).map(({ label }) => label);
  expect(labels()).toEqual(["Item 3", "Item 1"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Item 1" }));
  expect(labels()).toEqual(["Item 3"]);
});

test("where the list can't be loaded what is chosen is read, and can be tried again", async () => {
  const lists = new WholeLists({ [BUILDINGS]: many(2) });
  lists.isAway = true;
  const chosen = { listed: [{ id: idOf(10), label: "Item 1", parentId: null }] };
  const short = field("singleSelection", "Building", { choices: "list", listId: BUILDINGS }, { id: idOf(901) });
  render(lists, [short], { [short.id]: chosen });
  await userEvent.click(await screen.findByRole("button", { name: /Building.*Item 1/ }));
  const again = await screen.findByRole("button", { name: "Try again" });
  lists.isAway = false;
  await userEvent.click(again);
  await screen.findByRole("radio", { name: "Item 2" });
});

describe("columns of a table", () => {
  const where = field("singleSelection", "Where", { choices: "list", listId: BUILDINGS }, { id: idOf(911) });
  const under = { choices: "list", listId: ROOMS, withinFieldId: where.id };
  const spot = field("dropdown", "Spot", under, { id: idOf(912) });
  const [tower, annex] = [item(1, "Tower"), item(2, "Annex")];
  const places = { [BUILDINGS]: [tower, annex], [ROOMS]: [item(3, "Plant room", idOf(1)), item(4, "Office", idOf(2))] };
  const grid = [where, spot].reduce((parts, each) => addColumn(parts, each), BARE);
  const table = field("inputTable", "Defects", {}, { id: idOf(910), components: grid });
  const row = (title: string) => within(screen.getByText(title, { selector: "th span" }).closest("tr") as HTMLElement);
  const cells = (store: FillStore) =>
    ((store.value(table.id) as TableValue | null)?.rows ?? []).map(({ cells = {} }) =>
      [where, spot].map(({ id }) => listedIn(cells[id]).map(({ label }) => label)),
    );

  const choose = async (rowTitle: string, column: string, label: string) => {
    await userEvent.click(row(rowTitle).getByRole("button", { name: new RegExp(column) }));
    await userEvent.click(await row(rowTitle).findByRole("radio", { name: label }));
  };

  test("each row offers what lies under its own choice, and another choice takes away what was below", async () => {
    const store = render(new WholeLists(places), [table]);
    await userEvent.click(await row("Row 1").findByRole("button", { name: /Spot/ }));
    await row("Row 1").findByText("First choose “Where”.");
    await choose("Row 1", "Where", "Tower");
    await choose("Row 2", "Where", "Annex");
    await userEvent.click(await row("Row 1").findByRole("radio", { name: "Plant room" }));
    await userEvent.click(row("Row 2").getByRole("button", { name: /Spot/ }));
    await row("Row 2").findByRole("radio", { name: "Office" });
    expect(row("Row 2").queryByRole("radio", { name: "Plant room" })).toBeNull();
    await userEvent.click(row("Row 2").getByRole("radio", { name: "Office" }));
    expect(cells(store)).toEqual([
      [["Tower"], ["Plant room"]],
      [["Annex"], ["Office"]],
    ]);
    await choose("Row 1", "Where", "Annex");
    expect(cells(store)[0]).toEqual([["Annex"], []]);
    expect(cells(store)[1]).toEqual([["Annex"], ["Office"]]);
    await row("Row 1").findByText(/“Plant room” does not belong to what is chosen above now/);
    await choose("Row 1", "Spot", "Office");
    expect(row("Row 1").queryByText(/does not belong/)).toBeNull();
    expect(store.check([table.id])).toBe(true);
  });

  test("a row and a copy that are added are gone on with in their first cell, which is a list", async () => {
    render(new WholeLists(places), [
      { ...table, setting: { ...table.setting, isCanDuplication: true } as Field["setting"] },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Add a row" }));
    expect(row("Row 3").getByRole("button", { name: /Where/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Add the table again" }));
    const copy = within(screen.getByRole("table", { name: "Table 2" }));
    expect(copy.getAllByRole("button", { name: /Where/ })[0]).toHaveFocus();
  });

  test("what came from elsewhere and does not lie under the choice of its row is told at its cell", () => {
    const wrong = {
      [where.id]: { listed: [{ id: idOf(1), label: "Tower", parentId: null }] },
      [spot.id]: { listed: [{ id: idOf(4), label: "Office", parentId: idOf(2) }] },
    };
    const store = render(new WholeLists(places), [table], { [table.id]: { rows: [{ id: idOf(990), cells: wrong }] } });
    expect(store.check([table.id])).toBe(false);
    expect(store.problems(table.id)).toMatchObject([{ code: "notUnderAbove", columnId: spot.id }]);
  });
});
