import { describe, expect, test } from "vitest";
import {
  addApproval,
  addButton,
  addFromMenu,
  buttonsOf,
  checkForPublishing,
  connect,
  copyNode,
  defaultWorkflow,
  deleteNode,
  drawMeant,
  findNode,
  layout,
  meantBy,
  nextTransition,
  offersAfter,
  parseWorkflow,
  possibleTargets,
  returnsOf,
  returnTo,
  stepsOf,
  type Workflow,
} from "../src/graph";

const TEAM = "00000000-0000-4000-8000-0000000000bb";

/** Step 1 → Submit → Check → Submit → Approval → Submit → the end; `no` is a second button of Approval. */
function threeSteps() {
  let drawn: Workflow = defaultWorkflow();
  const close = drawn.nodes.find(({ type }) => type === "close")?.id ?? "";
  drawn = { ...drawn, edges: drawn.edges.filter(({ target }) => target !== close) };
  for (const stepName of ["Check", "Approval"]) {
    const last = stepsOf(drawn).at(-1)?.id ?? "";
    const added = addFromMenu(drawn, buttonsOf(drawn, last)[0]?.id ?? "", "step");
    drawn = added?.workflow ?? drawn;
    const named = (node: Workflow["nodes"][number]) =>
      node.type === "step" && node.id === added?.nodeId
        ? { ...node, data: { ...node.data, stepName, teamIds: [TEAM] } }
        : node;
    drawn = { ...drawn, nodes: drawn.nodes.map(named) };
  }
  const [first, check, approval] = stepsOf(drawn).map(({ id }) => id) as [string, string, string];
  drawn = connect(drawn, buttonsOf(drawn, approval)[0]?.id ?? "", close);
  const { workflow, nodeId: no } = addButton(drawn, approval);
  return { drawn: workflow, first, check, approval, no, close };
}

const dataOf = (workflow: Workflow, nodeId: string) => findNode(workflow, nodeId)?.data;

describe("a way back", () => {
  test("leads to the step before as soon as it is added, and can be published so", () => {
    const { drawn, first, check, approval, no } = threeSteps();
    const { workflow, nodeId } = addFromMenu(drawn, no, "backToPrevious") ?? { workflow: drawn, nodeId: "" };
    expect(checkForPublishing(workflow)).toEqual([]);
    expect(nextTransition(workflow, approval, no)).toMatchObject({ toStepId: check, leadsBack: true, clears: false });
    expect(returnsOf(workflow, nodeId).map(({ id }) => id)).toEqual([first, check]);
    expect(dataOf(workflow, nodeId)).toEqual({ startFromStepId: [check], isClearRecord: false });
  });

  test("is led elsewhere by one choice, and says so in its data", () => {
    const { drawn, first, approval, no } = threeSteps();
    const added = addFromMenu(drawn, no, "backToPrevious");
    const moved = returnTo(added?.workflow ?? drawn, added?.nodeId ?? "", first);
    expect(nextTransition(moved, approval, no)).toMatchObject({ toStepId: first });
    expect(dataOf(moved, added?.nodeId ?? "")).toMatchObject({ startFromStepId: [first] });
    expect(returnTo(moved, added?.nodeId ?? "", approval)).toBe(moved);
  });

  test("forgets the step when that is deleted, and a copy of it never knew one", () => {
    const { drawn, check, no } = threeSteps();
    const { workflow, nodeId } = addFromMenu(drawn, no, "backToPrevious") ?? { workflow: drawn, nodeId: "" };
    expect(dataOf(deleteNode(workflow, check), nodeId)).toMatchObject({ startFromStepId: [] });
    const copied = copyNode(workflow, nodeId);
    expect(dataOf(copied?.workflow ?? drawn, copied?.nodeId ?? "")).toMatchObject({ startFromStepId: [] });
  });

  test("is offered where there is a step to go back to, else with the reason why not", () => {
    const { drawn, first, no } = threeSteps();
    const refusalAt = (workflow: Workflow, button: string) =>
      offersAfter(workflow, button).find(({ type }) => type === "backToPrevious")?.refusal;
    expect(refusalAt(drawn, no)).toBeNull();
    const { workflow, nodeId } = addButton(drawn, first);
    expect(refusalAt(workflow, nodeId)).toBe("nothingEarlier");
  });

  test("is what a line from a button, or a step, to an earlier step means", () => {
    const { drawn, first, approval, no } = threeSteps();
    expect(meantBy(drawn, no, first)).toEqual({ kind: "throughWayBack" });
    const fromButton = drawMeant(drawn, no, first);
    expect(nextTransition(fromButton?.workflow ?? drawn, approval, no)).toMatchObject({ toStepId: first });
    expect(meantBy(drawn, approval, first)).toEqual({ kind: "throughWayBack" });
    const fromStep = drawMeant(drawn, approval, first)?.workflow ?? drawn;
    const [, , drawnButton] = buttonsOf(fromStep, approval);
    expect(nextTransition(fromStep, approval, drawnButton?.id ?? "")).toMatchObject({ toStepId: first });
    expect(meantBy(drawn, no, approval)).toEqual({ kind: "refused", refusal: "passed" });
  });

  test("can be connected to what is earlier, and to nothing else", () => {
    const { drawn, first, check, no } = threeSteps();
    const added = addFromMenu(drawn, no, "backToPrevious");
    const cut = {
      ...(added?.workflow ?? drawn),
      edges: (added?.workflow ?? drawn).edges.filter(({ source }) => source !== added?.nodeId),
    };
    expect(possibleTargets(cut, added?.nodeId ?? "").map(({ id }) => id)).toEqual([first, check]);
    expect(meantBy(cut, added?.nodeId ?? "", no)).toEqual({ kind: "refused", refusal: "backKinds" });
  });

  test("does not move the steps that it leads back to when all is arranged", () => {
    const { drawn, no } = threeSteps();
    const workflow = addFromMenu(drawn, no, "backToPrevious")?.workflow ?? drawn;
    const across = stepsOf(layout(workflow, "right")).map(({ position }) => position.x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  });

  test("survives being saved and read again", () => {
    const { drawn, no } = threeSteps();
    const { nodes, edges } = addFromMenu(drawn, no, "backToPrevious")?.workflow ?? drawn;
    expect(parseWorkflow(JSON.parse(JSON.stringify({ nodes, edges })))).toEqual({ nodes, edges });
  });
});

test("an offered approval leads nowhere back by itself", () => {
  const words = { step: "Approval", approve: "Approve", refuse: "Refuse" };
  const drawn = addApproval(defaultWorkflow(), words)?.workflow;
  expect(drawn?.nodes.some(({ type }) => type === "backToPrevious")).toBe(false);
});
