import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReactFlowProvider } from "@xyflow/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type Editor, EditorContext } from "../src/editor-context";
import type { Step, Workflow } from "../src/graph";
import { StepCard } from "../src/nodes/step/card";
import { SiteSettings } from "../src/nodes/step/site-settings";
import { twoSteps } from "./support/two-steps";

const nothing = () => undefined;
let drawn: Workflow;
const stepOf = (workflow: Workflow) => workflow.nodes.find((node): node is Step => node.type === "step") as Step;

function Panel() {
  const [workflow, setWorkflow] = useState(twoSteps);
  drawn = workflow;
  const editor: Editor = {
    ...{ templateId: "permit", workflow, direction: "right", mayEdit: true, teams: [], pages: [], problems: [] },
    ...{ problemsAt: () => [], stuck: new Map(), selectedId: null, undo: null, redo: null },
    ...{ select: nothing, deselect: nothing, add: nothing, remove: nothing },
    apply: (change) => setWorkflow((before) => change(before) ?? before),
  };
  return (
    <ReactFlowProvider>
      <EditorContext.Provider value={editor}>
        <StepCard node={stepOf(workflow)} />
        <SiteSettings node={stepOf(workflow)} />
      </EditorContext.Provider>
    </ReactFlowProvider>
  );
}

const fence = () => {
  const { isLocationBasedSubmission, geoFenceRadiusMeters } = stepOf(drawn).data;
  return [isLocationBasedSubmission, geoFenceRadiusMeters];
};

test("a step is bound to its site with one switch, and says so on the canvas once it says how far", async () => {
  renderInKit(<Panel />);
  const bound = screen.getByRole("switch", { name: /Submitted on site/ });
  await userEvent.click(bound);
  expect(fence()).toEqual([true, 100]);
  expect(screen.getByRole("list")).toHaveTextContent("Submitted on site");

  const radius = screen.getByRole("textbox", { name: /Meters around/ });
  await userEvent.clear(radius);
  expect(fence()).toEqual([true, 0]);
  expect(screen.getByText("Say how far. Until then it may be submitted anywhere.")).toBeVisible();
  expect(screen.getByRole("list")).not.toHaveTextContent("Submitted on site");
  await userEvent.type(radius, "250");
  expect(fence()).toEqual([true, 250]);

  await userEvent.click(bound);
  expect(fence()).toEqual([false, 0]);
});
