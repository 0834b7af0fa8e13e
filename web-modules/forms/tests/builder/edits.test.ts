import { type Body, fieldsOf, newField, structureProblems } from "@groundwork/formwork/rules";
import { expect, test } from "vitest";
import { setColumn } from "../../../_formwork/src/fields/input-table/edit";
import { withoutFields } from "../../src/features/builder/clipboard/take-away";
import { findField } from "../../src/features/builder/model/places";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { edit, numbersFrom } from "./random-edits";

/** Ten thousand were run when a kind that holds fields came: EDIT_SEQUENCES=10000. */
const SEQUENCES = Number(process.env.EDIT_SEQUENCES ?? 150);

test(
  "whatever is edited, the structure stays right and undo leads back to the start",
  () => {
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const pick = numbersFrom(seed);
      const start: Body = [];
      // Each edit is a step of its own.
      let now = 0;
      const store = new BuilderStore(start, () => {
        now += 1000;
        return now;
      });
      for (let step = 0; step < 40; step += 1) {
        edit(store, pick);
        expect(structureProblems(store.body()), `seed ${seed}, step ${step}`).toEqual([]);
      }
      const end = store.body();
      while (store.canUndo()) store.undo();
      expect(store.body(), `seed ${seed}`).toBe(start);
      while (store.canRedo()) store.redo();
      expect(store.body(), `seed ${seed}`).toBe(end);
    }
  },
  SEQUENCES * 1_000,
);

test("what is in a cell is selected, set up, copied, moved by keys and deleted like any field", () => {
  const store = new BuilderStore([]);
  const [remark, table] = [newField("shortText", "Remark"), newField("table", "")];
  store.add(table);
  const cell = (row: number, column: number) => findField(store.body(), table.id)?.components[row]?.[column];
  const spot = (row: number, column: number) =>
    ({ kind: "cell", tableId: table.id, cellId: cell(row, column)?.id ?? "", before: null }) as const;
  expect(store.add(remark, spot(0, 0))).toBe(true);
  expect(store.selected()?.id).toBe(remark.id);
  store.setUp({ ...remark, required: true });
  expect(cell(0, 0)?.components[0]?.required).toBe(true);
  expect(store.shift(remark.id, "right")).toBe(true);
  expect(store.shift(remark.id, "down")).toBe(true);
  expect(cell(1, 1)?.components.map(({ id }) => id)).toEqual([remark.id]);
  expect(store.shift(remark.id, "besidePrevious")).toBe(true);
  expect(store.shift(remark.id, "left")).toBe(false);
  expect(store.duplicate(remark.id)).toBe(true);
  expect(cell(1, 0)?.components).toHaveLength(2);
  // What holds fields itself stands in no cell.
  expect(store.add(newField("inputTable", "No"), spot(2, 2))).toBe(false);
  expect(store.add(newField("table", ""), spot(2, 2))).toBe(false);
  const copies = fieldsOf(store.body()).length;
  store.duplicate(table.id);
  expect(fieldsOf(store.body())).toHaveLength(2 * copies);
  expect(structureProblems(store.body())).toEqual([]);
  store.put(withoutFields(store.body(), [remark.id]), null);
  expect(cell(1, 0)?.components).toHaveLength(1);
  expect(
    store.moveField(cell(1, 0)?.components[0]?.id ?? "", {
      kind: "row",
      pageId: store.body()[0]?.id ?? "",
      before: null,
    }),
  ).toBe(true);
  expect(cell(1, 0)?.components).toHaveLength(0);
  while (store.canUndo()) store.undo();
  expect(store.body()).toEqual([]);
});

test("a panel takes rows of fields, lets them be put in order by keys, and over its edge they leave it", () => {
  const store = new BuilderStore([]);
  const panel = newField("dragArea", "Access");
  const [gate, key, sign] = ["Gate", "Key", "Sign"].map((label) => newField("shortText", label));
  const table = newField("table", "Checks");
  if (!gate || !key || !sign) throw new Error();
  store.add(panel);
  const rows = () =>
    (findField(store.body(), panel.id)?.components ?? []).map((line) =>
      line.flatMap((cell) => cell.components.map((each) => each.setting.label)),
    );
  const inPanel = (before: string | null = null) => ({ kind: "panelRow", panelId: panel.id, before }) as const;
  expect(store.add(gate, inPanel())).toBe(true);
  // What is added goes below what is selected, in its panel.
  expect(store.add(key)).toBe(true);
  expect(store.add(table)).toBe(true);
  expect(rows()).toEqual([["Gate"], ["Key"], ["Checks"]]);
  expect(store.add(newField("dragArea", "No"), inPanel())).toBe(false);
  const other = newField("dragArea", "Other");
  store.select(key.id);
  // A panel stands in none: it comes below.
  expect(store.add(other)).toBe(true);
  expect(store.moveField(other.id, inPanel())).toBe(false);
  expect(store.moveField(panel.id, inPanel())).toBe(false);
  store.put(withoutFields(store.body(), [other.id]), null);
  store.shift(key.id, "besidePrevious");
  expect(rows()).toEqual([["Gate", "Key"], ["Checks"]]);
  store.shift(key.id, "left");
  expect(rows()).toEqual([["Key", "Gate"], ["Checks"]]);
  store.shift(key.id, "down");
  expect(rows()).toEqual([["Gate"], ["Key"], ["Checks"]]);
  store.shift(key.id, "up");
  expect(rows()).toEqual([["Key"], ["Gate"], ["Checks"]]);
  // A cell of the table in it is found as well.
  const cellId = findField(store.body(), table.id)?.components[0]?.[0]?.id ?? "";
  expect(store.add(sign, { kind: "cell", tableId: table.id, cellId, before: null })).toBe(true);
  store.setUp({ ...sign, required: true });
  expect(findField(store.body(), sign.id)?.required).toBe(true);
  store.shift(key.id, "up");
  expect(rows()).toEqual([["Gate"], ["Checks"]]);
  expect(store.body()[0]?.components.map((row) => row.components[0]?.id)).toEqual([key.id, panel.id]);
  store.shift(key.id, "down");
  expect(rows()).toEqual([["Key"], ["Gate"], ["Checks"]]);
  expect(store.duplicate(gate.id)).toBe(true);
  expect(rows()).toEqual([["Key"], ["Gate"], ["Gate"], ["Checks"]]);
  store.duplicate(panel.id);
  expect(structureProblems(store.body())).toEqual([]);
  store.put(withoutFields(store.body(), [gate.id]), null);
  expect(rows()).toEqual([["Key"], ["Gate"], ["Checks"]]);
  while (store.canUndo()) store.undo();
  expect(store.body()).toEqual([]);
});

test("a copied table shares no id, and its formulas name its own columns", () => {
  const [first, second] = [newField("shortText", "Qty"), newField("calculation", "Twice")];
  const table = newField("inputTable", "Works");
  const twice = { ...second, setting: { ...second.setting, formula: `{${first.id}} * 2` } };
  table.components = setColumn(setColumn(table.components, 0, first), 1, twice);
  const store = new BuilderStore([]);
  store.add(table);
  store.duplicate(table.id);
  expect(structureProblems(store.body())).toEqual([]);
  const copy = fieldsOf(store.body())[1];
  const [qty, computed] = [1, 2].map((at) => copy?.components[0]?.[at]?.components[0]);
  expect(qty?.id).not.toBe(first.id);
  expect(computed?.setting).toMatchObject({ formula: `{${qty?.id}} * 2` });
});
