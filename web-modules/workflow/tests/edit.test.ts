import { describe, expect, test } from "vitest";
import {
  addButton,
  addFromMenu,
  addStep,
  buttonsOf,
  canDelete,
  changeData,
  checkForPublishing,
  connect,
  copyNode,
  deleteNode,
  directionOf,
  disconnect,
  findNode,
  layout,
  move,
  offersAfter,
  parseStoredWorkflow,
  parseWorkflow,
  possibleTargets,
  setTrigger,
  stepsOf,
  triggerOf,
  type Workflow,
} from "../src/graph";
import { AT_THE_START } from "../src/nodes/step/rules";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();
const [first, submit, second, approve, close] = start.nodes.map((node) => node.id) as [
  string,
  string,
  string,
  string,
  string,
];
const positionOf = (workflow: Workflow, id: string) => findNode(workflow, id)?.position;
const ways = (workflow: Workflow) => workflow.edges.map(({ source, target }) => [source, target]);

describe("adding", () => {
  test("a button stands 250 px right of its step and leads nowhere yet", () => {
    const free = { nodes: start.nodes.slice(0, 1), edges: [] };
    const { workflow, nodeId } = addButton(free, first);
    expect(positionOf(workflow, nodeId)).toEqual({ x: 250, y: 0 });
    expect(ways(workflow)).toEqual([[first, nodeId]]);
    expect(workflow.edges[0]).toMatchObject({ sourceHandle: "stepOut", targetHandle: "buttonIn", animated: true });
  });

  test("a further button is the last in its row and covers nothing", () => {
    const { workflow, nodeId } = addButton(start, first);
    expect(buttonsOf(workflow, first).map((button) => button.id)).toEqual([submit, nodeId]);
    expect(positionOf(workflow, nodeId)?.y).toBeGreaterThan(40);
  });

  test("a step added after a button comes with a button of its own", () => {
    const { workflow: opened, nodeId: buttonId } = addButton(start, first);
    const added = addFromMenu(opened, buttonId, "step");
    expect(added).not.toBeNull();
    const [own] = buttonsOf(added?.workflow ?? opened, added?.nodeId ?? "");
    expect(own?.data.name).toBe("Submit");
    expect(ways(added?.workflow ?? opened)).toContainEqual([buttonId, added?.nodeId]);
  });

  test("nothing is added where it may not be connected", () => {
    expect(addFromMenu(start, submit, "close")).toBeNull();
    expect(addFromMenu(start, first, "step")).toBeNull();
  });

  test("an e-mail may follow a button that leads on already", () => {
    const added = addFromMenu(start, submit, "sendEmail");
    expect(ways(added?.workflow ?? start)).toContainEqual([submit, added?.nodeId]);
  });

  test("the first step of an empty drawing starts the workflow", () => {
    const { workflow, nodeId } = addStep({ nodes: [], edges: [] });
    expect(triggerOf(workflow)?.id).toBe(nodeId);
    expect(buttonsOf(workflow, nodeId)).toHaveLength(1);
  });

  test("a further step stands 400 px beside the last and starts nothing", () => {
    const { workflow, nodeId } = addStep(start);
    expect(positionOf(workflow, nodeId)).toMatchObject({ x: 920 });
    expect(triggerOf(workflow)?.id).toBe(first);
  });

  test("the menu offers what fits the kind and says why not now", () => {
    expect(offersAfter(start, submit)).toEqual([
      { type: "step", refusal: "hasWay" },
      { type: "sendEmail", refusal: null },
      { type: "condition", refusal: "hasWay" },
      { type: "parallel", refusal: "hasWay" },
      { type: "backToPrevious", refusal: "hasWay" },
      { type: "createNewVersion", refusal: "hasWay" },
      { type: "close", refusal: "hasWay" },
    ]);
    expect(offersAfter(start, first)).toEqual([{ type: "button", refusal: null }]);
    expect(offersAfter(start, close)).toEqual([]);
  });
});

describe("connecting", () => {
  test("an edge is drawn where it may be and animated on the way from the first step", () => {
    const { workflow, nodeId } = addButton(start, first);
    expect(possibleTargets(workflow, nodeId).map((node) => node.id)).toEqual([close]);
    const connected = connect(workflow, nodeId, close);
    expect(connected.edges.at(-1)).toMatchObject({ source: nodeId, target: close, animated: true });
  });

  test("what may not be connected stays as it is", () => {
    expect(connect(start, submit, first)).toBe(start);
    expect(connect(start, submit, "nobody")).toBe(start);
  });

  test("what is cut off is no longer animated", () => {
    const edge = start.edges.find(({ source }) => source === submit);
    const cut = disconnect(start, edge?.id ?? "");
    expect(cut.edges.map(({ source, animated }) => [source, animated])).toEqual([
      [first, true],
      [second, false],
      [approve, false],
    ]);
    expect(disconnect(start, "nothing")).toBe(start);
  });
});

describe("copying and deleting", () => {
  test("a copied step starts nothing and has a button of its own", () => {
    const copied = copyNode(start, first);
    const copy = stepsOf(copied?.workflow ?? start).find((step) => step.id === copied?.nodeId);
    expect(copy?.data).toMatchObject({ stepName: "Step 1", triggerStep: false });
    expect(buttonsOf(copied?.workflow ?? start, copy?.id ?? "")).toHaveLength(1);
    expect(ways(copied?.workflow ?? start).filter(([, target]) => target === copy?.id)).toEqual([]);
  });

  test("another node is copied 80 and 20 px aside, without edges", () => {
    const copied = copyNode(start, submit);
    expect(positionOf(copied?.workflow ?? start, copied?.nodeId ?? "")).toEqual({ x: 430, y: 20 });
    expect(copied?.workflow.edges).toEqual(start.edges);
  });

  test("a step goes with its buttons and all of their edges", () => {
    const rest = deleteNode(start, second);
    expect(rest.nodes.map((node) => node.id)).toEqual([first, submit, close]);
    expect(ways(rest)).toEqual([[first, submit]]);
  });

  test("another node goes with its edges", () => {
    const rest = deleteNode(start, submit);
    expect(ways(rest)).toEqual([
      [second, approve],
      [approve, close],
    ]);
  });

  test("the last step stays", () => {
    const last = deleteNode(start, second);
    expect(canDelete(last, first)).toBe(false);
    expect(deleteNode(last, first)).toBe(last);
  });
});

describe("changing", () => {
  test("exactly one step starts; it comes first and its ways are animated", () => {
    const changed = setTrigger(start, second);
    expect(changed.nodes[0]?.id).toBe(second);
    expect(stepsOf(changed).map((step) => step.data.triggerStep)).toEqual([true, false]);
    expect(changed.edges.map((edge) => edge.animated)).toEqual([false, false, true, true]);
    expect(setTrigger(start, submit)).toBe(start);
  });

  test("who fills in the first step is nobody else than who began it, however it was drawn before", () => {
    const asked = changeData(start, second, { needsAnotherPerson: true, noSelfApproval: true, minimumApprovers: 2 });
    expect(findNode(setTrigger(asked, second), second)?.data).toMatchObject(AT_THE_START);
  });

  test("values are changed where they differ", () => {
    const named = changeData(start, first, { stepName: "Request" });
    expect(findNode(named, first)?.data).toMatchObject({ stepName: "Request", triggerStep: true });
    expect(changeData(start, first, { stepName: "Step 1" })).toBe(start);
  });

  test("nodes move to whole pixels", () => {
    const moved = move(start, new Map([[first, { x: 10.4, y: -3.6 }]]));
    expect(positionOf(moved, first)).toEqual({ x: 10, y: -4 });
    expect(move(moved, new Map([[first, { x: 10, y: -4 }]]))).toBe(moved);
  });
});

describe("laying out", () => {
  test("left to right: each rank right of the one before, what follows in one line", () => {
    const laid = layout(start, "right");
    const places = laid.nodes.map((node) => node.position);
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(new Set(places.map(({ y }) => y)).size).toBe(1);
    expect(directionOf(laid)).toBe("right");
  });

  test("top to bottom: each rank below the one before", () => {
    const laid = layout(start, "down");
    const places = laid.nodes.map((node) => node.position.y);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(directionOf(laid)).toBe("down");
  });

  test("branches cover nothing, and the step stands between its buttons", () => {
    const { workflow, nodeId } = addButton(start, first);
    const laid = layout(addFromMenu(workflow, nodeId, "step")?.workflow ?? workflow, "right");
    const [above, below] = [positionOf(laid, submit)?.y ?? 0, positionOf(laid, nodeId)?.y ?? 0];
    expect(below - above).toBeGreaterThanOrEqual(66);
    expect(positionOf(laid, first)?.y).toBe((above + below) / 2);
  });

  test("a circle in a draft ends the search", () => {
    const circle = {
      ...start,
      edges: [...start.edges, { ...start.edges[0], id: "back", source: approve, target: first }],
    };
    expect(layout(circle as Workflow, "right").nodes).toHaveLength(5);
  });
});

test("names of a draft from before they had to stand on one line do so now", () => {
  const [step, ...others] = start.nodes;
  const stored = { ...start, nodes: [{ ...step, data: { ...step?.data, stepName: "Check\r\nall" } }, ...others] };
  const read = parseStoredWorkflow(JSON.parse(JSON.stringify(stored)));
  expect(read.nodes[0]?.data).toMatchObject({ stepName: "Check all" });
  expect(read.nodes.slice(1)).toEqual(others);
  expect(parseWorkflow(read)).toEqual(read);
});

test("whatever is done stays a workflow that the service reads", () => {
  let workflow = start;
  for (let round = 0; round < 30; round += 1) {
    const node = workflow.nodes[(round * 7) % workflow.nodes.length];
    const type = offersAfter(workflow, node?.id ?? "").find((offer) => offer.refusal === null)?.type;
    const target = possibleTargets(workflow, node?.id ?? "")[0];
    if (type && round % 2 === 0) workflow = addFromMenu(workflow, node?.id ?? "", type)?.workflow ?? workflow;
    else if (target) workflow = connect(workflow, node?.id ?? "", target.id);
    else if (round % 5 === 0) workflow = deleteNode(workflow, node?.id ?? "");
    else workflow = copyNode(workflow, node?.id ?? "")?.workflow ?? workflow;
    expect(parseWorkflow(JSON.parse(JSON.stringify(workflow)))).toEqual(workflow);
    expect(checkForPublishing(workflow).filter((problem) => problem.code === "connection")).toEqual([]);
  }
});
