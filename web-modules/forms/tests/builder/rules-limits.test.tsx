import { isFull } from "@groundwork/formwork/conditions";
import {
  type Body,
  type Condition,
  conditionsOf,
  LIMITS_OF_CONDITIONS,
  newField,
  newPage,
  newRow,
  structureProblems,
} from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newRule } from "../../src/features/builder/model/rules";
import RulesView from "../../src/features/builder/rules/rules-view";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const weather = newField("shortText", "Weather");
const cover = newField("shortText", "Cover used");
const remark = newField("shortText", "Remark");
const roof = newField("singleSelection", "Roof");

function raining(value: string, outcomes: Condition["outcomes"]): Condition {
  const asked = { fieldState: { state: "is" as const, value } };
  const part = { fieldCondition: { fieldId: weather.id }, comparisonCondition: asked };
  return newRule({ nestedConditions: [part], outcomes: outcomes ?? [] });
}

function draw(rule: Condition): BuilderStore {
  const rows = [weather, cover, remark, roof].map((field) => newRow([field]));
  const body: Body = [{ ...newPage("First", rows), conditions: [rule] }];
  const store = new BuilderStore(body);
  fakeApi({});
  renderInKit(
    <BuilderContext value={store}>
      <RulesView steps={[]} />
    </BuilderContext>,
  );
  return store;
}

test("what was entered to try the rules stays while a rule is changed", async () => {
  const user = userEvent.setup();
  const rule = raining("Rai", [{ type: "show", fieldIds: [cover.id], pageIds: [] }]);
  const store = draw(rule);
  await user.click(screen.getByRole("button", { name: "Try them" }));
  await user.type(screen.getByRole("textbox", { name: "Weather" }), "Rain");
  await user.type(screen.getByRole("textbox", { name: "Remark" }), "Kept");
  expect(screen.getByText("Does not apply now")).toBeTruthy();
  const asked = { fieldState: { state: "is" as const, value: "Rain" } };
  const [part] = rule.nestedConditions ?? [];
  store.changeRule({ ...rule, nestedConditions: [{ ...part, comparisonCondition: asked }] });
  await waitFor(() => expect(screen.getByText("Applies now")).toBeTruthy());
  const entered = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
  expect([entered("Weather"), entered("Remark")]).toEqual(["Rain", "Kept"]);
});

test("what a rule filled in does not stay as if somebody had entered it", async () => {
  const user = userEvent.setup();
  const rule = raining("Rain", [{ type: "value", fieldIds: [remark.id], value: "Cover it" }]);
  const store = draw(rule);
  await user.click(screen.getByRole("button", { name: "Try them" }));
  await user.type(screen.getByRole("textbox", { name: "Weather" }), "Rain");
  expect(await screen.findByText("Cover it")).toBeTruthy();
  store.changeRule({ ...rule, outcomes: [{ type: "require", fieldIds: [cover.id], pageIds: [] }] });
  await waitFor(() => expect(screen.queryByText("Cover it")).toBeNull());
});

test("every field that a rule fills in is seen, and stays when one is taken out", async () => {
  const user = userEvent.setup();
  const rule = raining("Rain", [{ type: "value", fieldIds: [cover.id, remark.id], value: "Yes" }]);
  const store = draw(rule);
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await user.click(await screen.findByRole("combobox", { name: "Fields to change" }));
  // Of another kind: the value would not fit.
  expect(screen.queryByRole("option", { name: "Roof" })).toBeNull();
  await user.click(screen.getByRole("option", { name: "Weather" }));
  expect(conditionsOf(store.body())[0]?.outcomes).toMatchObject([
    { type: "value", fieldIds: [cover.id, remark.id, weather.id], value: "Yes" },
  ]);
});

test("a set of conditions takes as many as are saved, and no more", () => {
  const { nestedConditions: [part = {}] = [] } = raining("Rain", []);
  const parts = Array.from({ length: LIMITS_OF_CONDITIONS.parts }, () => part);
  expect(isFull(parts)).toBe(true);
  expect(isFull(parts.slice(1))).toBe(false);
  const problems = (nestedConditions: typeof parts) =>
    structureProblems([{ ...newPage("First", [newRow([weather])]), conditions: [newRule({ nestedConditions })] }]);
  expect(problems(parts)).toEqual([]);
  expect(problems([...parts, part])).toHaveLength(1);
});
