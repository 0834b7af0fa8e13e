import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Problem } from "@groundwork/formwork/rules";
import { describe, expect, test } from "vitest";
import {
  barredFrom,
  buttonsOf,
  canConnect,
  checkForPublishing,
  type Doer,
  decide,
  defaultWorkflow,
  flags,
  Graph,
  nextReminder,
  nextTransition,
  parseWorkflow,
  pressingOf,
  type Step,
  stepsOf,
  tellsManagers,
  traps,
  WorkflowInvalid,
} from "../src/graph";
import { type Build, builtWorkflow } from "./support/built";

interface Case {
  name: string;
  workflow: unknown;
  build?: Build;
  source: string;
  target: string;
  stepId: string;
  buttonId: string;
  taken?: string[];
  closed?: string[];
  ids: string[];
  met: string[];
  step: unknown;
  firstStepId: string;
  done: Doer[];
  began: string[];
  // biome-ignore lint/suspicious/noExplicitAny: what a file of vectors expects is its own
  expected: any;
}

/** As the vectors write problems: what and where, in an order of its own. */
function plain(problems: readonly Problem[]): { code: string; subjectId: string }[] {
  const found = new Set(problems.map(({ code, subjectId }) => `${code} ${subjectId}`));
  return [...found].sort().map((each) => {
    const [code = "", subjectId = ""] = each.split(" ");
    return { code, subjectId };
  });
}

function problemsOfReading(raw: unknown): readonly Problem[] {
  try {
    parseWorkflow(raw);
    return [];
  } catch (error) {
    if (error instanceof WorkflowInvalid) return error.problems;
    throw error;
  }
}

/** One step of a drawing, as it is read. */
function stepIn(raw: unknown): Step {
  const [step] = stepsOf(parseWorkflow({ nodes: [raw], edges: [] }));
  if (!step) throw new Error("no step");
  return step;
}

/** When people are reminded of a step that was entered at the beginning, and from when on managers are. */
function reminders(step: Step): { hours: number[]; managersFrom: number | null } {
  const due = step.data.dueInHours;
  const hours: number[] = [];
  for (let at = nextReminder(due, null); at !== null; at = nextReminder(due, at)) hours.push(at);
  const managersFrom = hours.find((at) => due !== null && tellsManagers(step, due, at)) ?? null;
  return { hours, managersFrom };
}

/** Who runs which file of proto/vectors; the server runs the same. */
const RUNNERS: Record<string, (each: Case) => void> = {
  "structure.json": ({ workflow, expected }) => expect(plain(problemsOfReading(workflow))).toEqual(expected.problems),
  "connections.json": ({ workflow, source, target, expected }) =>
    expect(canConnect(parseWorkflow(workflow), source, target)).toBe(expected),
  "flags.json": ({ workflow, build, expected }) => {
    const read = parseWorkflow(build ? builtWorkflow(build) : workflow);
    expect(flags(read)).toEqual(expected.flags);
    expect(plain(checkForPublishing(read))).toEqual(expected.problems);
  },
  "ways.json": ({ workflow, expected }) => {
    const read = parseWorkflow(workflow);
    const told = new Set(checkForPublishing(read).map(({ code, subjectId }) => `${code} ${subjectId}`));
    const found = traps(new Graph(read)).map(({ code, stepId, way }) => ({ code, subjectId: stepId, way }));
    expect(found.filter(({ code, subjectId }) => told.has(`${code} ${subjectId}`))).toEqual(expected);
  },
  "transitions.json": ({ workflow, stepId, buttonId, taken, closed, expected }) => {
    const found = nextTransition(parseWorkflow(workflow), stepId, buttonId, taken, closed);
    if ("code" in found) expect({ problem: plain([found])[0] }).toEqual(expected);
    else expect({ ...found, closes: found.toStepId === null }).toEqual({ openStepIds: [], stays: false, ...expected });
  },
  "buttons.json": ({ workflow, stepId, expected }) =>
    expect(buttonsOf(parseWorkflow(workflow), stepId).map((button) => button.id)).toEqual(expected),
  "presses.json": ({ workflow, stepId, buttonId, expected }) => {
    const read = parseWorkflow(workflow);
    const button = buttonsOf(read, stepId).find(({ id }) => id === buttonId);
    expect(button && pressingOf(read, button)).toEqual(expected);
  },
  "decisions.json": ({ workflow, buttonId, met, expected }) => {
    const read = parseWorkflow(workflow);
    const held = new Set(read.edges.filter(({ id }) => met.includes(id)).map(({ when }) => when));
    expect(decide(read, buttonId, (when) => held.has(when))).toEqual(expected);
  },
  "barring.json": ({ step, firstStepId, done, began, expected }) =>
    expect([...barredFrom(stepIn(step), firstStepId, done, began)].sort()).toEqual(expected),
  "reminders.json": ({ step, expected }) => expect(reminders(stepIn(step))).toEqual(expected),
  "default.json": ({ ids, expected }) => {
    const left = [...ids];
    expect(defaultWorkflow(() => left.shift() ?? "none left")).toEqual(expected);
  },
};

// The browser of the tests has its own URL, which knows no files.
const ROOT = resolve(import.meta.dirname, "../../../proto/vectors/workflow");
const files = readdirSync(ROOT).map((path) => ({
  path,
  cases: (JSON.parse(readFileSync(join(ROOT, path), "utf8")) as { cases: Case[] }).cases,
}));

test("each file of vectors has somebody who runs it", () => {
  expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(RUNNERS).toSorted());
});

describe.each(files)("$path", ({ path, cases }) => {
  test.each(cases.map((each) => [each.name, each] as const))("%s", (_, each) => RUNNERS[path]?.(each));
});
