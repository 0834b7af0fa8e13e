import type { StaffedTeam } from "@groundwork/formwork/rules";
import { Graph } from "../graph";
import { findNode, type Step, stepsOf, triggerOf, type Workflow } from "../model";
import { pressesItselfAfter } from "../overdue";
import { barredFrom, pressingOf } from "../pressing";
import { nextReminder, tellsManagers } from "../reminding";
import { buttonsOf, nextTransition, type Transition } from "../transition";
import { castOf, isOfStep, MANAGER, type Person, SUBMITTER } from "./cast";
import { hoursAfter } from "./due";
import type { Move, PlayEvent, Press, Pressed, Receiver, Refused, Standing, Wait } from "./standing";
import { behind, wayThrough } from "./way-through";

/** A workflow as it is played: what is drawn, and who there is. */
export interface Stage {
  workflow: Workflow;
  teams: readonly StaffedTeam[];
  cast: readonly Person[];
}

export function stageOf(workflow: Workflow, teams: readonly StaffedTeam[]): Stage {
  return { workflow, teams, cast: castOf(workflow, teams) };
}

export interface Played {
  standing: Standing;
  /** So many of the moves were possible: the drawing may have changed since they were made. */
  count: number;
}

/** From the start, move by move; null: nothing starts it. */
export function play(stage: Stage, moves: readonly Move[]): Played | null {
  const first = triggerOf(stage.workflow);
  if (!first) return null;
  let standing = begun(first.id);
  for (const [count, move] of moves.entries()) {
    if (move.kind === "wait") standing = wait(stage, standing, move);
    else {
      const next = press(stage, standing, move);
      if (typeof next === "string") return { standing, count };
      standing = next;
    }
  }
  return { standing, count: moves.length };
}

function begun(stepId: string): Standing {
  return {
    now: 0,
    openStepIds: [stepId],
    areParts: false,
    enteredAt: 0,
    remindedAt: null,
    version: 1,
    waiting: new Map(),
    done: [],
    endedBy: null,
    events: [{ at: 0, kind: "began", stepId }],
    passed: new Set(),
    again: new Set(),
  };
}

/** Why somebody may not press a button of a step, whichever. */
export function whyNot(stage: Stage, standing: Standing, stepId: string, personId: string): Refused | null {
  const step = findNode(stage.workflow, stepId);
  const person = stage.cast.find(({ id }) => id === personId);
  if (step?.type !== "step" || !standing.openStepIds.includes(stepId)) return "notOpen";
  if (!person || !(person.id === MANAGER || isOfStep(step, person, stage.teams))) return "notTheirs";
  if (!barredAt(stage, standing, step).has(personId)) return null;
  const alone = { ...step, data: { ...step.data, noSelfApproval: false } };
  return barredAt(stage, standing, alone).has(personId) ? "didAnother" : "ownSubmission";
}

function barredAt({ workflow }: Stage, { done }: Standing, step: Step): Set<string> {
  return barredFrom(step, triggerOf(workflow)?.id, done, [SUBMITTER]);
}

/** Where a press leads, or why it is refused. */
export function press(stage: Stage, standing: Standing, move: Press): Standing | Refused {
  const { workflow } = stage;
  const { stepId, buttonId, person, taken } = move;
  const refused = whyNot(stage, standing, stepId, person);
  if (refused) return refused;
  const step = findNode(workflow, stepId) as Step;
  const button = buttonsOf(workflow, stepId).find(({ id }) => id === buttonId);
  if (!button) return "notOpen";
  if (standing.waiting.get(person) === buttonId) return "pressedAlready";
  const led = leadsFrom(stage, standing, move);
  if ("code" in led) return led.code === "branchUndecided" ? "undecided" : "leadsNowhere";
  // Whoever pressed another button before has changed their mind.
  const waiting = new Map(standing.waiting).set(person, buttonId);
  const given = [...waiting.values()].filter((each) => each === buttonId).length;
  const needed = pressingOf(workflow, button).pressesNeeded;
  const isEnough = given >= needed;
  const after: Standing = {
    ...standing,
    waiting,
    done: [...standing.done, { stepId, person }],
    events: [
      ...standing.events,
      {
        ...{ at: standing.now, kind: "pressed", stepId, buttonId, person, given, needed },
        taken: isEnough && !led.stays ? taken : [],
        standsIn: step.data.teamIds.length > 0 && !isOf(stage, step, person),
        led: isEnough ? led : null,
        version: standing.version + (isEnough && led.beginsVersion ? 1 : 0),
      },
    ],
  };
  return isEnough ? arrive(stage, after, move, led) : after;
}

function leadsFrom({ workflow }: Stage, standing: Standing, { stepId, buttonId, taken }: Pressed) {
  const closed = standing.areParts
    ? new Graph(workflow).partsWith(stepId).filter((id) => !standing.openStepIds.includes(id))
    : [];
  return nextTransition(workflow, stepId, buttonId, taken, closed);
}

/** A press of nobody's, where nobody pressed in time. Null: it leads nowhere. */
function pressItself(
  stage: Stage,
  standing: Standing,
  step: Step,
  takenBy: NonNullable<Wait["taken"]>,
): Standing | null {
  const { overduePress } = step.data;
  if (!overduePress) return null;
  const taken = takenBy[overduePress.buttonId] ?? [];
  const move = { stepId: step.id, buttonId: overduePress.buttonId, person: null, taken };
  if (!buttonsOf(stage.workflow, step.id).some(({ id }) => id === move.buttonId)) return null;
  const led = leadsFrom(stage, standing, move);
  if ("code" in led) return null;
  const event: PlayEvent = {
    ...{ at: standing.now, kind: "pressed", ...move, given: 1, needed: 1, standsIn: false, led },
    taken: led.stays ? [] : taken,
    version: standing.version + (led.beginsVersion ? 1 : 0),
  };
  return arrive(stage, { ...standing, events: [...standing.events, event] }, move, led);
}

/** Steps with a button that is pressed by itself. */
export function pressedByThemselves(workflow: Workflow): [Step, string][] {
  return stepsOf(workflow).flatMap((step): [Step, string][] => {
    const button = buttonsOf(workflow, step.id).find(({ id }) => id === step.data.overduePress?.buttonId);
    return button && pressesItselfAfter(step) !== null ? [[step, button.id]] : [];
  });
}

/** What is open and has a button that is pressed by itself, the first of them first. */
function pressedItself({ workflow }: Stage, { openStepIds, enteredAt }: Standing): { step: Step; at: number }[] {
  const open = openStepIds.map((id) => findNode(workflow, id)).filter((node) => node?.type === "step");
  return open
    .flatMap((step) => {
      const after = pressesItselfAfter(step);
      return after === null ? [] : [{ step, at: hoursAfter(step, enteredAt, after) }];
    })
    .toSorted((a, b) => a.at - b.at);
}

function isOf({ cast, teams }: Stage, step: Step, personId: string): boolean {
  const person = cast.find(({ id }) => id === personId);
  return person !== undefined && isOfStep(step, person, teams);
}

function arrive(stage: Stage, standing: Standing, move: Pressed, led: Transition): Standing {
  const at = standing.now;
  const isOver = led.toStepId === null;
  const openStepIds = led.toStepId === null ? [] : led.openStepIds.length > 0 ? led.openStepIds : [led.toStepId];
  const arrived: Standing = {
    ...standing,
    openStepIds,
    areParts: led.openStepIds.length > 0,
    // Steps that stay open are due from when they opened.
    ...(led.stays ? {} : { enteredAt: at, remindedAt: null }),
    version: standing.version + (led.beginsVersion ? 1 : 0),
    waiting: new Map(),
    endedBy: isOver ? move.buttonId : null,
    ...cameBy(stage, standing, move, led),
  };
  const mailed = led.mails.map((nodeId): PlayEvent => ({ at, kind: "mailed", nodeId, but: move.person }));
  const told = led.leadsBack && led.toStepId !== null ? returnNotice(stage, arrived, led.toStepId, move.person) : null;
  const back: PlayEvent[] = told ? [{ at, kind: "toldOfReturn", stepId: led.toStepId as string, to: told }] : [];
  return { ...arrived, events: [...arrived.events, ...mailed, ...back] };
}

function cameBy({ workflow }: Stage, standing: Standing, move: Pressed, led: Transition) {
  const passed = new Set([...standing.passed, ...wayThrough(workflow, move, led.stays)]);
  const again = [...standing.again].filter((id) => !passed.has(id));
  if (!led.leadsBack || led.toStepId === null) return { passed, again: new Set(again) };
  const undone = behind(workflow, led.toStepId);
  const steps = [...passed].filter((id) => undone.has(id) && findNode(workflow, id)?.type === "step");
  return { passed: new Set([...passed].filter((id) => !undone.has(id))), again: new Set([...again, ...steps]) };
}

/** Who did the step before, where it is still theirs; else all whose turn it is; never who brought it back. */
function returnNotice(stage: Stage, standing: Standing, stepId: string, by: string | null): Receiver | null {
  const step = findNode(stage.workflow, stepId) as Step;
  const theirs = peopleOf(stage, standing, step);
  const before = standing.done.findLast((each) => each.stepId === stepId)?.person;
  if (before !== undefined && theirs.includes(before)) return before === by ? null : { kind: "person", person: before };
  if (theirs.length === 0) return { kind: "managers" };
  return theirs.every((each) => each === by) ? null : { kind: "step" };
}

/** Whose turn a step is: its teams' people, or the submitter where it has none; nobody who is barred. */
export function peopleOf(stage: Stage, standing: Standing, step: Step): string[] {
  const barred = barredAt(stage, standing, step);
  const hasTeams = step.data.teamIds.length > 0;
  const asked = stage.cast.filter((person) =>
    hasTeams ? person.teamId !== null && isOfStep(step, person, stage.teams) : person.id === SUBMITTER,
  );
  return asked.map(({ id }) => id).filter((id) => !barred.has(id) && !standing.waiting.has(id));
}

/** What is open and due at an hour, the first of them first. */
export function dueSteps({ workflow }: Stage, { openStepIds, enteredAt }: Standing): { step: Step; dueAt: number }[] {
  const open = openStepIds.map((id) => findNode(workflow, id)).filter((node) => node?.type === "step");
  return open
    .flatMap((step) => {
      const { dueInHours } = step.data;
      return dueInHours === null ? [] : [{ step, dueAt: hoursAfter(step, enteredAt, dueInHours) }];
    })
    .toSorted((a, b) => a.dueAt - b.dueAt);
}

/** When people are reminded next; null: not any more. */
export function remindsNext(stage: Stage, standing: Standing): number | null {
  const next = nextReminder(dueSteps(stage, standing)[0]?.dueAt ?? null, standing.remindedAt);
  // Of steps that stay open the first due one may have gone.
  return next === null ? null : Math.max(next, standing.now);
}

function wait(stage: Stage, before: Standing, { hours, taken = {} }: Wait): Standing {
  const until = before.now + hours;
  let standing = before;
  const stuck = new Set<string>();
  for (;;) {
    const itself = pressedItself(stage, standing).find(({ step }) => !stuck.has(step.id));
    const pressAt = itself ? Math.max(itself.at, standing.now) : Number.POSITIVE_INFINITY;
    const remindAt = remindsNext(stage, standing) ?? Number.POSITIVE_INFINITY;
    if (Math.min(pressAt, remindAt) > until) return { ...standing, now: until };
    if (itself && pressAt <= remindAt) {
      const pressed: Standing | null = pressItself(stage, { ...standing, now: pressAt }, itself.step, taken);
      if (pressed === null) stuck.add(itself.step.id);
      standing = pressed ?? standing;
    } else standing = remind(stage, standing, remindAt);
  }
}

function remind(stage: Stage, standing: Standing, at: number): Standing {
  const reminded: Standing = { ...standing, now: at, remindedAt: at };
  const late = dueSteps(stage, standing).filter(({ dueAt }) => dueAt <= at);
  const event: PlayEvent = {
    ...{ at, kind: "reminded", stepIds: late.map(({ step }) => step.id) },
    managersToo: late.some(({ step, dueAt }) => tellsManagers(step, dueAt, at)),
    isLast: remindsNext(stage, reminded) === null,
  };
  return { ...reminded, events: [...standing.events, event] };
}
