import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Cell, copyField, type Field, newField } from "../src";
import { addColumn } from "../src/fields/input-table/edit";
import type { TableValue } from "../src/fields/input-table/lines";
import { newParts } from "../src/fields/input-table/rules";
import { field, renderForm } from "./form";

const GOOD = { options: [{ id: 1, label: "Good" }] };

/** Qty, Rate, their product, and a state; two rows, of which the second says what its rate is. */
function works(
  setting: object = {},
  choice: "singleSelection" | "dropdown" = "singleSelection",
  counted: "shortText" | "number" = "shortText",
): { table: Field; columns: Field[] } {
  const qty = { ...newField(counted, "Qty"), required: true };
  const rate = newField("shortText", "Rate");
  const amount = newField("calculation", "Amount", { formula: `{${qty.id}} * {${rate.id}}` });
  const state = newField(choice, "State", GOOD);
  const columns = [qty, rate, amount, state];
  const bare = newParts("Col", "Row");
  const cell = (from: Cell | undefined, change: Partial<Cell>): Cell => ({ ...(from as Cell), ...change });
  const heads = columns.map((each) => cell(bare[0]?.[1], { id: crypto.randomUUID(), components: [each] }));
  const lines = [1, 2].map((number) => [
    cell(bare[number]?.[0], { title: `Row ${number}` }),
    ...columns.map((_, at) =>
      cell(bare[1]?.[1], {
        id: crypto.randomUUID(),
        ...(number === 2 && at === 1 ? ({ type: "InputTableNonEditableText", title: "3" } as const) : {}),
      }),
    ),
  ]);
  const head = cell(bare[0]?.[0], {});
  return { table: field("inputTable", "Works", setting, { components: [[head, ...heads], ...lines] }), columns };
}

const rowOf = (title: string) => screen.getByText(title, { selector: "th span" }).closest("tr") as HTMLElement;
const type = (row: string, column: string, text: string) =>
  fireEvent.change(within(rowOf(row)).getByLabelText(new RegExp(column)), { target: { value: text } });

describe("an input table that is filled in", () => {
  test("keeps what is typed in its cell and computes the row", () => {
    const { table, columns } = works();
    const total = field("calculation", "Total", { formula: `SUM({${columns[2]?.id}})` });
    const { store } = renderForm([table, total]);
    type("Row 1", "Qty", "4");
    type("Row 1", "Rate", "2.5");
    expect(within(rowOf("Row 1")).getByText("10.00")).toBeTruthy();
    type("Row 2", "Qty", "2");
    // What the form says in the row is not entered, and counts all the same.
    expect(within(rowOf("Row 2")).queryByRole("textbox", { name: /Rate/ })).toBeNull();
    expect(store.value(total.id)).toBe("16.00");
    const { rows } = store.value(table.id) as TableValue;
    expect(rows?.map((row) => Object.values(row.cells ?? {}))).toEqual([["4", "2.5"], ["2"]]);
  });

  test("has totals below its columns, which follow what is typed", () => {
    const { table, columns } = works();
    const [qty, rate, amount] = columns.map(({ id }) => id);
    const totals = { [`${qty}`]: "SUM", [`${rate}`]: "AVG", [`${amount}`]: "SUM" };
    const { store } = renderForm([{ ...table, setting: { ...table.setting, totals } as Field["setting"] }]);
    const told = () =>
      within(rowOf("Total"))
        .getAllByRole("status")
        .map((each) => each.textContent);
    expect(told()).toEqual(["–", "3", "–"]);
    type("Row 1", "Qty", "4");
    type("Row 1", "Rate", "2.5");
    expect(told()).toEqual(["4", "2.75", "10.00"]);
    type("Row 2", "Qty", "many");
    expect(told()[0]).toBe("–");
    expect(JSON.stringify(store.value(table.id))).not.toContain("SUM");
  });

  test("is filled in once more, where its author allows it, and every table counts", async () => {
    const { table, columns } = works({ isCanDuplication: true });
    const total = field("calculation", "All", { formula: `SUM({${columns[2]?.id}})` });
    const { store } = renderForm([table, total]);
    type("Row 1", "Qty", "4");
    type("Row 1", "Rate", "2.5");
    fireEvent.click(screen.getByRole("button", { name: "Add the table again" }));
    const copy = screen.getByRole("table", { name: "Table 2" });
    const cell = (name: RegExp) => within(copy).getAllByLabelText(name)[0] as HTMLElement;
    expect(cell(/Qty/)).toHaveFocus();
    fireEvent.change(cell(/Qty/), { target: { value: "2" } });
    fireEvent.change(cell(/Rate/), { target: { value: "3" } });
    expect(store.value(total.id)).toBe("16.00");
    const { rows, copies } = store.value(table.id) as TableValue;
    expect(Object.values(rows?.[0]?.cells ?? {})).toEqual(["4", "2.5"]);
    expect(copies?.map((each) => Object.values(each.rows?.[0]?.cells ?? {}))).toEqual([["2", "3"]]);
    fireEvent.click(screen.getByRole("button", { name: "Delete table 2" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete table" }));
    await vi.waitFor(() => expect(store.value(total.id)).toBe("10.00"));
  });

  test("marks the cell that is wrong in the table where it stands", () => {
    const { table, columns } = works({ isCanDuplication: true });
    const [qty, rate] = columns.map(({ id }) => id);
    const [first] = table.components.slice(1).map(([head]) => head?.id);
    const copies = [{ id: "00000000-0000-4000-8000-000000000700", rows: [{ id: first, cells: { [`${rate}`]: "3" } }] }];
    const rows = [{ id: first, cells: { [`${qty}`]: "4" } }];
    const { store } = renderForm([table], { values: { [table.id]: { rows, copies } } });
    act(() => void store.check([table.id]));
    expect(screen.getByText(/Table 2, row 1, “Qty”/)).toBeTruthy();
    const wrong = document.querySelectorAll('[aria-invalid="true"]');
    expect(wrong).toHaveLength(1);
    expect(screen.getByRole("table", { name: "Table 2" })).toContainElement(wrong[0] as HTMLElement);
  });

  test("has the totals of its own columns in a copy", () => {
    const { table, columns } = works();
    const setting = { ...table.setting, totals: { [`${columns[0]?.id}`]: "SUM" } };
    const copy = copyField({ ...table, setting } as Field);
    const { totals } = copy.setting as unknown as { totals: Record<string, string> };
    expect(totals).toEqual({ [`${copy.components[0]?.[1]?.components[0]?.id}`]: "SUM" });
    expect(Object.keys(totals)).not.toContain(columns[0]?.id);
  });

  test("says of a cell of several parts which row and column it is of", () => {
    const own = { ...GOOD, other: true, otherLabel: "Other" };
    const state = { ...newField("singleSelection", "State", own), required: true };
    const parts = { ...newField("multipleSelection", "Parts", GOOD), required: true };
    const plain = newField("singleSelection", "Plain", GOOD);
    const grid = [state, parts, plain].reduce((cells, each) => addColumn(cells, each), newParts("Col", "Row"));
    const table = field("inputTable", "Works", {}, { components: grid });
    const { store } = renderForm([table]);
    const [row] = table.components.slice(1).map(([head]) => head?.title ?? "");
    const inRow = within(rowOf(row ?? ""));
    const radios = inRow.getByRole("radiogroup", { name: new RegExp(`${row}.*State`) });
    expect(within(radios).getByRole("radio", { name: "Good" })).toBeTruthy();
    expect(radios).toBeRequired();
    const boxes = inRow.getByRole("group", { name: new RegExp(`${row}.*Parts`) });
    expect(within(boxes).getByRole("checkbox", { name: "Good" })).toBeTruthy();
    expect(boxes).toHaveAccessibleDescription("required");
    // What is one control is told by it alone.
    expect(inRow.getByRole("combobox", { name: new RegExp(`${row}.*Plain`) })).toBeTruthy();
    expect(inRow.queryByRole("radiogroup", { name: /Plain/ })).toBeNull();
    fireEvent.click(within(boxes).getByRole("checkbox", { name: "Good" }));
    act(() => void store.check([table.id]));
    expect(inRow.getByRole("radiogroup", { name: /State/ })).toBeInvalid();
  });

  test.each(["singleSelection", "dropdown"] as const)("of a %s offers the device's own list", (kind) => {
    const { table, columns } = works({}, kind);
    const { store } = renderForm([table]);
    const list = within(rowOf("Row 1")).getByRole("combobox", { name: /State/ });
    fireEvent.change(list, { target: { value: "1" } });
    const [row] = (store.value(table.id) as TableValue).rows ?? [];
    expect(row?.cells?.[columns[3]?.id ?? ""]).toEqual({ selected: [1], other: null });
  });

  test("gets another row, where the typing goes on, and loses an empty one unasked", () => {
    const { table } = works();
    const { store } = renderForm([table]);
    fireEvent.click(screen.getByRole("button", { name: "Add a row" }));
    const added = rowOf("Row 3");
    expect(added.contains(document.activeElement)).toBe(true);
    fireEvent.click(within(rowOf("Row 1")).getByRole("button", { name: /Delete row/ }));
    expect((store.value(table.id) as TableValue).rows).toHaveLength(2);
  });

  test("offers to delete only where a row is left", () => {
    const { table } = works();
    renderForm([table]);
    fireEvent.click(within(rowOf("Row 1")).getByRole("button", { name: /Delete row/ }));
    expect(screen.queryByRole("button", { name: /Delete row/ })).toBeNull();
  });

  test("has the form's rows and no others where they are fixed", () => {
    renderForm([works({ canAddRows: false }).table]);
    expect(screen.queryByRole("button", { name: "Add a row" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Delete row/ })).toBeNull();
  });

  test("says in which cell something is missing, and marks it", () => {
    const { table } = works();
    const { store } = renderForm([table]);
    type("Row 1", "Rate", "2.5");
    act(() => void store.check([table.id]));
    expect(screen.getByText(/Row 1, “Qty”/)).toBeTruthy();
    const cell = within(rowOf("Row 1")).getByLabelText(/Qty/);
    expect(cell.getAttribute("aria-invalid")).toBe("true");
    type("Row 1", "Qty", "1");
    expect(screen.queryByText(/Row 1, “Qty”/)).toBeNull();
  });

  test("says of a cell what stands there and is not kept, when it is left and when it is checked", () => {
    const { table } = works({}, "singleSelection", "number");
    const { store } = renderForm([table]);
    const cell = () => within(rowOf("Row 1")).getByLabelText(/Qty/);
    type("Row 1", "Rate", "2.5");
    type("Row 1", "Qty", "12x5");
    fireEvent.blur(cell());
    expect(cell()).toHaveValue("12x5");
    expect(within(rowOf("Row 1")).getByRole("alert")).toHaveTextContent("Write a number");
    act(() => void store.check([table.id]));
    expect(screen.getByText(/^Row 1, “Qty”: Write a number/)).toBeInTheDocument();
    expect(screen.getAllByText(/Write a number/)).toHaveLength(1);
    expect(cell()).toHaveAttribute("aria-invalid", "true");
    type("Row 1", "Qty", "12.5");
    expect(screen.queryByText(/Write a number/)).toBeNull();
    expect(store.check([table.id])).toBe(true);
  });

  test("keeps what is of a column that is gone", () => {
    const { table } = works();
    const gone = "00000000-0000-4000-8000-000000000099";
    const rowId = table.components[1]?.[0]?.id ?? "";
    const { store } = renderForm([table], {
      values: { [table.id]: { rows: [{ id: rowId, cells: { [gone]: "x" } }] } },
    });
    type("Row 1", "Qty", "4");
    const [row] = (store.value(table.id) as TableValue).rows ?? [];
    expect(row?.cells?.[gone]).toBe("x");
  });
});
