import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReactFlowProvider } from "@xyflow/react";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { type Editor, EditorContext } from "../src/editor-context";
import { ShowSettingsContext } from "../src/features/editor/show-settings";
import { type Button, buttonsOf, checkForPublishing, copyNode, type Step, stepsOf, type Workflow } from "../src/graph";
import { ApproverSettings } from "../src/nodes/step/approver-settings";
import { StepCard } from "../src/nodes/step/card";
import { DueSettings } from "../src/nodes/step/due-settings";
import OverdueLine from "../src/nodes/step/overdue/line";
import OverdueNotice from "../src/nodes/step/overdue/notice";
import { overdueRisks } from "../src/nodes/step/overdue/risks";
import { twoSteps } from "./support/two-steps";

const nothing = () => undefined;
let drawn: Workflow;
interface PanelProps {
  start?: () => Workflow;
  content?: ComponentType<{ node: Step }>;
}
const checkOf = (workflow: Workflow) => stepsOf(workflow)[1] as Step;

function Panel({ start = twoSteps, content: Content = DueSettings }: PanelProps) {
  const [workflow, setWorkflow] = useState(start);
  drawn = workflow;
  const problems = checkForPublishing(workflow);
  const editor: Editor = {
    ...{ templateId: "permit", workflow, direction: "right", mayEdit: true, teams: [], pages: [], problems },
    problemsAt: (id) => problems.filter(({ subjectId }) => subjectId === id),
    ...{ stuck: new Map(), selectedId: null, undo: null, redo: null },
    ...{ select: nothing, deselect: nothing, add: nothing, remove: nothing },
    apply: (change) => setWorkflow((before) => change(before) ?? before),
  };
  return (
    <ReactFlowProvider>
      <EditorContext.Provider value={editor}>
        <Content node={checkOf(workflow)} />
      </EditorContext.Provider>
    </ReactFlowProvider>
  );
}

/** The second step, where one button asks for what is required and the other for nothing. */
function oneThatFits(): Workflow {
  const start = twoSteps();
  const check = checkOf(start);
  const [asks] = buttonsOf(start, check.id);
  if (!asks) throw new Error("the drawing has no button");
  const fits: Button = {
    ...asks,
    id: "fits",
    data: { ...asks.data, name: "Let through", checksRequiredFields: false },
  };
  const leaving = start.edges.filter(({ source }) => source === asks.id).map((edge) => ({ ...edge, source: fits.id }));
  const to = { ...(start.edges[0] as Workflow["edges"][number]), source: check.id, target: fits.id };
  const edges = [...start.edges, ...[...leaving, to].map((edge, index) => ({ ...edge, id: `e${index}` }))];
  return { ...start, nodes: [...start.nodes, fits], edges };
}

test("a step that is due offers the buttons that nobody may press, and says why not the others", async () => {
  renderInKit(<Panel start={oneThatFits} />);
  expect(screen.queryByRole("combobox", { name: /Pressed by itself/ })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /Due in hours/ }), "24");
  await userEvent.click(await screen.findByRole("combobox", { name: /Pressed by itself/ }));
  expect(await screen.findByRole("option", { name: "Let through" })).toBeVisible();
  expect(screen.getByText(/Not “Submit”: it checks required fields\./)).toBeVisible();
  expect(screen.queryByRole("option", { name: "Submit" })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: "Let through" }));
  expect(checkOf(drawn).data.overduePress).toEqual({ buttonId: "fits", afterHours: 0 });

  const after = screen.getByRole("textbox", { name: /hours after it was due/ });
  await userEvent.clear(after);
  await userEvent.type(after, "2");
  expect(checkOf(drawn).data.overduePress?.afterHours).toBe(2);
});

test("a copied step presses nothing by itself: the button was the original's", () => {
  const start = twoSteps();
  const [, check] = stepsOf(start);
  const buttonId = buttonsOf(start, check?.id ?? "")[0]?.id ?? "";
  const said = start.nodes.map((node) =>
    node.id === check?.id ? ({ ...node, data: { ...node.data, overduePress: { buttonId } } } as Step) : node,
  );
  const copied = copyNode({ ...start, nodes: said }, check?.id ?? "");
  const copy = copied?.workflow.nodes.find(({ id }) => id === copied.nodeId) as Step;
  expect(copy.data.overduePress).toBeNull();
});

/** The second step: due in a day, and its button pressed by itself a day after that. */
function itself(color: string, more: Partial<Step["data"]> = {}): Workflow {
  const start = twoSteps();
  const check = checkOf(start);
  const buttonId = buttonsOf(start, check.id)[0]?.id ?? "";
  const press = { dueInHours: 24, overduePress: { buttonId, afterHours: 24 }, needsAnotherPerson: false, ...more };
  const named = { name: "Let through", color, checksRequiredFields: false };
  const nodes = start.nodes.map((node) => {
    if (node.id === check.id) return { ...node, data: { ...node.data, ...press } } as Step;
    return node.id === buttonId && node.type === "button" ? { ...node, data: { ...node.data, ...named } } : node;
  });
  return { ...start, nodes };
}

function Shown({ workflow, onSelect = nothing }: { workflow: Workflow; onSelect?: (id: string | null) => void }) {
  const editor: Editor = {
    ...{ templateId: "permit", workflow, direction: "right", mayEdit: true, teams: [], pages: [], problems: [] },
    ...{ problemsAt: () => [], stuck: new Map(), selectedId: null, undo: null, redo: null },
    ...{ select: onSelect, deselect: nothing, add: nothing, remove: nothing, apply: nothing },
  };
  return (
    <ReactFlowProvider>
      <EditorContext.Provider value={editor}>
        <ShowSettingsContext value={onSelect}>
          <OverdueNotice />
          <StepCard node={checkOf(workflow)} />
          <OverdueLine node={checkOf(workflow)} />
        </ShowSettingsContext>
      </EditorContext.Provider>
    </ReactFlowProvider>
  );
}

test("the step's card and the outline say which button is pressed by itself, and when", async () => {
  renderInKit(<Shown workflow={itself("#14634D")} />);
  await waitFor(() => expect(screen.getAllByText("After 2 days “Let through” is pressed")).toHaveLength(2));
});

test("what may end unfilled, or be approved by nobody, is told and leads to its step", async () => {
  const shown: (string | null)[] = [];
  const workflow = itself("#14634D", { needsAnotherPerson: true });
  renderInKit(<Shown workflow={workflow} onSelect={(id) => shown.push(id)} />);
  await userEvent.click(await screen.findByRole("button", { name: /“Let through” ends the form/ }));
  await userEvent.click(screen.getByRole("button", { name: /nobody has looked at it/ }));
  expect(shown).toEqual([checkOf(workflow).id, checkOf(workflow).id]);
});

test("a refusal that ends it is meant so, and one that nothing presses is no risk", () => {
  expect(overdueRisks(itself("#A02C18", { needsAnotherPerson: true }))).toEqual([]);
  expect(overdueRisks(itself("#14634D")).map(({ code }) => code)).toEqual(["endsUnfilled"]);
  expect(overdueRisks(itself("#14634D", { dueInHours: null }))).toEqual([]);
  expect(overdueRisks(twoSteps())).toEqual([]);
});

test.each([
  ["asks for a reason", { asksForReason: true, checksRequiredFields: false }, {}, /it asks for a reason/],
  ["several must press", { checksRequiredFields: false }, { minimumApprovers: 2 }, /several people must press it/],
])("a button that was chosen before it %s stays in sight with what is wrong", async (_, button, step, said) => {
  const start = itself("#1F7A3D", step);
  const nodes = start.nodes.map((node) =>
    node.type === "button" && node.data.name === "Let through" ? { ...node, data: { ...node.data, ...button } } : node,
  );
  renderInKit(<Panel start={() => ({ ...start, nodes })} />);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText(/for required fields or for several people: it is not pressed by itself/)).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Pressed by itself/ })).toHaveValue("Let through");
});

test("who did an earlier step is kept out with who started it: the narrower switch is not offered beside", async () => {
  const drawing = (needsAnotherPerson: boolean) => () => itself("#1F7A3D", { needsAnotherPerson });
  const { unmount } = renderInKit(<Panel start={drawing(false)} content={ApproverSettings} />);
  expect(screen.getByRole("switch", { name: /Not by whoever started it/ })).toBeVisible();
  unmount();
  renderInKit(<Panel start={drawing(true)} content={ApproverSettings} />);
  expect(screen.getByRole("textbox", { name: "How many must press" })).toBeVisible();
  expect(screen.queryByRole("switch", { name: /Not by whoever started it/ })).toBeNull();
});

test("a step that is due can count working hours only, and its card says so", async () => {
  renderInKit(<Panel start={oneThatFits} />);
  expect(screen.queryByRole("checkbox", { name: "Count working hours only" })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /Due in hours/ }), "24");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Count working hours only" }));
  expect(checkOf(drawn).data).toMatchObject({ dueInHours: 24, countsWorkingHours: true });
  renderInKit(<Panel start={() => drawn} content={StepCard} />);
  expect(await screen.findByText("Due in 24 working hours")).toBeVisible();
});
