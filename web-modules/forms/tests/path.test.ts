import { expect, test } from "vitest";
import { stepsToCome } from "../src/features/submissions/path";

const step = (id: string) => ({ id, type: "step", data: { stepName: `Step ${id}` } });
const button = (id: string, order: number) => ({ id, type: "button", data: { name: id, order } });
const edge = (source: string, target: string) => ({ source, target });

const drawing = {
  nodes: [
    step("a"),
    step("b"),
    step("c"),
    button("reject", 1),
    button("approve", 0),
    button("go", 0),
    { id: "end", type: "close", data: {} },
    { id: "mail", type: "sendEmail", data: {} },
  ],
  edges: [
    edge("a", "reject"),
    edge("a", "approve"),
    edge("reject", "end"),
    edge("approve", "mail"),
    edge("approve", "b"),
    edge("b", "go"),
    edge("go", "a"),
  ],
};

test("the steps to come follow the first button of each step, and go round no circle", () => {
  expect(stepsToCome(drawing, "a").map(({ stepId }) => stepId)).toEqual(["b"]);
  expect(stepsToCome(drawing, "b").map(({ stepId }) => stepId)).toEqual(["a"]);
});

test("nothing follows what is done, or a step without a way on", () => {
  expect(stepsToCome(drawing, null)).toEqual([]);
  expect(stepsToCome(drawing, "c")).toEqual([]);
});

test("where values decide, all that may follow is told, and nothing beyond", () => {
  const condition = (id: string) => ({ id, type: "condition", data: { name: id } });
  const forked = {
    nodes: [...drawing.nodes, step("d"), condition("large"), condition("huge"), button("submit", 0)],
    edges: [
      edge("d", "submit"),
      edge("submit", "large"),
      edge("large", "huge"),
      edge("large", "end"),
      edge("huge", "b"),
      edge("huge", "c"),
      edge("b", "go"),
      edge("go", "a"),
    ],
  };
  expect(stepsToCome(forked, "d")).toEqual([
    { stepId: "b", stepName: "Step b", depends: true },
    { stepId: "c", stepName: "Step c", depends: true },
  ]);
});
