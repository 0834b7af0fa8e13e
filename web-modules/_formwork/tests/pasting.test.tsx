import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FieldType } from "../src";
import type { TableValue } from "../src/fields/input-table/lines";
import { readIn } from "../src/fields/input-table/pasting/reading";
import { cellsIn } from "../src/fields/input-table/pasting/sheet";
import { gridIn, type InputTableSetting } from "../src/fields/input-table/rules";
import { rulesOf, settingOf } from "../src/fields/registry";
import { field, renderForm, tableOf } from "./form";

const OPTIONS = {
  options: [
    { id: 1, label: "Good" },
    { id: 2, label: "Worn out" },
  ],
};

function column(type: FieldType, setting: object = {}) {
  const made = tableOf([field(type, "Told", setting)]);
  const [only] = gridIn(settingOf(made) as InputTableSetting).columns;
  if (!only) throw new Error("no column");
  return only;
}

test("what a spreadsheet program copies is read cell by cell", () => {
  expect(cellsIn('a\tb\r\n"two\nlines"\t"5"" pipe"\r\n\t\r\n')).toEqual([
    ["a", "b"],
    ["two\nlines", '5" pipe'],
  ]);
  expect(cellsIn("")).toEqual([]);
  expect(cellsIn("one\n\nthree")).toEqual([["one"], [""], ["three"]]);
});

test("what is read has the shape of its kind", () => {
  const told = column("dropdown", { choices: "list", listId: "list" });
  const found = readIn(told, "Steel", () => ({ id: crypto.randomUUID(), label: "Steel", parentId: null }));
  expect(rulesOf("dropdown")?.hasShape?.(found)).toBe(true);
});

const item = field("shortText", "Item");
const qty = field("number", "Qty", { decimalPlaces: 0 });
const twice = field("calculation", "Twice", { formula: `{${qty.id}} * 2`, decimalPlaces: 0 });
const state = field("singleSelection", "State", OPTIONS);

const boxOf = (row: string, name: RegExp) =>
  within(screen.getByText(row, { selector: "th span" }).closest("tr") as HTMLElement).getByLabelText(name);
const paste = (into: HTMLElement, text: string) =>
  act(async () => {
    fireEvent.paste(into, { clipboardData: { getData: () => text } });
    await Promise.resolve();
  });
const said = (value: unknown) =>
  ((value as TableValue | null)?.rows ?? []).map(({ cells = {} }) => [cells[item.id], cells[qty.id], cells[state.id]]);

test("rows are pasted to the right and down, what does not fit is told, and one step leads back", async () => {
  const works = tableOf([item, qty, twice, state]);
  const { store } = renderForm([works]);
  fireEvent.change(boxOf("Row 1", /Item/), { target: { value: "Rails" } });
  // What comes into a region that was there before is read out.
  const regions = screen.getAllByRole("status");
  await paste(
    boxOf("Row 1", /Item/),
    "Item\tQty\tTwice\tState\nGate\t1,200\t2,400\tGood\n\t1.5\t3\tLost\nPost\t7\t\tworn out\textra\n",
  );
  const cameOf = await screen.findByText("6 cells filled in. 1 row added.");
  expect(regions.some((region) => region.contains(cameOf))).toBe(true);
  expect(said(store.value(works.id))).toEqual([
    ["Gate", "1200", { selected: [1] }],
    [undefined, undefined, undefined],
    ["Post", "7", { selected: [2] }],
  ]);
  expect(screen.getByText(/2 values were left out/)).toBeTruthy();
  expect(screen.getByText(/Row 2, “Qty”: .*“1.5”/)).toBeTruthy();
  expect(screen.getByText(/Row 2, “State”: This cannot be read here.*“Lost”/)).toBeTruthy();
  expect(screen.getByText(/1 column more than the table has/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo pasting" }));
  expect(regions.map(({ textContent }) => textContent)).toContain("Pasting was undone.");
  expect(document.activeElement).toBe(boxOf("Row 1", /Item/));
  expect(said(store.value(works.id))).toEqual([
    ["Rails", undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(screen.queryByRole("button", { name: "Undo pasting" })).toBeNull();
});

test("after something else is entered nothing leads back over it", async () => {
  const works = tableOf([item, qty]);
  const { store } = renderForm([works]);
  await paste(boxOf("Row 1", /Item/), "Gate\t1");
  await screen.findByRole("button", { name: "Undo pasting" });
  fireEvent.change(boxOf("Row 2", /Item/), { target: { value: "Post" } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo pasting" })).toBeNull());
  expect(said(store.value(works.id)).map(([first]) => first)).toEqual(["Gate", "Post"]);
});

test("where the form says its rows none is added, and never more than a table takes", async () => {
  const fixed = tableOf([item, qty], { canAddRows: false });
  const { store } = renderForm([fixed]);
  await paste(boxOf("Row 2", /Item/), "a\t1\nb\t2\nc\t3");
  await screen.findByText(/no room for 2 more rows/);
  expect(said(store.value(fixed.id))).toHaveLength(2);
});

test("a table takes its hundred rows", async () => {
  const open = tableOf([item, qty]);
  const { store } = renderForm([open]);
  await paste(boxOf("Row 1", /Item/), Array.from({ length: 130 }, (_, at) => `Item ${at}\t${at}`).join("\n"));
  await screen.findByText(/no room for 30 more rows/);
  expect(said(store.value(open.id))).toHaveLength(100);
  expect(store.check([open.id])).toBe(true);
});

test("one value goes where it always goes, and lines go into a box of lines", () => {
  const note = field("longText", "Note");
  renderForm([tableOf([item, note])]);
  const isLeft = (into: HTMLElement, text: string) => fireEvent.paste(into, { clipboardData: { getData: () => text } });
  expect(isLeft(boxOf("Row 1", /Item/), "Gate\n")).toBe(true);
  expect(isLeft(boxOf("Row 1", /Note/), "one\ntwo")).toBe(true);
  expect(isLeft(boxOf("Row 1", /Item/), "one\ntwo")).toBe(false);
});
