import { expect, test } from "vitest";
import { deleteNode, directionOf, layout, move, parseStoredWorkflow } from "../src/graph";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();

test("the way a drawing was arranged stays, wherever its cards are moved", () => {
  const down = layout(start, "down");
  const dragged = move(down, new Map(down.nodes.map(({ id }, at) => [id, { x: at * 900, y: 0 }])));
  expect(directionOf(dragged)).toBe("down");
  expect(directionOf(deleteNode(dragged, dragged.nodes[1]?.id ?? ""))).toBe("down");
  expect(directionOf(parseStoredWorkflow(JSON.parse(JSON.stringify(dragged))))).toBe("down");
});

test("one of which nobody said so is looked at", () => {
  const { nodes, edges } = layout(start, "down");
  expect(directionOf({ nodes, edges })).toBe("down");
  expect(directionOf(start)).toBe("right");
});

test("arranging anew what stands there already is still a change of its direction", () => {
  const { nodes, edges } = layout(start, "right");
  expect(layout({ nodes, edges }, "right").direction).toBe("right");
  const arranged = layout(start, "right");
  expect(layout(arranged, "right")).toBe(arranged);
});
