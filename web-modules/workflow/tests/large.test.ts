import { expect, test } from "vitest";
import { checkForPublishing, layout, parseWorkflow } from "../src/graph";
import { builtWorkflow } from "./support/built";

test("the largest workflow is checked between two key presses and arranged at once", () => {
  const workflow = parseWorkflow(builtWorkflow(490));
  const start = performance.now();
  checkForPublishing(workflow);
  const checked = performance.now();
  layout(workflow, "right");
  const arranged = performance.now();
  // A loaded machine is slow; what grows with the square of the size would take seconds.
  expect(checked - start).toBeLessThan(500);
  expect(arranged - checked).toBeLessThan(1500);
});
