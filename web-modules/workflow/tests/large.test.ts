import { expect, test } from "vitest";
import { checkForPublishing, layout, parseWorkflow } from "../src/graph";
import { builtWorkflow } from "./support/built";

test("the largest workflow is checked, and arranged without two cards on one place", () => {
  const workflow = parseWorkflow(builtWorkflow({ steps: 490 }));
  expect(checkForPublishing(workflow).map((problem) => problem.code)).toContain("tooManySteps");
  const arranged = layout(workflow, "right");
  const places = new Set(arranged.nodes.map(({ position }) => `${position.x}:${position.y}`));
  expect(places.size).toBe(arranged.nodes.length);
});
