import { expect, test } from "vitest";
import { outlineOf } from "../src/features/panel/outline-order";
import {
  addFromMenu,
  buttonsOf,
  checkForPublishing,
  connect,
  defaultWorkflow,
  disconnect,
  nextTransition,
  possibleTargets,
  stepsOf,
  type Workflow,
} from "../src/graph";
import { Graph } from "../src/graph/graph";

/** Step 1, whose button leads to two steps at once, which join. */
function drawn(): { workflow: Workflow; parallel: string; submit: string; first: string } {
  const start = defaultWorkflow();
  const first = stepsOf(start)[0]?.id ?? "";
  const submit = buttonsOf(start, first)[0]?.id ?? "";
  const cut = disconnect(start, start.edges.find(({ source }) => source === submit)?.id ?? "");
  const added = addFromMenu(cut, submit, "parallel");
  if (!added) throw new Error("it may be added");
  return { workflow: added.workflow, parallel: added.nodeId, submit, first };
}

const codes = (workflow: Workflow) => [...new Set(checkForPublishing(workflow).map(({ code }) => code))].sort();
const typeOf = (workflow: Workflow, type: string) => workflow.nodes.find((node) => node.type === type)?.id ?? "";

test("parallel steps come as two with a button each, and with where they join", () => {
  const { workflow, parallel, first, submit } = drawn();
  const parts = new Graph(workflow).targets(parallel).map(({ id }) => id);
  expect(parts).toHaveLength(2);
  for (const part of parts) expect([...new Graph(workflow).joinsOf(part)]).toEqual([typeOf(workflow, "join")]);
  expect(nextTransition(workflow, first, submit)).toMatchObject({ toStepId: parts[0], openStepIds: parts });
  expect(codes(workflow)).toEqual(["isAllClose", "joinLeadsNowhere", "stepWithoutTeam"]);
  const close = possibleTargets(workflow, typeOf(workflow, "join")).find(({ type }) => type === "close");
  expect(codes(connect(workflow, typeOf(workflow, "join"), close?.id ?? ""))).toEqual(["stepWithoutTeam"]);
});

test("one more of them joins the others", () => {
  const { workflow, parallel } = drawn();
  const added = addFromMenu(workflow, parallel, "step");
  if (!added) throw new Error("it may be added");
  expect([...new Graph(added.workflow).joinsOf(added.nodeId)]).toEqual([typeOf(workflow, "join")]);
  expect(new Graph(added.workflow).lastSteps(typeOf(workflow, "join")).size).toBe(3);
  expect(codes(added.workflow)).toEqual(["isAllClose", "joinLeadsNowhere", "stepWithoutTeam"]);
});

test("as a list they stand after the button that opens them, their join after those that lead to it", () => {
  const { workflow, parallel, submit } = drawn();
  const join = typeOf(workflow, "join");
  const parts = new Graph(workflow).targets(parallel).map(({ id }) => id);
  const close = typeOf(workflow, "close");
  const { steps, loose } = outlineOf(connect(workflow, join, close));
  const led = steps.flatMap(({ buttons }) =>
    buttons.map(({ button, forks }) => [
      button.id,
      forks.map(({ fork, ways }) => [fork.id, ways.map(({ target }) => target.id)]),
    ]),
  );
  expect(led[0]).toEqual([submit, [[parallel, parts]]]);
  expect(led.slice(1).map(([, forks]) => forks)).toEqual([[[join, [close]]], [[join, [close]]]]);
  expect(loose).toEqual([]);
});

test("no two cards lie on each other", () => {
  const { workflow } = drawn();
  const places = workflow.nodes.map(({ position }) => `${position.x} ${position.y}`);
  expect(new Set(places).size).toBe(places.length);
});
