import { expect, test } from "vitest";
import { isOfBoth, keysOf } from "../../_formwork/src/editor/merge/setting-words";
import {
  addStep,
  changeData,
  connect,
  deleteNode,
  move,
  parseStoredWorkflow,
  stepsOf,
  type Workflow,
} from "../src/graph";
import { countInWorkflow, mergeWorkflows } from "../src/graph/merge";
import { nodeSettings } from "../src/messages/merge/en";
import { NODE_RULES, NODE_TYPES } from "../src/nodes/rules-registry";
import { twoSteps } from "./support/two-steps";

const base = twoSteps();
const stepId = (at: number) => stepsOf(base)[at]?.id ?? "";
const names = (workflow: Workflow) => stepsOf(workflow).map(({ data }) => data.stepName);
const renamed = (stepName: string) => changeData(base, stepId(1), { stepName });
const moved = (x: number) => move(base, new Map([[stepId(1), { x, y: 9 }]]));

function merge(theirs: Workflow, mine: Workflow, choices?: ReadonlyMap<string, "mine" | "theirs">) {
  const merged = mergeWorkflows({ base, theirs, mine }, choices);
  if (!merged) throw new Error("They do not fit together");
  expect(() => parseStoredWorkflow(merged.content)).not.toThrow();
  return merged;
}

test("one version alone is that version", () => {
  expect(merge(renamed("B"), structuredClone(base)).content).toEqual(renamed("B"));
  expect(merge(structuredClone(base), renamed("B")).content).toEqual(renamed("B"));
});

test("steps, settings and names of both count", () => {
  const theirs = changeData(addStep(base).workflow, stepId(1), { dueInHours: 8 });
  const mine = changeData(addStep(renamed("Approve")).workflow, stepId(0), { stepName: "Ask" });
  const { content, clashes } = merge(theirs, mine);
  expect(clashes).toEqual([]);
  expect(names(content)).toHaveLength(4);
  expect(names(content).slice(0, 2)).toEqual(["Ask", "Approve"]);
  expect(stepsOf(content)[1]?.data.dueInHours).toBe(8);
  expect(countInWorkflow(base, theirs)).toEqual({ nodes: 3, edges: 1 });
});

test("where a node stands never clashes: the later counts", () => {
  const { content, clashes } = merge(moved(1), moved(2));
  expect(clashes).toEqual([]);
  expect(stepsOf(content)[1]?.position.x).toBe(2);
  expect(stepsOf(merge(moved(1), renamed("B")).content)[1]).toMatchObject({
    position: { x: 1 },
    data: { stepName: "B" },
  });
  expect(merge(moved(1), deleteNode(base, stepId(1))).clashes).toEqual([]);
});

test("the same name is asked about", () => {
  const { content, clashes } = merge(renamed("Theirs"), renamed("Mine"));
  expect(clashes).toMatchObject([{ partId: stepId(1), path: ["data", "stepName"], mine: "Mine", theirs: "Theirs" }]);
  expect(names(content)).toContain("Mine");
  const chosen = merge(renamed("Theirs"), renamed("Mine"), new Map([[clashes[0]?.key ?? "", "theirs"]]));
  expect(names(chosen.content)).toContain("Theirs");
});

test("a step that one deleted and the other led somewhere anew is asked about, and no line leads nowhere", () => {
  const close = base.nodes.find(({ type }) => type === "close")?.id ?? "";
  const cut = deleteNode(base, close);
  const theirs = connect(
    { ...base, edges: base.edges.filter(({ target }) => target !== close) },
    base.nodes[3]?.id ?? "",
    close,
  );
  const { content, clashes } = merge(theirs, cut);
  expect(clashes.filter(({ about }) => about === "removal").map(({ partId }) => partId)).toContain(close);
  const known = new Set(content.nodes.map(({ id }) => id));
  expect(content.edges.every(({ source, target }) => known.has(source) && known.has(target))).toBe(true);
});

test("the same way, drawn by both, is there once", () => {
  const added = addStep(base);
  const drawn = (workflow: Workflow) => {
    const cut = { ...workflow, edges: workflow.edges.filter(({ source }) => source !== base.nodes[3]?.id) };
    return connect(cut, base.nodes[3]?.id ?? "", added.nodeId);
  };
  const merged = mergeWorkflows({
    base: added.workflow,
    theirs: drawn(added.workflow),
    mine: changeData(drawn(added.workflow), stepId(0), { stepName: "Ask" }),
  });
  expect(merged?.content.edges.filter(({ target }) => target === added.nodeId)).toHaveLength(1);
});

test.each(NODE_TYPES)("what two people can both change of a node has words: %s", (type) => {
  // What is written only where it is said, besides.
  const said = type === "step" ? ["countsWorkingHours", "overduePress"] : [];
  const settings = [...Object.keys(NODE_RULES[type].newData()), ...said];
  const isSaid = (key: string) => keysOf([key]).every((each) => isOfBoth(each) || `merge.is.${each}` in nodeSettings);
  expect(settings.filter((key) => !isSaid(key))).toEqual([]);
});
