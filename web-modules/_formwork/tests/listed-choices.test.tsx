import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
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
import { field } from "./form";

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
    return { items: found.slice((asked.pageNumber - 1) * 2, asked.pageNumber * 2), total: found.length };
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
  await screen.findByText(/can’t be searched right now/, {}, { timeout: 20_000 });
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
