import { describe, expect, test } from "vitest";
import { markOf } from "../src/features/play/play-context";
import { addFromMenu, buttonsOf, changeData, decide, type Step, stepsOf, type Workflow } from "../src/graph";
import { type Move, play, press, type Standing, stageOf, whyNot } from "../src/graph/play";
import type { StepNode } from "../src/nodes/step/rules";
import { twoSteps } from "./support/two-steps";

const TEAM = "00000000-0000-4000-8000-0000000000bb";
const TEAMS = [{ teamId: TEAM, membersCount: 3, isEveryone: false }];
const ANN = `${TEAM}/1`;
const BOB = `${TEAM}/2`;

function step(workflow: Workflow, at: number): Step {
  const found = stepsOf(workflow)[at];
  if (!found) throw new Error("no such step");
  return found;
}

/** Step 1 of the submitter's, Step 2 of a team's. */
function drawn(data: Partial<Step["data"]> = {}): Workflow {
  const workflow = twoSteps();
  return changeData<StepNode>(workflow, step(workflow, 1).id, { teamIds: [TEAM], ...data });
}

const at = (workflow: Workflow, number: number, person: string, button = 0): Move => {
  const stepId = step(workflow, number).id;
  return { kind: "press", stepId, buttonId: buttonsOf(workflow, stepId)[button]?.id ?? "", person, taken: [] };
};

function played(workflow: Workflow, moves: readonly Move[]): Standing {
  const found = play(stageOf(workflow, TEAMS), moves);
  if (!found) throw new Error("nothing starts it");
  return found.standing;
}

const kinds = ({ events }: Standing) => events.map(({ kind }) => kind);

describe("a workflow that is played", () => {
  test("goes from start to end, and tells the way it came", () => {
    const workflow = drawn();
    const over = played(workflow, [at(workflow, 0, "submitter"), at(workflow, 1, ANN)]);
    expect(over.endedBy).toBe(buttonsOf(workflow, step(workflow, 1).id)[0]?.id);
    expect(over.openStepIds).toEqual([]);
    expect(kinds(over)).toEqual(["began", "pressed", "pressed"]);
    // It came by all that is drawn: five nodes and what connects them, but the line to a step that it left again.
    for (const node of workflow.nodes) expect(over.passed).toContain(node.id);
    expect(over.passed.size).toBe(workflow.nodes.length + workflow.edges.length);
  });

  test("refuses who is none of the step's people, who did another step, and who began it", () => {
    const workflow = drawn({ needsAnotherPerson: true, noSelfApproval: true });
    const stage = stageOf(workflow, TEAMS);
    const second = step(workflow, 1).id;
    const moves = [at(workflow, 0, "submitter")];
    expect(whyNot(stage, played(workflow, []), step(workflow, 0).id, ANN)).toBe("notTheirs");
    expect(whyNot(stage, played(workflow, moves), second, "submitter")).toBe("notTheirs");
    expect(whyNot(stage, played(workflow, moves), second, ANN)).toBeNull();
    const byManager = [at(workflow, 0, "manager")];
    expect(whyNot(stage, played(workflow, byManager), second, "manager")).toBe("didAnother");
    const own = drawn({ needsAnotherPerson: false, noSelfApproval: true });
    const ofOwn = played(own, [at(own, 0, "manager")]);
    expect(whyNot(stageOf(own, TEAMS), ofOwn, step(own, 1).id, "manager")).toBe("ownSubmission");
  });

  test("waits until enough have pressed a button, each for themselves", () => {
    const workflow = drawn({ minimumApprovers: 2 });
    const first = [at(workflow, 0, "submitter"), at(workflow, 1, ANN)];
    const waiting = played(workflow, first);
    expect(waiting.openStepIds).toEqual([step(workflow, 1).id]);
    const again = at(workflow, 1, ANN) as Extract<Move, { kind: "press" }>;
    expect(press(stageOf(workflow, TEAMS), waiting, again)).toBe("pressedAlready");
    expect(played(workflow, [...first, at(workflow, 1, BOB)]).endedBy).not.toBeNull();
  });

  test("reminds when time goes on: at its due time, daily, its managers once it has lain long enough", () => {
    const workflow = drawn({ dueInHours: 5, escalateAfterDays: 2 });
    const moves: Move[] = [at(workflow, 0, "submitter"), { kind: "wait", hours: 4 }];
    expect(kinds(played(workflow, moves))).toEqual(["began", "pressed"]);
    const late = played(workflow, [...moves, { kind: "wait", hours: 1 }, { kind: "wait", hours: 50 }]);
    const reminders = late.events.filter((each) => each.kind === "reminded");
    expect(reminders.map((each) => [each.at, each.managersToo])).toEqual([
      [5, false],
      [29, false],
      [53, true],
    ]);
    expect(late.now).toBe(55);
    // Whoever submits it is left alone.
    const over = played(workflow, [...moves, at(workflow, 1, ANN), { kind: "wait", hours: 900 }]);
    expect(kinds(over)).not.toContain("reminded");
  });

  test("presses a button by itself once it is overdue, and tells that nobody did", () => {
    const start = drawn({ dueInHours: 5 });
    const second = step(start, 1).id;
    const buttonId = buttonsOf(start, second)[0]?.id ?? "";
    const workflow = changeData<StepNode>(start, second, { overduePress: { buttonId, afterHours: 2 } });
    const begun = [at(workflow, 0, "submitter")];
    const early = played(workflow, [...begun, { kind: "wait", hours: 6 }]);
    expect([kinds(early), early.openStepIds]).toEqual([["began", "pressed", "reminded"], [second]]);
    const over = played(workflow, [...begun, { kind: "wait", hours: 50 }]);
    expect(over).toMatchObject({ endedBy: buttonId, openStepIds: [], now: 50 });
    expect(over.events.at(-1)).toMatchObject({ kind: "pressed", at: 7, person: null, stepId: second });
    // What the values chose for another button is none of its ways.
    const taken = { [buttonId]: ["its own"], another: ["another's"] };
    const chosen = played(workflow, [...begun, { kind: "wait", hours: 50, taken }]);
    expect(chosen.events.at(-1)).toMatchObject({ kind: "pressed", taken: ["its own"] });
    // Whoever pressed in time was first.
    const inTime = played(workflow, [...begun, at(workflow, 1, ANN), { kind: "wait", hours: 50 }]);
    expect(inTime.events.at(-1)).toMatchObject({ kind: "pressed", person: ANN });
    // What leads nowhere is not pressed, and people are reminded on.
    const cut = { ...workflow, edges: workflow.edges.filter(({ source }) => source !== buttonId) };
    const stuck = played(cut, [...begun, { kind: "wait", hours: 30 }]);
    expect([stuck.openStepIds, kinds(stuck).filter((kind) => kind === "reminded").length]).toEqual([[second], 2]);
  });

  test("shows as to be done again what lies behind the step that it was sent back to", () => {
    const start = drawn();
    const [first, second] = [step(start, 0).id, step(start, 1).id];
    const refuse = addFromMenu(start, second, "button");
    const back = refuse && addFromMenu(refuse.workflow, refuse.nodeId, "backToPrevious");
    if (!back) throw new Error("it may be added");
    const { workflow } = back;
    const marks = (moves: readonly Move[], ids: readonly string[]) => {
      const standing = played(workflow, moves);
      return ids.map((id) => markOf(standing, id));
    };
    const submit = buttonsOf(workflow, first)[0]?.id ?? "";
    const lines = workflow.edges
      .filter(({ source }) => source === submit || source === back.nodeId)
      .map(({ id }) => id);
    const shown = [first, submit, second, refuse.nodeId, back.nodeId, ...lines];
    const sentBack = [at(workflow, 0, "submitter"), at(workflow, 1, ANN, 1)];
    expect(marks(sentBack.slice(0, 1), shown).slice(0, 3)).toEqual(["passed", "passed", "open"]);
    expect(marks(sentBack, shown)).toEqual([
      "open",
      undefined,
      "again",
      ...[undefined, undefined, undefined, undefined],
    ]);
    const again = [...sentBack, at(workflow, 0, "submitter")];
    expect(marks(again, [first, submit, second])).toEqual(["passed", "passed", "open"]);
    expect(marks([...again, at(workflow, 1, BOB)], [second])).toEqual(["passed"]);
  });

  test("goes back as far as the drawing still allows what was pressed", () => {
    const workflow = drawn();
    const moves = [at(workflow, 0, "submitter"), at(workflow, 1, ANN)];
    const cut = { ...workflow, edges: workflow.edges.filter(({ source }) => source !== step(workflow, 1).id) };
    expect(play(stageOf(cut, TEAMS), moves)).toMatchObject({ count: 1 });
    expect(play(stageOf(workflow, TEAMS), moves.slice(0, 1))?.standing.openStepIds).toEqual([step(workflow, 1).id]);
  });

  test("keeps parallel steps open until all have come, due from when they opened", () => {
    const start = drawn();
    const submit = buttonsOf(start, step(start, 0).id)[0]?.id ?? "";
    const free = { ...start, edges: start.edges.filter(({ source }) => source !== submit) };
    const added = addFromMenu(free, submit, "parallel");
    if (!added) throw new Error("it may be added");
    const parts = added.workflow.edges.filter(({ source }) => source === added.nodeId).map(({ target }) => target);
    const workflow = parts.reduce(
      (drawing, id) => changeData<StepNode>(drawing, id, { teamIds: [TEAM], dueInHours: 10, needsAnotherPerson: true }),
      added.workflow,
    );
    const of = (stepId: string, person: string): Move => ({
      ...{ kind: "press", stepId, person, taken: [] },
      buttonId: buttonsOf(workflow, stepId)[0]?.id ?? "",
    });
    const [one = "", other = ""] = parts;
    const begun: Move[] = [at(workflow, 0, "submitter"), { kind: "wait", hours: 4 }, of(one, ANN)];
    const standing = played(workflow, begun);
    expect(standing).toMatchObject({ openStepIds: [other], enteredAt: 0 });
    expect(whyNot(stageOf(workflow, TEAMS), standing, other, ANN)).toBe("didAnother");
    const late = played(workflow, [...begun, { kind: "wait", hours: 6 }]);
    expect(late.events.at(-1)).toMatchObject({ kind: "reminded", at: 10, stepIds: [other] });
    // One that leads nowhere keeps none beside it from being pressed by itself.
    const button = (id: string) => buttonsOf(workflow, id)[0]?.id ?? "";
    const itself = parts.reduce(
      (drawing, id) => changeData<StepNode>(drawing, id, { overduePress: { buttonId: button(id), afterHours: 0 } }),
      workflow,
    );
    const cut = { ...itself, edges: itself.edges.filter(({ source }) => source !== button(one)) };
    const pressed = played(cut, [at(workflow, 0, "submitter"), { kind: "wait", hours: 20 }]);
    expect(pressed.openStepIds).toEqual([one]);
  });

  test("goes back to who did the step, who is told", () => {
    const start = drawn({ needsAnotherPerson: false });
    const second = step(start, 1).id;
    const added = addFromMenu(start, second, "button");
    if (!added) throw new Error("it may be added");
    const back = addFromMenu(added.workflow, added.nodeId, "backToPrevious");
    if (!back) throw new Error("it may be added");
    const first = step(start, 0).id;
    const hasWay = back.workflow.edges.some(({ source, target }) => source === back.nodeId && target === first);
    expect(hasWay).toBe(true);
    const { workflow } = back;
    const returned = played(workflow, [at(workflow, 0, "submitter"), at(workflow, 1, ANN, 1)]);
    expect(returned.openStepIds).toEqual([first]);
    expect(returned.events.at(-1)).toMatchObject({
      kind: "toldOfReturn",
      to: { kind: "person", person: "submitter" },
    });
    expect(decide(workflow, added.nodeId, () => true)).toEqual([]);
  });
});

test("where working hours count a step that is opened on Friday afternoon is due on Monday", () => {
  const FRIDAY_AT_FOUR = 4 * 24 + 8;
  const workflow = drawn({ dueInHours: 2, countsWorkingHours: true });
  const moves: Move[] = [
    { kind: "wait", hours: FRIDAY_AT_FOUR },
    at(workflow, 0, "submitter"),
    { kind: "wait", hours: 70 },
  ];
  const late = played(workflow, moves);
  expect(late.events.flatMap((each) => (each.kind === "reminded" ? [each.at] : []))).toEqual([FRIDAY_AT_FOUR + 65]);
});
