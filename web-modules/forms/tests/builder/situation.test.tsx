import { type Body, conditionsOf, newField, newPage, newRow } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { newRule } from "../../src/features/builder/model/rules";
import RulesView from "../../src/features/builder/rules/rules-view";
import { BuilderStore } from "../../src/features/builder/state/builder-store";
import { BuilderContext } from "../../src/features/builder/state/hooks";

const due = newField("dateTime", "Due");
const note = newField("shortText", "Note");
const FILL_IN = { id: "00000000-0000-4000-8000-000000000001", name: "Fill in" };
const APPROVE = { id: "00000000-0000-4000-8000-000000000002", name: "Approve" };

function draw(): BuilderStore {
  const rule = newRule({ outcomes: [{ type: "require", fieldIds: [note.id], pageIds: [] }] });
  const body: Body = [{ ...newPage("First", [newRow([due]), newRow([note])]), conditions: [rule] }];
  const store = new BuilderStore(body);
  renderInKit(
    <BuilderContext value={store}>
      <RulesView steps={[FILL_IN, APPROVE]} />
    </BuilderContext>,
  );
  return store;
}

async function choose(label: string, option: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("combobox", { name: label }));
  await user.click(screen.getByRole("option", { name: option }));
}

const SAFETY = { teamId: "00000000-0000-4000-8000-000000000003", name: "Safety" };
const teams = { data: [SAFETY], totalCount: 1, totalPageCount: 1, pageNumber: 1, pageCount: 100 };

const asked = (store: BuilderStore) => conditionsOf(store.body())[0]?.nestedConditions?.map((each) => each);

beforeEach(() => {
  fakeApi({ "GET /api/Team/QueryTeams": () => teams });
  vi.useFakeTimers({ now: new Date("2026-11-29T10:00:00Z"), toFake: ["Date"] });
  return () => void vi.useRealTimers();
});

test("a rule asks at which step the form is, and says why it applies there", async () => {
  const user = userEvent.setup();
  const store = draw();
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await choose("Add a condition on", "Step");
  await choose("Steps", "Approve");
  expect(screen.getByText("If the step is “Approve”, require “Note”.")).toBeTruthy();
  expect(asked(store)).toEqual([
    { comparisonCondition: { type: "step", fieldState: { state: "anyOf" }, stepIds: [APPROVE.id] } },
  ]);
  await user.click(screen.getByRole("button", { name: "Try them" }));
  expect(await screen.findByText("Does not apply now")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Why" }));
  expect(screen.getByLabelText("It is not so")).toBeTruthy();
  const tried = within(await screen.findByRole("group", { name: "Filled in" }));
  await user.click(tried.getByRole("combobox", { name: "Step" }));
  await user.click(screen.getByRole("option", { name: "Approve" }));
  expect(await screen.findByText("Applies now")).toBeTruthy();
  expect(screen.getByLabelText("It is so")).toBeTruthy();
});

test("a rule compares a day with today, and asks for the version", async () => {
  const user = userEvent.setup();
  const store = draw();
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await choose("Add a condition on", "Due");
  await choose("Comparison", "is before");
  await choose("Compared with", "Today");
  await choose("Add a condition on", "Version");
  await user.clear(screen.getByRole("textbox", { name: "Value" }));
  await user.type(screen.getByRole("textbox", { name: "Value" }), "b");
  expect(screen.getByText("If “Due” is before today and the version is “B”, require “Note”.")).toBeTruthy();
  expect(asked(store)).toEqual([
    {
      fieldCondition: { fieldId: due.id },
      comparisonCondition: { fieldState: { state: "less", value: null, withToday: true } },
    },
    { comparisonCondition: { type: "version", fieldState: { state: "is", value: "B" } } },
  ]);
});

test("a rule asks about the team of who fills the form in", async () => {
  const user = userEvent.setup();
  const store = draw();
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  await choose("Add a condition on", "Team of who fills it in");
  await choose("Comparison", "is not");
  await user.click(screen.getByRole("combobox", { name: "Teams" }));
  await user.click(await screen.findByRole("option", { name: "Safety" }));
  expect(screen.getByText("If the team of who fills it in is not “Safety”, require “Note”.")).toBeTruthy();
  expect(asked(store)).toEqual([
    { comparisonCondition: { type: "team", fieldState: { state: "noneOf" }, teamIds: [SAFETY.teamId] } },
  ]);
  await user.click(screen.getByRole("button", { name: "Try them" }));
  expect(await screen.findByText("Applies now")).toBeTruthy();
  const tried = within(await screen.findByRole("group", { name: "Filled in" }));
  await user.click(tried.getByRole("combobox", { name: "Team of who fills it in" }));
  await user.click(screen.getByRole("option", { name: "Safety" }));
  expect(await screen.findByText("Does not apply now")).toBeTruthy();
});

test("a step that is gone is seen", async () => {
  const user = userEvent.setup();
  const store = draw();
  const [rule] = conditionsOf(store.body());
  const gone = { type: "step" as const, fieldState: { state: "noneOf" as const }, stepIds: [note.id] };
  if (rule) store.changeRule({ ...rule, nestedConditions: [{ comparisonCondition: gone }] });
  expect(await screen.findByText("If the step is not “(gone)”, require “Note”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change rule 1" }));
  expect(screen.getByText("(gone)")).toBeTruthy();
});
