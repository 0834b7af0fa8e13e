import { describe, expect, test } from "vitest";
import { lineLabel } from "../src/features/canvas/use-flow";
import { newlyDrawn } from "../src/features/canvas/use-show-added";
import {
  addFromMenu,
  buttonsOf,
  changeData,
  checkForPublishing,
  defaultWorkflow,
  findNode,
  insertOn,
  kindsOn,
  type Step,
  setWhen,
  stepsOf,
  type Workflow,
  wayOn,
  waysOut,
} from "../src/graph";
import { messages } from "../src/messages";

const TEAM = "00000000-0000-4000-8000-0000000000bb";
const COST = {
  logicType: "and" as const,
  nestedConditions: [
    {
      fieldCondition: { fieldId: "00000000-0000-4000-8000-000000000001" },
      comparisonCondition: { fieldState: { state: "more" as const, value: "10000" } },
    },
  ],
};

function lineOn(workflow: Workflow, nodeId: string) {
  const found = wayOn(workflow, nodeId);
  if (!found) throw new Error("it leads on");
  return found;
}

const start = defaultWorkflow();
const submit = buttonsOf(start, stepsOf(start)[0]?.id ?? "")[0]?.id ?? "";
const end = lineOn(start, submit).target;

function withCondition() {
  const added = insertOn(start, lineOn(start, submit).id, "condition");
  if (!added) throw new Error("it may stand there");
  return added;
}

describe("a node on a line", () => {
  test("a condition splits it: what the line led to is taken otherwise", () => {
    const { workflow, nodeId } = withCondition();
    expect(lineOn(workflow, submit).target).toBe(nodeId);
    const { branches, otherwise } = waysOut(workflow, nodeId);
    expect([branches, otherwise.map(({ target }) => target)]).toEqual([[], [end]]);
    expect(findNode(workflow, nodeId)?.position).toEqual(findNode(start, end)?.position);
    // The first line that is drawn from it then says when.
    const director = addFromMenu(workflow, nodeId, "step");
    const drawn = director && waysOut(director.workflow, nodeId);
    expect(drawn?.branches.map(({ target }) => target)).toEqual([director?.nodeId]);
  });

  test("on a branch takes its place and its condition, in the order in which they are tried", () => {
    const { workflow, nodeId } = withCondition();
    const first = addFromMenu(workflow, nodeId, "step");
    const second = first && addFromMenu(first.workflow, nodeId, "step");
    if (!second) throw new Error("there is room");
    const [branch] = waysOut(second.workflow, nodeId).branches;
    const asked = setWhen(second.workflow, branch?.id ?? "", COST);
    const added = insertOn(asked, branch?.id ?? "", "step");
    if (!added) throw new Error("it may stand there");
    const { branches, otherwise } = waysOut(added.workflow, nodeId);
    expect(branches.map(({ target }) => target)).toEqual([added.nodeId, second.nodeId]);
    expect(branches[0]?.when).toEqual(COST);
    expect(otherwise.map(({ target }) => target)).toEqual([end]);
    const own = buttonsOf(added.workflow, added.nodeId)[0]?.id ?? "";
    expect(lineOn(added.workflow, own).target).toBe(first.nodeId);
  });

  test("on what is taken otherwise stays what is taken otherwise", () => {
    const { workflow, nodeId } = withCondition();
    const [line] = waysOut(workflow, nodeId).otherwise;
    const added = insertOn(workflow, line?.id ?? "", "step");
    const { branches, otherwise } = waysOut(added?.workflow ?? workflow, nodeId);
    expect([branches, otherwise.map(({ target }) => target)]).toEqual([[], [added?.nodeId]]);
  });

  test("may be what fits between both ends, and nothing where nothing fits", () => {
    expect(kindsOn(start, lineOn(start, submit).id)).toEqual(["step", "condition", "parallel"]);
    const toButton = start.edges.find(({ target }) => target === submit);
    expect(kindsOn(start, toButton?.id ?? "")).toEqual([]);
    const mailed = addFromMenu(start, submit, "sendEmail");
    const toMail = mailed?.workflow.edges.find(({ target }) => target === mailed.nodeId);
    expect(toMail && mailed && kindsOn(mailed.workflow, toMail.id)).toEqual([]);
    const inserted = insertOn(start, lineOn(start, submit).id, "step");
    const named = inserted && changeData<Step>(inserted.workflow, inserted.nodeId, { teamIds: [TEAM] });
    expect(named && checkForPublishing(named)).toEqual([]);
  });
});

test("a line out of a condition says in words when it is taken, with its number where there are several", () => {
  const { workflow, nodeId } = withCondition();
  const first = addFromMenu(workflow, nodeId, "step");
  const second = first && addFromMenu(first.workflow, nodeId, "step");
  if (!second) throw new Error("there is room");
  const labels = (drawing: Workflow) =>
    drawing.edges.filter(({ source }) => source === nodeId).map((edge) => lineLabel(drawing, edge, messages.t));
  expect(labels(first.workflow)).toEqual(["Otherwise", "If …"]);
  expect(labels(second.workflow)).toEqual(["Otherwise", "1. If …", "2. If …"]);
  expect(lineLabel(second.workflow, lineOn(second.workflow, submit), messages.t)).toBe("");
});

test("what is new is brought into sight once it is measured, also where something was deleted before", () => {
  const measured = { width: 200, height: 80 };
  const known = new Set(["a", "b"]);
  expect(newlyDrawn(known, [{ id: "a", measured }, { id: "c" }], "c")).toBeNull();
  // As many as before: one is gone, and one is new.
  expect(
    newlyDrawn(
      known,
      [
        { id: "a", measured },
        { id: "c", measured },
      ],
      "c",
    ),
  ).toBe("c");
  expect(newlyDrawn(known, [{ id: "a", measured }], "a")).toBeNull();
  expect(newlyDrawn(known, [{ id: "c", measured }], null)).toBeNull();
});
