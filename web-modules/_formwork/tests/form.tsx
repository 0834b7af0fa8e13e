import { renderInKit } from "@groundwork/kit/testing";
import {
  type Condition,
  completeBody,
  type Field,
  type FieldType,
  type FileLink,
  FillBody,
  FilledBody,
  FillProvider,
  type FillProviderProps,
  FillStore,
  newField,
} from "../src";
import { newCell } from "../src/fields/cells";
import { addColumn } from "../src/fields/input-table/edit";

/** A field with an id that a test can name. */
export function field(type: FieldType, label: string, setting: object = {}, more: Partial<Field> = {}): Field {
  const made = newField(type, label);
  return { ...made, ...more, setting: { ...made.setting, ...setting } };
}

/** An input table of two rows, a column each of what is given. */
export function tableOf(columns: readonly Field[], setting: object = {}): Field {
  const bare = [[newCell("Head")], ...["Row 1", "Row 2"].map((title) => [newCell("RowHead", { title })])];
  const components = columns.reduce((parts, column) => addColumn(parts, column), bare);
  return field("inputTable", "Works", setting, { components });
}

export interface FormOptions extends Partial<Omit<FillProviderProps, "store" | "children">> {
  values?: Record<string, unknown>;
  files?: Iterable<FileLink>;
  filled?: boolean;
}

/** A form to be filled in, of one row a field, with rules. */
export function renderRuled(
  fields: readonly Field[],
  conditions: readonly Condition[],
  values: Record<string, unknown> = {},
) {
  const rows = fields.map((each) => ({ id: `row-${each.id}`, components: [each] }));
  const body = completeBody([{ id: "page", name: "Inspection", components: rows, conditions }]);
  const store = new FillStore({ body, values });
  renderInKit(
    <FillProvider store={store}>
      <FillBody body={body} />
    </FillProvider>,
  );
  return { store, body };
}

/** Draws a form of one row a field. */
export function renderForm(
  fields: readonly Field[],
  { values = {}, files = [], filled = false, ...provider }: FormOptions = {},
) {
  const body = completeBody([
    {
      id: "page",
      name: "Inspection",
      components: fields.map((each) => ({ id: `row-${each.id}`, components: [each] })),
    },
  ]);
  const store = new FillStore({ body, values, files });
  const { unmount } = renderInKit(
    <FillProvider store={store} {...provider}>
      {filled ? <FilledBody body={body} /> : <FillBody body={body} />}
    </FillProvider>,
  );
  return { store, body, unmount };
}
