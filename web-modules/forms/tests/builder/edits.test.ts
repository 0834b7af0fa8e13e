import {
  type Body,
  type Condition,
  conditionsOf,
  FIELD_TYPES,
  type Field,
  fieldsOf,
  newField,
  structureProblems,
} from "@groundwork/formwork/rules";
import { expect, test } from "vitest";
import {
  addColumn,
  addRow,
  moveColumn,
  removeColumn,
  removeRow,
  setColumn,
  setFixed,
} from "../../../_formwork/src/fields/input-table/edit";
import * as changes from "../../../_formwork/src/fields/table/edit";
import { columnCount } from "../../../_formwork/src/fields/table/layout";
import * as place from "../../../_formwork/src/fields/table/place";
import { findField } from "../../src/features/builder/model/places";
import { newRule } from "../../src/features/builder/model/rules";
import { SHIFTS } from "../../src/features/builder/model/shifts";
import { BuilderStore } from "../../src/features/builder/state/builder-store";

const tables = { ...changes, ...place };

/** Numbers that follow from a seed, so that a sequence that fails can be run again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = (below: number) => number;

const COLUMN_TYPES = ["shortText", "dateTime", "singleSelection", "calculation"] as const;

function inside({ components }: Field, pick: Pick): Field["components"] {
  const columns = (components[0]?.length ?? 1) - 1;
  const rows = components.length - 1;
  const column = pick(columns);
  const made = newField(COLUMN_TYPES[pick(COLUMN_TYPES.length)] ?? "shortText", "Made");
  const edits = [
    () => addColumn(components, made),
    () => removeColumn(components, column),
    () => moveColumn(components, column, pick(columns)),
    () => setColumn(components, column, made),
    () => addRow(components),
    () => removeRow(components, pick(rows)),
    () => setFixed(components, pick(rows), column, pick(2) === 0 ? "" : "3"),
  ];
  return edits[pick(edits.length)]?.() ?? components;
}

function insideLayout({ components }: Field, pick: Pick): Field["components"] {
  const [row, column] = [pick(components.length), pick(columnCount(components))];
  const cells = components.flat();
  const cell = cells[pick(cells.length)]?.id ?? "";
  const inner = cells.flatMap((each) => each.components)[0]?.id ?? "";
  const range = { top: row, left: column, bottom: pick(components.length), right: pick(columnCount(components)) };
  const edits = [
    () => tables.addRow(components, pick(components.length + 1)),
    () => tables.addColumn(components, pick(columnCount(components) + 1)),
    () => tables.removeRow(components, row),
    () => tables.removeColumn(components, column),
    () =>
      tables.merge(components, { ...range, bottom: Math.max(range.bottom, row), right: Math.max(range.right, column) }),
    () => tables.split(components, cell),
    () => tables.setTitle(components, cell, `Row ${pick(9)}`),
    () => tables.putField(components, cell, newField("shortText", "Made")),
    () => tables.takeField(components, inner),
    () => tables.setColumnWidth(components, column, 90),
  ];
  return edits[pick(edits.length)]?.() ?? components;
}

/** A field of the form, into a cell or out of it. */
function moveByCell(store: BuilderStore, table: Field, fieldId: string, pick: Pick): boolean {
  const cells = table.components.flat();
  const cell = cells[pick(cells.length)];
  const page = store.body()[0];
  if (!cell || !page) return false;
  const spot = { kind: "cell" as const, tableId: table.id, cellId: cell.id, before: cell.components[0]?.id ?? null };
  return store.moveField(fieldId, pick(3) === 0 ? { kind: "row", pageId: page.id, before: null } : spot);
}

/** Rules of fields that are there or soon gone, and of the step. */
function editRules(store: BuilderStore, fields: readonly Field[], pick: Pick): unknown {
  const rules = conditionsOf(store.body());
  const rule = rules[pick(rules.length)];
  const [of, ruled] = [fields[pick(fields.length)]?.id, fields[pick(fields.length)]?.id];
  if (!of || !ruled) return null;
  const stepIds = [of];
  const made: Partial<Condition> = {
    nestedConditions: [
      { fieldCondition: { fieldId: of }, comparisonCondition: { fieldState: { state: "notEmpty" } } },
      { comparisonCondition: { type: "step", fieldState: { state: "anyOf" }, stepIds } },
    ],
    outcomes: [{ type: "show", fieldIds: [ruled], pageIds: [] }],
  };
  const edits = [
    () => store.addRule(newRule(made)),
    () => rule && store.changeRule({ ...rule, ...made, logicType: "or" }),
    () => rule && store.shiftRule(rule.id, pick(2) === 0 ? -1 : 1),
    () => rule && store.removeRule(rule.id),
  ];
  return edits[pick(edits.length)]?.();
}

function moveToPanel(store: BuilderStore, panel: Field, fieldId: string, pick: Pick): void {
  const row = panel.components[pick(panel.components.length + 1)]?.[0];
  if (!row || pick(2) === 0) store.moveField(fieldId, { kind: "panelRow", panelId: panel.id, before: row?.id ?? null });
  else store.moveField(fieldId, { kind: "cell", tableId: panel.id, cellId: row.id, before: null });
}

function edit(store: BuilderStore, pick: Pick): void {
  const fields = fieldsOf(store.body());
  const field = fields[pick(fields.length)];
  const table = fields.filter((each) => each.type === "inputTable")[0];
  const layout = fields.filter((each) => each.type === "table")[0];
  const panel = fields.filter((each) => each.type === "dragArea")[0];
  const kind = FIELD_TYPES[pick(FIELD_TYPES.length)] ?? "inputTable";
  const edits: (() => unknown)[] = [
    () => store.add(newField(kind, "New")),
    () => store.add(newField("inputTable", "New")),
    () => store.add(newField("table", "New")),
    () => layout && store.setUp({ ...layout, components: insideLayout(layout, pick) }),
    () => layout && store.setUp({ ...layout, components: insideLayout(layout, pick) }),
    () => layout && field && moveByCell(store, layout, field.id, pick),
    () => layout && field && moveByCell(store, layout, field.id, pick),
    () => store.add(newField("dragArea", "New")),
    () => panel && field && moveToPanel(store, panel, field.id, pick),
    () => panel && field && moveToPanel(store, panel, field.id, pick),
    () => field && store.duplicate(field.id),
    () => field && store.shift(field.id, SHIFTS[pick(SHIFTS.length)] ?? "up"),
    () => field && store.remove(field.id),
    () => store.addPage(),
    () => editRules(store, fields, pick),
    () => editRules(store, fields, pick),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
  ];
  edits[pick(edits.length)]?.();
}

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
  store.remove(remark.id);
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
  store.remove(other.id);
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
  store.remove(gate.id);
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
