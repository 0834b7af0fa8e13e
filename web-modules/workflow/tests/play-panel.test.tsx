import type { NestedCondition } from "@groundwork/formwork/rules";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { addFromMenu, buttonsOf, changeData, makeBranch, setWhen, stepsOf, type Workflow } from "../src/graph";
import type { StepNode } from "../src/nodes/step/rules";
import { onAPhone, Route, services, TEMPLATE } from "./support/editor-page";
import { twoSteps } from "./support/two-steps";

const TEAM = "00000000-0000-4000-8000-0000000000bb";
const COST = "00000000-0000-4000-8000-0000000000f1";

beforeEach(onAPhone);

const COSTLY = {
  fieldCondition: { fieldId: COST },
  comparisonCondition: { type: "field" as const, fieldState: { state: "more" as const, value: "1000" } },
};

/** Step 2 has a team; Step 1's button leads to it where it costs more than 1,000, else to its end. */
function forked(part: NestedCondition = COSTLY): Workflow {
  const start = twoSteps();
  const [first, second] = stepsOf(start);
  const [submit] = buttonsOf(start, first?.id ?? "");
  if (!first || !second || !submit) throw new Error("they are drawn");
  const cut = { ...start, edges: start.edges.filter(({ source }) => source !== submit.id) };
  const added = addFromMenu(cut, submit.id, "condition");
  const close = start.nodes.find(({ type }) => type === "close");
  if (!added || !close) throw new Error("it may be added");
  const line = (id: string, target: { id: string; type: string }) => ({
    ...{ id, type: "smoothstep" as const, source: added.nodeId, target: target.id, animated: true },
    ...{ sourceHandle: "conditionOut", targetHandle: `${target.type}In` },
  });
  const drawn = { ...added.workflow, edges: [...added.workflow.edges, line("much", second), line("else", close)] };
  const when = { logicType: "and" as const, nestedConditions: [part] };
  const branched = setWhen(makeBranch(drawn, "much"), "much", when);
  return changeData<StepNode>(branched, second.id, { teamIds: [TEAM], dueInHours: 2, stepName: "Check" });
}

function page() {
  return {
    id: "00000000-0000-4000-8000-0000000000cc",
    name: "Permit",
    components: [
      {
        id: "00000000-0000-4000-8000-0000000000d1",
        components: [{ id: COST, type: "number", setting: { label: "Cost" } }],
      },
    ],
  };
}

/** Step 1 leads to two steps at once, each due after two hours. */
function parallel(): Workflow {
  const start = twoSteps();
  const [first, second] = stepsOf(start);
  const [submit] = buttonsOf(start, first?.id ?? "");
  if (!first || !second || !submit) throw new Error("they are drawn");
  const cut = { ...start, edges: start.edges.filter(({ source }) => source !== submit.id) };
  const added = addFromMenu(cut, submit.id, "parallel");
  if (!added) throw new Error("it may be added");
  const ends = added.workflow.edges.filter(({ source }) => source === added.nodeId).map(({ target }) => target);
  return ends.reduce(
    (workflow, id, index) =>
      changeData<StepNode>(workflow, id, {
        ...{ teamIds: [TEAM], dueInHours: 2, escalateAfterDays: 1 },
        stepName: index === 0 ? "Manager approval" : "Admin approval",
      }),
    added.workflow,
  );
}

async function open(part?: NestedCondition, workflow = forked(part)) {
  fakeApi({
    ...services().handlers,
    [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () => ({
      ...{ formTemplateId: TEMPLATE, version: 1 },
      ...workflow,
    }),
    [`GET /api/FormTemplateSetting/GetFormBody/${TEMPLATE}`]: () => ({ version: 4, pages: [page()] }),
  });
  renderInKit(<Route />);
  await userEvent.click(await screen.findByRole("tab", { name: "Simulate" }));
  const history = await screen.findByRole("region", { name: "What has happened" });
  return history;
}

async function simulate() {
  const history = await open();
  const cost = await screen.findByRole("textbox", { name: /Cost/ });
  return { history, cost };
}

test("what is filled in decides where it goes, and the history says why", async () => {
  const { history, cost } = await simulate();
  await userEvent.type(cost, "1500");
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  expect(await screen.findByText(/^Open now: Check/)).toBeInTheDocument();
  expect(history).toHaveTextContent("Submitter pressed “Submit” at “Step 1”");
  expect(history).toHaveTextContent(/Branch 1 of .*“Cost”.*“1000”/);
  expect(history).toHaveTextContent("On to “Check”");

  // Another amount, from the start: no branch applies.
  await userEvent.click(screen.getByRole("button", { name: "From the start" }));
  await userEvent.clear(screen.getByRole("textbox", { name: /Cost/ }));
  await userEvent.type(screen.getByRole("textbox", { name: /Cost/ }), "20");
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  expect(screen.getByText(/^Ended with “Submit”/)).toBeInTheDocument();
  expect(history).toHaveTextContent(/No branch of .* applies/);
});

test("time is moved by hand, and the last thing is taken back", async () => {
  const { history, cost } = await simulate();
  await userEvent.type(cost, "1500");
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  const open = await screen.findByRole("region", { name: "Check" });
  expect(open).toHaveTextContent("Due in 2 h");
  await userEvent.click(screen.getByRole("button", { name: "Until the next reminder" }));
  expect(history).toHaveTextContent("Reminder to Site safety. Due: “Check”");
  await userEvent.click(screen.getByRole("button", { name: "1 day later" }));
  expect(within(history).getAllByText(/Reminder to Site safety/)).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Take back the last press" }));
  expect(within(history).getAllByText(/Reminder to Site safety/)).toHaveLength(1);
});

test("a reminder of two steps names each, and says that the managers are told", async () => {
  const history = await open(undefined, parallel());
  await userEvent.click(await screen.findByRole("button", { name: /^Submit/ }));
  await screen.findByRole("region", { name: "Admin approval" });
  await userEvent.click(screen.getByRole("button", { name: "Until the next reminder" }));
  expect(history).toHaveTextContent("Reminder to Site safety. Due: “Manager approval” and “Admin approval”");
  await userEvent.click(screen.getByRole("button", { name: "1 day later" }));
  expect(history).toHaveTextContent("Its project’s managers are told, too.");
});

test("who may not press is told why", async () => {
  const { cost } = await simulate();
  await userEvent.type(cost, "1500");
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  const open = await screen.findByRole("region", { name: "Check" });
  const choice = within(open).getByRole("combobox", { name: "Who presses" });
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole("option", { name: "Submitter" }));
  expect(within(open).getByRole("alert")).toHaveTextContent("Refused: Submitter is in none of the step’s teams.");
  for (const button of within(open).getAllByRole("button")) expect(button).toBeDisabled();
});

test("who presses, and when, decides as well", async () => {
  const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
  const late = {
    comparisonCondition: { type: "today" as const, fieldState: { state: "atLeast" as const, value: tomorrow } },
  };
  const history = await open(late);
  expect(await screen.findByText(/^No field decides here/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  expect(screen.getByText(/^Ended with “Submit”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "From the start" }));
  for (const _ of [1, 2]) await userEvent.click(screen.getByRole("button", { name: "1 day later" }));
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  expect(await screen.findByText(/^Open now: Check/)).toBeInTheDocument();
  expect(history).toHaveTextContent(`today is not before “${tomorrow}”`);
});

test("a branch asks for the team of who presses", async () => {
  const history = await open({
    comparisonCondition: { type: "team", fieldState: { state: "anyOf" }, teamIds: [TEAM] },
  });
  await screen.findByText(/^No field decides here/);
  expect(screen.getByText(/^The submitter is of no team here/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  expect(screen.getByText(/^Ended with “Submit”/)).toBeInTheDocument();
  expect(history).toHaveTextContent(/No branch of .* applies/);
});
