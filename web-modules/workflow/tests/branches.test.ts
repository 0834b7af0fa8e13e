import { describe, expect, test } from "vitest";
import { outlineOf } from "../src/features/panel/outline-order";
import {
  addFromMenu,
  buttonsOf,
  canConnect,
  checkForPublishing,
  connect,
  deleteNode,
  disconnect,
  findNode,
  makeBranch,
  parseWorkflow,
  setWhen,
  shiftBranch,
  stepsOf,
  takeOtherwise,
  type Workflow,
  waysOut,
} from "../src/graph";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();
const [first = "", submit = ""] = start.nodes.map(({ id }) => id);

const COST = "00000000-0000-4000-8000-000000000001";
const large = {
  logicType: "and" as const,
  nestedConditions: [
    {
      fieldCondition: { fieldId: COST },
      comparisonCondition: { fieldState: { state: "more" as const, value: "10000" } },
    },
  ],
};

/** The first button leads through a new condition to a new step, else to a new end. */
function forked(): { workflow: Workflow; fork: string; director: string; end: string } {
  const free = disconnect(start, start.edges.find(({ source }) => source === submit)?.id ?? "");
  const fork = addFromMenu(free, submit, "condition");
  const director = fork && addFromMenu(fork.workflow, fork.nodeId, "step");
  const end = director && addFromMenu(director.workflow, fork.nodeId, "close");
  if (!end) throw new Error("it could not be drawn");
  return { workflow: end.workflow, fork: fork.nodeId, director: director.nodeId, end: end.nodeId };
}

const ids = (edges: readonly { target: string }[]) => edges.map(({ target }) => target);

describe("a condition", () => {
  test("takes the first line as a branch, the second one else, further ones as branches", () => {
    const { workflow, fork, director, end } = forked();
    const { branches, otherwise } = waysOut(workflow, fork);
    expect([ids(branches), ids(otherwise)]).toEqual([[director], [end]]);
    expect(branches[0]?.when).toEqual({ logicType: "and", nestedConditions: [] });
    const further = addFromMenu(workflow, fork, "step");
    expect(further && ids(waysOut(further.workflow, fork).branches)).toEqual([director, further?.nodeId]);
  });

  test("says what is missing until every branch says when", () => {
    const { workflow, fork } = forked();
    const codes = (drawn: Workflow) =>
      checkForPublishing(drawn).flatMap(({ code, subjectId }) => (subjectId === fork ? [code] : []));
    expect(codes(workflow)).toEqual(["branchWithoutWhen"]);
    const { branches, otherwise } = waysOut(workflow, fork);
    const said = setWhen(workflow, branches[0]?.id ?? "", large);
    expect(codes(said)).toEqual([]);
    expect(codes(disconnect(said, otherwise[0]?.id ?? ""))).toEqual(["otherwiseMissing"]);
    expect(codes(disconnect(said, branches[0]?.id ?? ""))).toEqual(["branchMissing"]);
  });

  test("changes which way is taken else, and which branch is tried first", () => {
    const { workflow, fork, director, end } = forked();
    const [branch] = waysOut(workflow, fork).branches;
    const turned = waysOut(takeOtherwise(workflow, branch?.id ?? ""), fork);
    expect([ids(turned.branches), ids(turned.otherwise)]).toEqual([[end], [director]]);
    const [otherwise] = waysOut(workflow, fork).otherwise;
    const both = makeBranch(workflow, otherwise?.id ?? "");
    expect(ids(waysOut(shiftBranch(both, otherwise?.id ?? "", -1), fork).branches)).toEqual([end, director]);
    expect(shiftBranch(both, branch?.id ?? "", -1)).toBe(both);
  });

  test("is read as it was written, and its lines go with it", () => {
    const { workflow, fork } = forked();
    const [branch] = waysOut(workflow, fork).branches;
    const said = setWhen(workflow, branch?.id ?? "", large);
    const read = parseWorkflow(JSON.parse(JSON.stringify(said)));
    expect(waysOut(read, fork).branches[0]?.when).toEqual(large);
    expect(deleteNode(said, fork).edges.some(({ when }) => when)).toBe(false);
  });

  test("lets the ways meet that it parted", () => {
    const { workflow, fork, director } = forked();
    const further = addFromMenu(workflow, fork, "step");
    if (!further) throw new Error("it could not be drawn");
    const [approve] = buttonsOf(further.workflow, director);
    expect(canConnect(further.workflow, approve?.id ?? "", further.nodeId)).toBe(true);
    expect(canConnect(further.workflow, approve?.id ?? "", first)).toBe(false);
    const met = connect(further.workflow, approve?.id ?? "", further.nodeId);
    expect(checkForPublishing(met).filter(({ code }) => code === "connection")).toEqual([]);
  });

  test("stands in the outline below the button that leads to it", () => {
    const { workflow, fork, director, end } = forked();
    const { steps, loose } = outlineOf(workflow);
    const [below] = steps.find(({ step }) => step.id === first)?.buttons ?? [];
    expect(below?.forks.map((each) => each.fork.id)).toEqual([fork]);
    expect(below?.forks[0]?.ways.map(({ target, number }) => [target.id, number])).toEqual([
      [director, 1],
      [end, null],
    ]);
    expect(loose.map(({ id }) => id)).not.toContain(end);
    expect(stepsOf(workflow).some(({ id }) => id === director) && findNode(workflow, fork)?.type).toBe("condition");
  });
});
