import { type Condition, conditionsOf, FIELD_TYPES, type Field, fieldsOf, newField } from "@groundwork/formwork/rules";
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
import { withoutFields } from "../../src/features/builder/clipboard/take-away";
import { newRule } from "../../src/features/builder/model/rules";
import { SHIFTS } from "../../src/features/builder/model/shifts";
import type { BuilderStore } from "../../src/features/builder/state/builder-store";

const tables = { ...changes, ...place };

/** Numbers that follow from a seed, so that a sequence that fails can be run again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Pick = (below: number) => number;

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

/** Something that somebody does to a form, as chance has it. */
export function edit(store: BuilderStore, pick: Pick): void {
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
    () => field && store.put(withoutFields(store.body(), [field.id]), null),
    () => store.addPage(),
    () => editRules(store, fields, pick),
    () => editRules(store, fields, pick),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
    () => table && store.setUp({ ...table, components: inside(table, pick) }),
  ];
  edits[pick(edits.length)]?.();
}
