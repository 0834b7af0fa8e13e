import { type Body, FIELD_TYPES, type Field, fieldsOf, newField, structureProblems } from "@groundwork/formwork/rules";
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
import { SHIFTS } from "../../src/features/builder/model/shifts";
import { BuilderStore } from "../../src/features/builder/state/builder-store";

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

function edit(store: BuilderStore, pick: Pick): void {
  const fields = fieldsOf(store.body());
  const field = fields[pick(fields.length)];
  const table = fields.filter((each) => each.type === "inputTable")[0];
  const kind = FIELD_TYPES[pick(FIELD_TYPES.length)] ?? "inputTable";
  const edits: (() => unknown)[] = [
    () => store.add(newField(kind, "New")),
    () => store.add(newField("inputTable", "New")),
    () => field && store.duplicate(field.id),
    () => field && store.shift(field.id, SHIFTS[pick(SHIFTS.length)] ?? "up"),
    () => field && store.remove(field.id),
    () => store.addPage(),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
  ];
  edits[pick(edits.length)]?.();
}

test("whatever is edited, the structure stays right and undo leads back to the start", () => {
  for (let seed = 1; seed <= 150; seed += 1) {
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
