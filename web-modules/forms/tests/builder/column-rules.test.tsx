import { conditionsOf, type Field, fieldsOf, newField, newPage, newRow, Settling } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newCell } from "../../../_formwork/src/fields/cells";
import { addColumn } from "../../../_formwork/src/fields/input-table/edit";
import { newRule } from "../../src/features/builder/model/rules";
import RulesView from "../../src/features/builder/rules/rules-view";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const volume = newField("number", "Volume", { decimalPlaces: 3 });
const state = newField("singleSelection", "State", {
  options: [
    { id: 1, label: "Fail" },
    { id: 2, label: 'A "B"' },
  ],
});
const remark = newField("shortText", "Remark");

function draw(...more: Field[]): BuilderStore {
  const bare = [[newCell("Head")], ...["1", "2"].map((title) => [newCell("RowHead", { title })])];
  const components = [volume, state].reduce((parts, column) => addColumn(parts, column), bare);
  const table = { ...newField("inputTable", "Loads"), components };
  const shows = newRule({ outcomes: [{ type: "show", fieldIds: [remark.id], pageIds: [] }] });
  const rows = [table, remark, ...more].map((each) => newRow([each]));
  const store = new BuilderStore([{ ...newPage("First", rows), conditions: [shows] }]);
  fakeApi({});
  renderInKit(
    <BuilderContext value={store}>
      <RulesView steps={[]} />
    </BuilderContext>,
  );
  return store;
}

async function ask(what: string) {
  await userEvent.click(screen.getByRole("button", { name: "Change rule 1" }));
  await userEvent.click(await screen.findByRole("combobox", { name: "Add a condition on" }));
  await userEvent.click(screen.getByRole("option", { name: what }));
}

const formulasIn = (store: BuilderStore) =>
  fieldsOf(store.body()).flatMap(({ type, setting }) =>
    type === "calculation" ? [(setting as unknown as { formula: string }).formula] : [],
  );

test("a rule asks of a table's column by a hidden calculation below it, added in the same step", async () => {
  const store = draw();
  await ask("Loads, Volume: sum");
  const [table, sum, last] = fieldsOf(store.body());
  expect([table?.type, last?.id]).toEqual(["inputTable", remark.id]);
  expect(sum).toMatchObject({
    type: "calculation",
    visible: false,
    setting: { label: "Loads, Volume: sum", formula: `SUM({${volume.id}})`, decimalPlaces: 3 },
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Value" }), "3");
  expect(screen.getByText("If “Loads, Volume: sum” is “3”, show “Remark”.")).toBeInTheDocument();
  act(() => store.undo());
  act(() => store.undo());
  expect(formulasIn(store)).toEqual([]);
  expect(conditionsOf(store.body())[0]?.nestedConditions).toEqual([]);
});

test("a calculation that says the same is asked, and no second one added", async () => {
  const known = newField("calculation", "All loads", { formula: ` SUM({${volume.id}}) ` });
  const store = draw(known);
  await ask("Loads, Volume: sum");
  expect(formulasIn(store)).toHaveLength(1);
  expect(conditionsOf(store.body())[0]?.nestedConditions?.[0]?.fieldCondition?.fieldId).toBe(known.id);
});

test("of a choice the rows with one of its options are counted, and decide", async () => {
  const store = draw();
  await userEvent.click(screen.getByRole("button", { name: "Change rule 1" }));
  await userEvent.click(await screen.findByRole("combobox", { name: "Add a condition on" }));
  const offered = screen.getAllByRole("option").map((each) => each.textContent ?? "");
  expect(offered.filter((each) => each.startsWith("Loads, State"))).toEqual([
    "Loads, State: rows filled in",
    "Loads, State: rows with Fail",
  ]);
  await userEvent.click(screen.getByRole("option", { name: "Loads, State: rows with Fail" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Comparison" }));
  await userEvent.click(screen.getByRole("option", { name: "is at least" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Value" }), "1");
  const [table] = fieldsOf(store.body());
  const [first, second] = (table?.components ?? []).slice(1).map(([head]) => head?.id ?? "");
  const holds = (rows: object) => {
    const values: Record<string, unknown> = { [table?.id ?? ""]: { rows } };
    return new Settling(store.body(), (fieldId) => values[fieldId] ?? null).holds(0);
  };
  const failed = { [state.id]: { selected: [1] } };
  expect(
    holds([
      { id: first, cells: failed },
      { id: second, cells: {} },
    ]),
  ).toBe(true);
  expect(
    holds([
      { id: first, cells: {} },
      { id: second, cells: {} },
    ]),
  ).toBe(false);
});
