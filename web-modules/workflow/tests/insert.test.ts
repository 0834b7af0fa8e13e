import { describe, expect, test } from "vitest";
import {
  addApproval,
  buttonsOf,
  changeData,
  checkForPublishing,
  defaultWorkflow,
  findNode,
  insertStep,
  type Step,
  stepsOf,
  type Workflow,
  wayOn,
} from "../src/graph";

const TEAM = "00000000-0000-4000-8000-0000000000bb";
const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };

function approved(): { workflow: Workflow; approve: string } {
  const plain = defaultWorkflow();
  const added = addApproval(changeData(plain, plain.nodes[0]?.id ?? "", { teamIds: [TEAM] }), WORDS);
  const [approve] = added ? buttonsOf(added.workflow, added.nodeId) : [];
  if (!added || !approve) throw new Error("nothing was added");
  return { workflow: added.workflow, approve: approve.id };
}

describe("a step between a button and what it leads to", () => {
  test("is a second approval: its button leads on to where the first one led", () => {
    const { workflow, approve } = approved();
    const end = wayOn(workflow, approve)?.target;
    const added = insertStep(workflow, approve);
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
    const added = insertStep(workflow, approve);
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
    expect(insertStep(cut, approve)).toBeNull();
    expect(insertStep(workflow, stepsOf(workflow)[0]?.id ?? "")).toBeNull();
  });
});
