import { expect, test } from "vitest";
import { addApproval, buttonsOf, canAddApproval, changeData, checkForPublishing, defaultWorkflow } from "../src/graph";
import { twoSteps } from "./support/two-steps";

const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };
const TEAM = "00000000-0000-4000-8000-0000000000bb";

test("an approval comes before the end, by the same people, and can be published", () => {
  const plain = defaultWorkflow();
  const start = changeData(plain, plain.nodes[0]?.id ?? "", { teamIds: [TEAM] });
  expect(canAddApproval(start)).toBe(true);
  const added = addApproval(start, WORDS);
  if (!added) throw new Error("nothing was added");
  const step = added.workflow.nodes.find(({ id }) => id === added.nodeId);
  expect(step?.data).toMatchObject({ stepName: "Approval", teamIds: [TEAM], triggerStep: false });
  expect(buttonsOf(added.workflow, added.nodeId).map(({ data }) => data.name)).toEqual(["Approve", "Refuse"]);
  expect(checkForPublishing(added.workflow)).toEqual([]);
  const places = added.workflow.nodes.map(({ position }) => `${position.x}/${position.y}`);
  expect(new Set(places).size).toBe(places.length);
});

test("it is offered to a workflow of one step alone", () => {
  const added = addApproval(defaultWorkflow(), WORDS);
  expect(added && canAddApproval(added.workflow)).toBe(false);
  expect(canAddApproval(twoSteps())).toBe(false);
  expect(addApproval(twoSteps(), WORDS)).toBeNull();
});

test("a second approval comes after the first, not after its refusal, and can be published", () => {
  const plain = defaultWorkflow();
  const start = changeData(plain, plain.nodes[0]?.id ?? "", { teamIds: [TEAM] });
  const first = addApproval(start, WORDS);
  if (!first) throw new Error("nothing was added");
  expect(canAddApproval(first.workflow)).toBe(false);
  expect(canAddApproval(first.workflow, first.nodeId)).toBe(true);
  const second = addApproval(first.workflow, { ...WORDS, step: "Further approval" }, first.nodeId);
  if (!second) throw new Error("nothing was added");
  const { workflow } = second;
  const [approve, refuse] = buttonsOf(workflow, first.nodeId);
  const leadsTo = (id?: string) => workflow.edges.filter(({ source }) => source === id).map(({ target }) => target);
  expect(leadsTo(approve?.id)).toEqual([second.nodeId]);
  expect(workflow.nodes.find(({ id }) => id === leadsTo(refuse?.id)[0])?.type).toBe("close");
  expect(checkForPublishing(workflow)).toEqual([]);
  expect(canAddApproval(workflow, first.nodeId)).toBe(false);
});
