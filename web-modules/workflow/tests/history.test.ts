import { expect, test } from "vitest";
import { change, GROUP_MS, newHistory, redo, undo } from "../src/features/draft/history";
import { changeData, type Workflow } from "../src/graph";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();
const named = (workflow: Workflow, stepName: string) => changeData(workflow, workflow.nodes[0]?.id ?? "", { stepName });

test("what is undone can be done again", () => {
  const renamed = named(start, "Request");
  const history = change(newHistory(start), renamed, 1000);
  expect(undo(history).present).toBe(start);
  expect(redo(undo(history)).present).toBe(renamed);
});

test("changes in quick succession are undone together", () => {
  let history = newHistory(start);
  for (const [index, name] of ["R", "Re", "Req"].entries())
    history = change(history, named(history.present, name), 1000 + index * (GROUP_MS - 1));
  expect(undo(history).present).toBe(start);
});

test("a pause begins a new change", () => {
  const first = change(newHistory(start), named(start, "Request"), 1000);
  const second = change(first, named(first.present, "Approval"), 1000 + GROUP_MS);
  expect(undo(second).present).toBe(first.present);
});

test("what is drawn or deleted is undone by itself, however fast it follows", () => {
  const renamed = change(newHistory(start), named(start, "Request"), 1000);
  const [line] = start.edges;
  const without = { ...renamed.present, edges: start.edges.filter((edge) => edge !== line) };
  const deleted = change(renamed, without, 1001);
  expect(undo(deleted).present).toBe(renamed.present);
  const renamedAgain = change(deleted, named(without, "Approval"), 1002);
  expect(undo(renamedAgain).present).toBe(without);
});

test("a change after an undo forgets what was undone", () => {
  const undone = undo(change(newHistory(start), named(start, "Request"), 1000));
  const changed = change(undone, named(start, "Approval"), 2000);
  expect(changed.future).toEqual([]);
  expect(redo(changed)).toBe(changed);
});

test("nothing changed is nothing to undo", () => {
  const history = newHistory(start);
  expect(change(history, start, 1000)).toBe(history);
  expect(undo(history)).toBe(history);
});
