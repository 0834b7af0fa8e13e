import { describe, expect, test } from "vitest";
import {
  addApproval,
  addButton,
  addFromMenu,
  buttonsOf,
  changeData,
  checkForPublishing,
  defaultWorkflow,
  findNode,
  insertBetween,
  nextAfterInserting,
  type Step,
  stepsOf,
  type Workflow,
  wayOn,
} from "../src/graph";
import { sizeOf } from "../src/graph/edit/places";
import { Graph } from "../src/graph/graph";

const TEAM = "00000000-0000-4000-8000-0000000000bb";
const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };

function approved(): { workflow: Workflow; approve: string } {
  const plain = defaultWorkflow();
  const added = addApproval(changeData(plain, plain.nodes[0]?.id ?? "", { teamIds: [TEAM] }), WORDS);
  const [approve] = added ? buttonsOf(added.workflow, added.nodeId) : [];
  if (!added || !approve) throw new Error("nothing was added");
  return { workflow: added.workflow, approve: approve.id };
}

/** Which cards lie over one another. */
function covered(workflow: Workflow): string[] {
  const boxes = workflow.nodes.map(({ id, type, position }) => ({ type, ...position, ...sizeOf(workflow, id) }));
  const meet = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => (meet(one, other) ? `${one.type} over ${other.type}` : [])),
  );
}

describe("a step between a button and what it leads to", () => {
  test("is a second approval: its button leads on to where the first one led", () => {
    const { workflow, approve } = approved();
    const end = wayOn(workflow, approve)?.target;
    const added = insertBetween(workflow, approve, "step");
    if (!added) throw new Error("nothing was added");
    expect(wayOn(added.workflow, approve)?.target).toBe(added.nodeId);
    const [own, ...others] = buttonsOf(added.workflow, added.nodeId);
    expect(others).toEqual([]);
    expect(own && wayOn(added.workflow, own.id)?.target).toBe(end);
    const named = changeData<Step>(added.workflow, added.nodeId, { teamIds: [TEAM] });
    expect(checkForPublishing(named)).toEqual([]);
    expect(stepsOf(named)).toHaveLength(3);
  });

  test("stands where that stood, which moves on with all that follows; what was before stays where it is", () => {
    const { workflow, approve } = approved();
    const end = findNode(workflow, wayOn(workflow, approve)?.target ?? "");
    const added = insertBetween(workflow, approve, "step");
    expect(added && findNode(added.workflow, added.nodeId)?.position).toEqual(end?.position);
    for (const { id, position } of workflow.nodes) {
      const now = added && findNode(added.workflow, id)?.position;
      if (position.x < (end?.position.x ?? 0)) expect(now).toEqual(position);
      else expect(now?.x).toBeGreaterThan(position.x);
    }
    const places = added?.workflow.nodes.map(({ position }) => `${position.x}/${position.y}`);
    expect(new Set(places).size).toBe(places?.length);
  });

  test("is none where the button leads nowhere yet, or only mails", () => {
    const { workflow, approve } = approved();
    const way = wayOn(workflow, approve);
    const cut = { ...workflow, edges: workflow.edges.filter(({ id }) => id !== way?.id) };
    expect(insertBetween(cut, approve, "step")).toBeNull();
    expect(insertBetween(workflow, stepsOf(workflow)[0]?.id ?? "", "step")).toBeNull();
  });
});

describe("parallel steps between a button and what it leads to", () => {
  test("open where the button led, and join before what comes next", () => {
    const start = defaultWorkflow();
    const [first] = stepsOf(start);
    const [submit] = buttonsOf(start, first?.id ?? "");
    const close = start.nodes.find(({ type }) => type === "close");
    if (!first || !submit || !close) throw new Error("it is drawn");
    expect(nextAfterInserting(start, submit.id, "parallel")).toEqual(close);
    const added = insertBetween(start, submit.id, "parallel");
    if (!added) throw new Error("there is room");
    const graph = new Graph(added.workflow);
    expect(graph.targets(submit.id).map(({ id }) => id)).toEqual([added.nodeId]);
    const join = added.workflow.nodes.find(({ type }) => type === "join");
    expect(graph.targets(join?.id ?? "").map(({ id }) => id)).toEqual([close.id]);
    expect([...new Set(checkForPublishing(added.workflow).map(({ code }) => code))]).toEqual(["stepWithoutTeam"]);
    const places = added.workflow.nodes.map(({ position }) => `${position.x} ${position.y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(["right", "down"] as const)("stand on both sides of their line, and nothing covers another (%s)", (way) => {
    const start: Workflow = { ...defaultWorkflow(), direction: way };
    const [submit] = buttonsOf(start, stepsOf(start)[0]?.id ?? "");
    for (const drawn of [
      insertBetween(start, submit?.id ?? "", "parallel"),
      addFromMenu(
        { ...start, edges: start.edges.filter(({ source }) => source !== submit?.id) },
        submit?.id ?? "",
        "parallel",
      ),
    ]) {
      if (!drawn) throw new Error("there is room");
      const { workflow, nodeId } = drawn;
      const along = (id: string) => findNode(workflow, id)?.position[way === "right" ? "x" : "y"] ?? 0;
      const graph = new Graph(workflow);
      const parts = graph.targets(nodeId);
      const join = workflow.nodes.find(({ type }) => type === "join")?.id ?? "";
      for (const { id } of parts) {
        const [button] = buttonsOf(workflow, id);
        expect([along(nodeId), along(id), along(button?.id ?? ""), along(join)]).toEqual(
          [along(nodeId), along(id), along(button?.id ?? ""), along(join)].sort((a, b) => a - b),
        );
      }
      expect(covered(workflow)).toEqual([]);
    }
  });

  test("are followed by a further step before what comes next, without taking the drawing apart", () => {
    const start = defaultWorkflow();
    const [submit] = buttonsOf(start, stepsOf(start)[0]?.id ?? "");
    const added = insertBetween(start, submit?.id ?? "", "parallel");
    const join = added?.workflow.nodes.find(({ type }) => type === "join")?.id ?? "";
    const close = added?.workflow.nodes.find(({ type }) => type === "close");
    if (!added || !close) throw new Error("it is drawn");
    expect(nextAfterInserting(added.workflow, join, "step")).toEqual(close);
    const third = insertBetween(added.workflow, join, "step");
    if (!third) throw new Error("there is room");
    const graph = new Graph(third.workflow);
    expect(graph.targets(join).map(({ id }) => id)).toEqual([third.nodeId]);
    const [own] = buttonsOf(third.workflow, third.nodeId);
    expect(graph.targets(own?.id ?? "").map(({ id }) => id)).toEqual([close.id]);
    expect([...new Set(checkForPublishing(third.workflow).map(({ code }) => code))]).toEqual(["stepWithoutTeam"]);
  });

  test("are not offered where it leads back: from where they join no way does", () => {
    const start = defaultWorkflow();
    const approval = insertBetween(start, buttonsOf(start, stepsOf(start)[0]?.id ?? "")[0]?.id ?? "", "step");
    if (!approval) throw new Error("there is room");
    const button = addButton(approval.workflow, approval.nodeId);
    const back = addFromMenu(button.workflow, button.nodeId, "backToPrevious");
    if (!back) throw new Error("it may be added");
    expect(nextAfterInserting(back.workflow, button.nodeId, "step")?.type).toBe("backToPrevious");
    expect(nextAfterInserting(back.workflow, button.nodeId, "parallel")).toBeUndefined();
    expect(insertBetween(back.workflow, button.nodeId, "parallel")).toBeNull();
  });
});
