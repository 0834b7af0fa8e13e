import { expect, test } from "vitest";
import { newField } from "../src";
import * as changes from "../src/fields/table/edit";
import * as place from "../src/fields/table/place";

const edit = { ...changes, ...place };

import { columnCount, isLayout, layoutOf } from "../src/fields/table/layout";

const titled = () => {
  const parts = edit.newParts();
  return edit.setTitle(parts, parts[2]?.[0]?.id ?? "", "Row 9");
};
const spans = (parts: ReturnType<typeof edit.newParts>) =>
  parts.map((line) => line.map(({ colspan, rowspan }) => `${colspan}x${rowspan}`).join(" "));

test("a new one is 3 x 3, its columns 150 px wide", () => {
  const parts = edit.newParts();
  expect(parts.map((line) => line.length)).toEqual([3, 3, 3]);
  expect(parts.flat().every(({ width }) => width === 150)).toBe(true);
});

test("a number at the end of what a row is called goes on, other words stay away", () => {
  const parts = titled();
  expect(edit.addRow(parts).at(-1)?.[0]?.title).toBe("Row 10");
  const named = edit.setTitle(parts, parts[2]?.[0]?.id ?? "", "Rails");
  expect(edit.addRow(named).at(-1)?.[0]?.title).toBe("");
});

test("merged cells hold all that was in them, and grow until they cut through none", () => {
  const parts = edit.newParts();
  const [one, other] = [newField("shortText", "One"), newField("shortText", "Other")];
  const filled = edit.putField(edit.putField(parts, parts[0]?.[0]?.id ?? "", one), parts[1]?.[1]?.id ?? "", other);
  const merged = edit.merge(filled, { top: 0, left: 0, bottom: 1, right: 1 });
  expect(spans(merged)).toEqual(["2x2 1x1", "1x1", "1x1 1x1 1x1"]);
  expect(merged[0]?.[0]?.components).toEqual([one, other]);
  const more = edit.merge(merged, { top: 1, left: 1, bottom: 1, right: 2 });
  expect(spans(more)).toEqual(["3x2", "", "1x1 1x1 1x1"]);
  expect(isLayout(more)).toBe(true);
});

test("rows and columns go through merged cells, and split ones stand as before", () => {
  const merged = edit.merge(edit.newParts(), { top: 0, left: 0, bottom: 1, right: 1 });
  const wider = edit.addColumn(edit.addRow(merged, 1), 1);
  expect(spans(wider)).toEqual(["3x3 1x1", "1x1", "1x1", "1x1 1x1 1x1 1x1"]);
  const less = edit.removeColumn(edit.removeRow(wider, 0), 0);
  expect(spans(less)).toEqual(["2x2 1x1", "1x1", "1x1 1x1 1x1"]);
  expect(spans(edit.split(less, less[0]?.[0]?.id ?? ""))).toEqual(["1x1 1x1 1x1", "1x1 1x1 1x1", "1x1 1x1 1x1"]);
});

test("a cell that is full takes no more, and a table keeps its last row and column", () => {
  const parts = edit.newParts();
  const first = parts[0]?.[0]?.id ?? "";
  const full = Array.from({ length: 8 }).reduce<typeof parts>(
    (made) => edit.putField(made, first, newField("shortText", "More")),
    parts,
  );
  expect(full[0]?.[0]?.components).toHaveLength(6);
  const line = edit.removeRow(edit.removeRow(edit.removeRow(parts, 0), 0), 0);
  expect([line.length, columnCount(edit.removeColumn(edit.removeColumn(edit.removeColumn(line, 0), 0), 0))]).toEqual([
    1, 1,
  ]);
});

test("a first row of words says what stands below it, and widths are shares", () => {
  const parts = edit.newParts();
  const named = (parts[0] ?? []).reduce((made, { id }, at) => edit.setTitle(made, id, `C${at}`), parts);
  const { titles, rows, shares, width } = layoutOf(edit.setColumnWidth(named, 0, 300));
  expect(titles).toEqual(["C0", "C1", "C2"]);
  expect(rows[0]?.map(({ head }) => head)).toEqual(["column", "column", "column"]);
  expect(shares).toEqual([50, 25, 25]);
  expect(width).toBe(600);
});
