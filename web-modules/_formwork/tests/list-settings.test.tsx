import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { completeBody, type Field } from "../src";
import { BodyContext } from "../src/builder/body-context";
import ListSettings from "../src/fields/selection/list-settings";
import type { ListedSetting } from "../src/fields/selection/listed";
import { field } from "./form";

const SUPPLIERS = "00000000-0000-4000-8000-0000000000a1";
const PRODUCTS = "00000000-0000-4000-8000-0000000000a2";
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const listed = (label: string, id: string, listId: string | null) =>
  field("dropdown", label, { choices: "list", listId, options: [] }, { id });
const lists = [
  { choiceListId: SUPPLIERS, name: "Suppliers", parentListId: null, parentListName: "", itemsCount: 3 },
  { choiceListId: PRODUCTS, name: "Products", parentListId: SUPPLIERS, parentListName: "Suppliers", itemsCount: 4 },
];

async function choosing(above: readonly Field[], session = testSession({ access: "manager" })) {
  const product = listed("Product", idOf(9), null);
  const rows = [...above, product].map((each) => ({ id: `row-${each.id}`, components: [each] }));
  fakeApi({
    "GET /api/ChoiceList/QueryChoiceLists": () => ({
      data: lists,
      totalCount: 2,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 100,
    }),
  });
  const changed = vi.fn();
  renderInKit(
    <BodyContext value={completeBody([{ id: "page", name: "Delivery", components: rows }])}>
      <ListSettings field={product} setting={product.setting as unknown as ListedSetting} onChange={changed} />
    </BodyContext>,
    { session },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "Choice list" }));
  await user.click(await screen.findByRole("option", { name: "Products" }));
  return changed.mock.calls[0]?.[0] as Partial<ListedSetting>;
}

test("a list under another lies below the only field that offers that one, without being told", async () => {
  const supplier = listed("Supplier", idOf(1), SUPPLIERS);
  expect(await choosing([supplier])).toEqual({
    listId: PRODUCTS,
    listName: "Products",
    withinFieldId: supplier.id,
  });
});

test("of several fields none is guessed", async () => {
  const two = [listed("Supplier", idOf(1), SUPPLIERS), listed("Second supplier", idOf(2), SUPPLIERS)];
  expect((await choosing(two)).withinFieldId).toBeNull();
});

test("lists are made by who makes templates: whoever only edits the form chooses among them", async () => {
  await choosing([]);
  expect(screen.getByRole("button", { name: "New list" })).toBeVisible();
  cleanup();
  await choosing([], testSession({ access: "member" }));
  expect(screen.queryByRole("button", { name: "New list" })).toBeNull();
});
