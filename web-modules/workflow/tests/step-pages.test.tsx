import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Editor, EditorContext } from "../src/editor-context";
import type { Step } from "../src/graph";
import { StepSettings } from "../src/nodes/step/settings";
import { twoSteps } from "./support/two-steps";

const nothing = () => undefined;

test("a page that nobody named goes by its number, as it does in the form", () => {
  const workflow = twoSteps();
  const [first] = workflow.nodes as [Step];
  const pages = ["Untitled", "Checks"].map((name, index) => ({ id: `page-${index}`, name, components: [] }));
  const step: Step = { ...first, data: { ...first.data, pageIds: pages.map(({ id }) => id) } };
  const editor: Editor = {
    ...{ templateId: "permit", workflow, direction: "right", mayEdit: true, teams: [], pages, problems: [] },
    ...{ problemsAt: () => [], stuck: new Map(), selectedId: null, undo: null, redo: null },
    ...{ select: nothing, deselect: nothing, add: nothing, remove: nothing, apply: nothing },
  };
  renderInKit(
    <EditorContext.Provider value={editor}>
      <StepSettings node={step} />
    </EditorContext.Provider>,
  );
  expect(screen.getByText("Page 1")).toBeInTheDocument();
  expect(screen.getByText("2. Checks")).toBeInTheDocument();
  expect(screen.queryByText(/Untitled/)).not.toBeInTheDocument();
});
