import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ImportItems } from "../src/features/choice-lists/import-items";

const list = { choiceListId: "rooms", name: "Rooms", parentListId: "floors", parentListName: "Floors" } as never;

afterEach(() => vi.restoreAllMocks());

test("columns that a list has none of are named before anything is added", async () => {
  const user = userEvent.setup();
  fakeApi({
    "POST /api/ChoiceList/CheckChoicesFile": () => ({
      rows: [{ line: 2, label: "Hall", code: "", verdict: "create", message: "Can be added." }],
      rowCount: 1,
      createCount: 1,
      columnsLeftOut: ["Phone", "Area"],
      dryRun: true,
    }),
  });
  renderInKit(<ImportItems list={list} />);
  await user.click(screen.getByRole("button", { name: "Import" }));
  await user.upload(await screen.findByLabelText("Excel or CSV file"), new File(["…"], "rooms.csv"));
  expect(await screen.findByText("Columns that a list has none of, left out: Phone, Area")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add 1 item" })).toBeTruthy();
});

test("an example file has the columns that are read", async () => {
  const user = userEvent.setup();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:example";
  });
  // Else the document of the tests goes there.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  renderInKit(<ImportItems list={list} />);
  await user.click(screen.getByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Example file" }));
  expect((await saved[0]?.text())?.replace("\ufeff", "").trim()).toBe('"label","code","parent"');
});

test("a service of the release before tells of no such columns", async () => {
  const row = { line: 2, label: "Hall", code: "", verdict: "create", message: "Can be added." };
  fakeApi({
    "POST /api/ChoiceList/CheckChoicesFile": () => ({ rows: [row], rowCount: 1, createCount: 1, dryRun: true }),
  });
  renderInKit(<ImportItems list={list} />);
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
  await userEvent.upload(await screen.findByLabelText("Excel or CSV file"), new File(["…"], "rooms.csv"));
  expect(await screen.findByRole("button", { name: "Add 1 item" })).toBeVisible();
});
