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

  test("is none where the same person may do both", () => {
    const { workflow } = drawn([], ["all"], false);
    expect(stuckSteps(workflow, [team("all", 1, true)]).size).toBe(0);
  });
});
