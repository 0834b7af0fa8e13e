import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReactFlowProvider } from "@xyflow/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Editor, EditorContext } from "../src/editor-context";
import { buttonsOf, checkForPublishing, copyNode, type Step, stepsOf, type Workflow } from "../src/graph";
import { DueSettings } from "../src/nodes/step/due-settings";
import { twoSteps } from "./support/two-steps";

const nothing = () => undefined;
let drawn: Workflow;
const checkOf = (workflow: Workflow) => stepsOf(workflow)[1] as Step;

function Panel() {
  const [workflow, setWorkflow] = useState(twoSteps);
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
        <DueSettings node={checkOf(workflow)} />
      </EditorContext.Provider>
    </ReactFlowProvider>
  );
}

test("a step that is due names the button that is pressed by itself, and is told what that one asks", async () => {
  renderInKit(<Panel />);
  expect(screen.queryByRole("combobox", { name: /Pressed by itself/ })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /Due in hours/ }), "24");
  await userEvent.click(await screen.findByRole("combobox", { name: /Pressed by itself/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Submit" }));
  const [button] = buttonsOf(drawn, checkOf(drawn).id);
  expect(checkOf(drawn).data.overduePress).toEqual({ buttonId: button?.id, afterHours: 0 });
  expect(screen.getByText(/for required fields or for several people: it is not pressed by itself/)).toBeVisible();

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
