import { renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { completeBody, type Field, FillBody, FillProvider, FillStore, ownersOf, placesInTables } from "../src";
import { FieldSettings } from "../src/builder";
import { newCell } from "../src/fields/cells";
import { field, renderForm, renderRuled } from "./form";

const remark = field("shortText", "Remark", {}, { required: true });
const gaps = field("number", "Gaps", { unit: "mm" });
const twice = field("calculation", "Twice", { formula: `{${gaps.id}} * 2`, decimalPlaces: 0 });

/** “Remark, Gaps” beside one another, and what is given below. */
function panel(setting: object = {}, more: readonly Field[] = []): Field {
  const rows = [[remark, gaps], ...more.map((each) => [each])];
  const components = rows.map((fields) => [newCell("row", { components: [...fields] })]);
  return field("dragArea", "Access", setting, { components });
}

function Builder({ start, onField }: { start: Field; onField: (field: Field) => void }): ReactNode {
  const [now, setNow] = useState(start);
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [now] }] }]);
  const change = (next: Field) => {
    setNow(next);
    onField(next);
  };
  return <FieldSettings field={now} body={body} steps={[]} onChange={change} />;
}

const fold = () => screen.getByText("Access").closest("details") as HTMLDetailsElement;

test("what stands in a panel is filled in, checked and computed with, folded or not", async () => {
  const user = userEvent.setup();
  const { store } = renderForm([panel({ isFolded: true, help: "Before work" }), twice]);
  expect(fold().open).toBe(false);
  expect(await screen.findByText("0 of 2 filled in")).toBeTruthy();
  expect(screen.getByText("1 missing or wrong")).toBeTruthy();
  expect(store.check([remark.id])).toBe(false);
  await user.click(screen.getByText("Access"));
  expect(fold().open).toBe(true);
  expect(screen.getAllByText("Before work")).toHaveLength(1);
  await user.type(screen.getByRole("textbox", { name: /Remark/ }), "Loose");
  await user.type(screen.getByRole("textbox", { name: /Gaps/ }), "12");
  expect(store.values()).toMatchObject({ [remark.id]: "Loose", [gaps.id]: "12", [twice.id]: "24" });
  expect(screen.getByText("2 of 2 filled in")).toBeTruthy();
  expect(screen.queryByText("1 missing or wrong")).toBeNull();
});

test("nobody is told of what somebody else has to fill in", async () => {
  renderForm([panel({ isFolded: true })], { readOnly: (fieldId) => fieldId === remark.id });
  await screen.findByText("0 of 2 filled in");
  expect(screen.queryByText("1 missing or wrong")).toBeNull();
});

test("it is read as it was filled in", async () => {
  renderForm([panel()], { filled: true, values: { [remark.id]: "Loose" } });
  expect(screen.getByText("Loose")).toBeTruthy();
  expect(await screen.findByText("1 of 2 filled in")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("rules hide it as a whole, ask for what is in it, and where they hide all of that it is gone", () => {
  const asked = field("shortText", "Kind of work");
  const is = (value: string, outcomes: { type: "hide" | "require"; fieldIds: string[] }[]) => ({
    id: `rule ${value}`,
    name: "",
    logicType: "and" as const,
    nestedConditions: [
      { fieldCondition: { fieldId: asked.id }, comparisonCondition: { fieldState: { state: "is" as const, value } } },
    ],
    outcomes: outcomes.map((each) => ({ ...each, pageIds: [] })),
  });
  const inside = panel();
  const { store } = renderRuled(
    [asked, inside],
    [
      is("none", [{ type: "hide", fieldIds: [inside.id] }]),
      is("hot", [{ type: "require", fieldIds: [inside.id] }]),
      is("dry", [{ type: "hide", fieldIds: [remark.id, gaps.id] }]),
    ],
  );
  expect(store.check([gaps.id])).toBe(true);
  act(() => store.setValue(asked.id, "hot"));
  expect(store.check([gaps.id])).toBe(false);
  for (const value of ["none", "dry"]) {
    act(() => store.setValue(asked.id, value));
    expect(screen.queryByText("Access")).toBeNull();
  }
  act(() => store.setValue(asked.id, ""));
  expect(screen.getByText("Access")).toBeTruthy();
});

test.each([true, false])("a page is there (%s) as what stands in its panel is", (visible) => {
  const inside = field("shortText", "Inside", {}, { visible });
  const components = [[newCell("row", { components: [inside] })]];
  const fields = [field("dragArea", "Access", {}, { components }), field("shortText", "Other")];
  const pages = fields.map((only, at) => ({
    id: `page-${at}`,
    name: `Page of ${only.setting.label}`,
    components: [{ id: `row-${at}`, components: [only] }],
  }));
  const body = completeBody(pages);
  renderInKit(
    <FillProvider store={new FillStore({ body })}>
      <FillBody body={body} />
    </FillProvider>,
  );
  expect(screen.queryByText("Page of Access") !== null).toBe(visible);
  expect(screen.queryByText("Access") !== null).toBe(visible);
  expect(screen.getByText("Page of Other")).toBeTruthy();
});

test("a panel's steps are those of what stands in it, and its title says where that is", () => {
  const inside = panel({ steps: ["step 2"] });
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [inside] }] }]);
  const step = (id: string, triggerStep: boolean) => ({ id, type: "step", data: { triggerStep, pageIds: [] } });
  const owners = ownersOf(body, { nodes: [step("step 1", true), step("step 2", false)] });
  expect([...(owners.get(gaps.id) ?? [])]).toEqual(["step 2"]);
  expect(placesInTables(body).get(gaps.id)).toEqual(["Access"]);
});

test("who does not drag puts fields in and takes them out in its settings", async () => {
  const user = userEvent.setup();
  let now = panel();
  renderInKit(
    <Builder
      start={now}
      onField={(next) => {
        now = next;
      }}
    />,
  );
  await user.click(await screen.findByRole("checkbox", { name: /Starts folded/ }));
  expect(now.setting).toMatchObject({ isFolded: true });
  await user.click(screen.getByRole("combobox", { name: "Add a field to the panel" }));
  expect(screen.queryByRole("option", { name: "Panel" })).toBeNull();
  await user.click(await screen.findByRole("option", { name: "Table" }));
  await waitFor(() => expect(now.components).toHaveLength(2));
  expect(now.components[1]?.[0]?.components[0]?.type).toBe("table");
  await user.click(screen.getByRole("button", { name: "Delete “Remark” from the panel" }));
  await user.click(screen.getByRole("button", { name: "Delete “Gaps” from the panel" }));
  // A row that loses its last field goes with it.
  expect(now.components.flat().map((row) => row.components.map(({ type }) => type))).toEqual([["table"]]);
});
