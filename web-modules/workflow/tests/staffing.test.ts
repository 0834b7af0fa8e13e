import { describe, expect, test } from "vitest";
import {
  addApproval,
  changeData,
  defaultWorkflow,
  type StaffedTeam,
  type Step,
  stepsOf,
  stuckSteps,
} from "../src/graph";

const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };
const team = (teamId: string, membersCount: number, isEveryone = false): StaffedTeam => ({
  teamId,
  membersCount,
  isEveryone,
});

/** Step 1 of some teams, an approval of others, which is for another person than who did Step 1. */
function drawn(first: string[], approval: string[], needsAnotherPerson = true) {
  const start = addApproval(defaultWorkflow(), WORDS)?.workflow ?? defaultWorkflow();
  const [one, two] = stepsOf(start);
  const staffed = changeData<Step>(start, one?.id ?? "", { teamIds: first });
  return {
    workflow: changeData<Step>(staffed, two?.id ?? "", { teamIds: approval, needsAnotherPerson }),
    approval: two?.id ?? "",
  };
}

describe("a step that nobody can do", () => {
  test("has teams that are empty or deleted, all of them", () => {
    const { workflow, approval } = drawn([], ["a", "b"]);
    expect([...stuckSteps(workflow, [team("a", 0)])]).toEqual([[approval, "nobodyThere"]]);
    expect(stuckSteps(workflow, [team("a", 0), team("b", 2)]).size).toBe(0);
  });

  test("is an approval in a company of one", () => {
    const { workflow, approval } = drawn([], ["all"]);
    expect([...stuckSteps(workflow, [team("all", 1, true)])]).toEqual([[approval, "samePerson"]]);
    expect(stuckSteps(workflow, [team("all", 2, true)]).size).toBe(0);
  });

  test("is of the same one person as an earlier step, but not where another may have done that", () => {
    const teams = [team("all", 5, true), team("a", 1), team("b", 1), team("c", 3)];
    expect([...stuckSteps(drawn(["a"], ["a"]).workflow, teams).values()]).toEqual(["samePerson"]);
    for (const [first, approval] of [
      [["a"], ["b"]],
      [["c"], ["a"]],
      [[], ["a"]],
      [["a"], ["a", "c"]],
    ] as const)
      expect(stuckSteps(drawn([...first], [...approval]).workflow, teams).size).toBe(0);
  });

  test("asks for more people than there are", () => {
    const { workflow, approval } = drawn([], ["a", "b"], false);
    const asking = changeData<Step>(workflow, approval, { minimumApprovers: 3 });
    expect([...stuckSteps(asking, [team("a", 1), team("b", 1)])]).toEqual([[approval, "tooFewThere"]]);
    expect(stuckSteps(asking, [team("a", 1), team("b", 2)]).size).toBe(0);
  });

  test("is not for whoever started it, who is the only one there", () => {
    const { workflow, approval } = drawn(["a"], ["a"], false);
    const barred = changeData<Step>(workflow, approval, { noSelfApproval: true });
    expect([...stuckSteps(barred, [team("a", 1)]).values()]).toEqual(["samePersonFirst"]);
    expect(stuckSteps(barred, [team("a", 2)]).size).toBe(0);
  });

  test("is one that no path leads to, once there is a first step", () => {
    const { workflow, approval } = drawn([], ["a"]);
    const cut = { ...workflow, edges: workflow.edges.filter(({ target }) => target !== approval) };
    expect([...stuckSteps(cut, [team("a", 5)])]).toEqual([[approval, "noPath"]]);
    const [first] = stepsOf(cut);
    expect(stuckSteps(changeData<Step>(cut, first?.id ?? "", { triggerStep: false }), [team("a", 5)]).size).toBe(0);
  });

  test("is none where the same person may do both", () => {
    const { workflow } = drawn([], ["all"], false);
    expect(stuckSteps(workflow, [team("all", 1, true)]).size).toBe(0);
  });
});
