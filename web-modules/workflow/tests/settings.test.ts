import { describe, expect, test } from "vitest";
import {
  addApproval,
  addStep,
  type Button,
  defaultWorkflow,
  parseStoredWorkflow,
  pressingOf,
  type Step,
} from "../src/graph";

const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };
const drawn = addApproval(defaultWorkflow(), WORDS)?.workflow ?? defaultWorkflow();
const buttonOf = (name: string) =>
  drawn.nodes.find((node): node is Button => node.type === "button" && node.data.name === name);
const stepOf = (name: string) =>
  drawn.nodes.find((node): node is Step => node.type === "step" && node.data.stepName === name);

describe("a new workflow", () => {
  test("is approved by somebody else than filled it in", () => {
    expect(stepOf("Step 1")?.data.needsAnotherPerson).toBe(false);
    expect(stepOf("Approval")?.data.needsAnotherPerson).toBe(true);
  });

  test("asks who refuses for a reason, and who approves for the fields", () => {
    const [approve, refuse] = [buttonOf("Approve"), buttonOf("Refuse")];
    expect(approve && pressingOf(drawn, approve)).toEqual({
      checksRequiredFields: true,
      asksForReason: false,
      pressesNeeded: 1,
    });
    expect(refuse && pressingOf(drawn, refuse)).toEqual({
      checksRequiredFields: false,
      asksForReason: true,
      pressesNeeded: 1,
    });
  });

  test("of nothing yet begins with a step that is anybody's", () => {
    const { workflow, nodeId } = addStep({ nodes: [], edges: [] });
    const first = workflow.nodes.find((node): node is Step => node.id === nodeId && node.type === "step");
    expect(first?.data).toMatchObject({ triggerStep: true, needsAnotherPerson: false });
  });
});

test("a workflow of an older release keeps acting as it did", () => {
  const older = {
    edges: drawn.edges,
    nodes: drawn.nodes.map((node) => {
      const { needsAnotherPerson, checksRequiredFields, asksForReason, ...data } = { ...node.data } as Record<
        string,
        unknown
      >;
      return { ...node, data };
    }),
  };
  const read = parseStoredWorkflow(older);
  for (const node of read.nodes) {
    if (node.type === "step") expect(node.data.needsAnotherPerson).toBe(false);
    if (node.type === "button")
      expect(pressingOf(read, node)).toEqual({ checksRequiredFields: true, asksForReason: false, pressesNeeded: 1 });
  }
});
