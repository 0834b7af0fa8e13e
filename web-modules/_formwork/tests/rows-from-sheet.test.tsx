import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { type Cell, newField } from "../src";
import { addColumn, removeColumn, renameRow, setFixed } from "../src/fields/input-table/edit";
import { gridOf } from "../src/fields/input-table/grid";
import { newParts } from "../src/fields/input-table/rules";
import { readRows } from "../src/fields/input-table/sheet-rows/read";
import RowsFromSheet from "../src/fields/input-table/sheet-rows/rows-from-sheet";
import { withRows } from "../src/fields/input-table/sheet-rows/take";
import { rulesOf } from "../src/fields/registry";

/** Unit and quantity, and their double, which is computed. */
function table(change: (parts: Cell[][]) => Cell[][] = (parts) => parts) {
  const qty = newField("number", "Quantity");
  const columns = [newField("shortText", "Unit"), qty, newField("calculation", "Double", { formula: `{${qty.id}}*2` })];
  let parts: Cell[][] = newParts("Col", "Row");
  for (const column of columns) parts = addColumn(parts, column);
  while ((parts[0]?.length ?? 0) > columns.length + 1) parts = removeColumn(parts, 0);
  parts = change(parts);
  return { parts, grid: gridOf(parts, rulesOf), ids: columns.map(({ id }) => id) };
}

const titles = (parts: readonly Cell[][]) => parts.slice(1).map(([head]) => head?.title);

describe("rows of a spreadsheet", () => {
  test("are read from left to right, the name of the row first", () => {
    const { grid, ids } = table();
    const { rows } = readRows(grid, "Rebar\tt\t12\nFormwork\tm2\n\nSleeves", 100);
    expect(rows.map(({ line, title, fixed }) => [line, title, fixed])).toEqual([
      [1, "Rebar", { [`${ids[0]}`]: "t", [`${ids[1]}`]: "12" }],
      [2, "Formwork", { [`${ids[0]}`]: "m2" }],
      [4, "Sleeves", {}],
    ]);
  });

  test("are read by the names above their columns, in whatever order", () => {
    const { grid, ids } = table();
    const { rows, columnsLeft } = readRows(grid, 'Item;quantity;UNIT\n"Rebar; bent";12;t', 100);
    expect(rows).toEqual([
      { line: 2, title: "Rebar; bent", fixed: { [`${ids[0]}`]: "t", [`${ids[1]}`]: "12" }, wrong: null, computed: [] },
    ]);
    expect(columnsLeft).toBe(0);
  });

  test("are read by these names where one more stands among them, and that one is left out", () => {
    const { grid, ids } = table();
    const { rows, columnsLeft } = readRows(grid, "Item;Supplier;Quantity;Unit\nRebar;Tan;12;t", 100);
    expect(rows).toEqual([
      { line: 2, title: "Rebar", fixed: { [`${ids[0]}`]: "t", [`${ids[1]}`]: "12" }, wrong: null, computed: [] },
    ]);
    expect(columnsLeft).toBe(1);
    // A row in which one cell happens to say what a column is called.
    expect(readRows(grid, "Rebar\tUnit\tloose\tbent", 100).rows).toHaveLength(1);
  });

  test("say what does not come along: too long, no room, computed, more columns", () => {
    const { grid } = table();
    const { rows, columnsLeft } = readRows(grid, `${"x".repeat(501)},t\nA,t,1,2,3\nB\nC`, 2);
    expect(rows.map(({ title, wrong, computed }) => [title.slice(0, 3), wrong, computed])).toEqual([
      ["xxx", "tooLong", []],
      ["A", null, ["Double"]],
      ["B", null, []],
      ["C", "noRoom", []],
    ]);
    expect(columnsLeft).toBe(1);
  });

  test("without a name go on counting", () => {
    const { grid } = table((parts) => renameRow(parts, parts.length - 2, "Pour 7"));
    expect(readRows(grid, "\tt\n\tm2", 100).rows.map(({ title }) => title)).toEqual(["Pour 8", "Pour 9"]);
  });

  test("taken in place of others, rows that are called as before stay the same ones", () => {
    const { parts, grid, ids } = table((made) => setFixed(renameRow(made, 0, "Rebar"), 0, 0, "kg"));
    const { rows } = readRows(grid, "Formwork,m2\nrebar,t", 100);
    const next = withRows(parts, rows, true);
    expect(titles(next)).toEqual(["Formwork", "rebar"]);
    expect(next[2]?.map(({ id }) => id)).toEqual(parts[1]?.map(({ id }) => id));
    const after = gridOf(next, rulesOf);
    expect(after.rows.map(({ fixed }) => fixed[`${ids[0]}`])).toEqual(["m2", "t"]);
    expect(titles(withRows(parts, rows, false))).toEqual([...titles(parts), "Formwork", "rebar"]);
  });
});

describe("in the builder", () => {
  const open = async (change?: (parts: Cell[][]) => Cell[][]) => {
    const { parts, grid } = table(change);
    const changed = vi.fn<(parts: Cell[][]) => void>();
    const user = userEvent.setup();
    renderInKit(<RowsFromSheet grid={grid} parts={parts} onChange={changed} />);
    await user.click(screen.getByRole("button", { name: "Rows from a spreadsheet" }));
    return { changed, user, parts };
  };

  test("pasted rows are looked at before they are taken", async () => {
    const { changed, user } = await open();
    await user.click(screen.getByLabelText("Rows copied from a spreadsheet"));
    await user.paste("Rebar\tt\nFormwork\tm2\t\t4");
    expect(screen.getByText("2 rows are taken.")).toBeVisible();
    expect(screen.getByRole("list")).toHaveTextContent("“Double” is computed: what stands there is left out.");
    expect(changed).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Take 2 rows" }));
    expect(titles(changed.mock.calls[0]?.[0] ?? [])).toEqual(["Rebar", "Formwork"]);
    expect(screen.queryByLabelText("Rows copied from a spreadsheet")).toBeNull();
  });

  test("what a first line is taken for is said where it could be either", async () => {
    const { user } = await open();
    const text = screen.getByLabelText("Rows copied from a spreadsheet");
    await user.click(text);
    await user.paste("Item\tSupplier\tUnit\nRebar\tTan\tt");
    expect(screen.getByText(/read as names of columns/)).toHaveTextContent("none called Supplier.");
    await user.clear(text);
    await user.paste("Item\tSupplier\tSite\tUnit\nRebar\tTan\tNorth\tt");
    expect(screen.getByText(/read as a row/)).toHaveTextContent("though Unit is a column");
    await user.clear(text);
    await user.paste("Item\tUnit\nRebar\tt");
    expect(screen.queryByText(/read as/)).toBeNull();
  });

  test("a file is read into the same place, below rows that say something", async () => {
    const { changed, user, parts } = await open((made) => setFixed(made, 0, 0, "kg"));
    expect(screen.getByLabelText("Instead of the rows that are there")).not.toBeChecked();
    await user.upload(screen.getByLabelText("Or a file of them"), new File(["\ufeffSleeves,pcs"], "rows.csv"));
    await user.click(await screen.findByRole("button", { name: "Take 1 row" }));
    expect(titles(changed.mock.calls[0]?.[0] ?? [])).toEqual([...titles(parts), "Sleeves"]);
  });

  test("a file that is no text of ours says what to do", async () => {
    const { user } = await open();
    await user.upload(screen.getByLabelText("Or a file of them"), new File([new Uint8Array([0xb8, 0xd6])], "rows.csv"));
    expect(await screen.findByText(/CSV UTF-8/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
  });
});
