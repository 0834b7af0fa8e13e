import { resolve } from "node:path";
import { catalogueProblems, unusedKeys } from "@groundwork/kit/testing";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../src/features/panel/outline-order";
import { addButton, addStep, copyNode, nameNew, stepsOf } from "../src/graph";
import { en } from "../src/messages/en";
import zhCn from "../src/messages/zh-cn";
import { contrast, SWATCHES, textOn } from "../src/nodes/button/color";
import { twoSteps } from "./support/two-steps";

test("Chinese says what English says", () => {
  expect(catalogueProblems(en, zhCn)).toEqual([]);
});

test("everything that the catalogue says is said somewhere", () => {
  expect(unusedKeys(en, resolve(import.meta.dirname, "../src"))).toEqual([]);
});

describe("colours of buttons", () => {
  test.each(SWATCHES.map(({ color }) => color))("%s carries white text at 4.5:1 or more", (color) => {
    expect(textOn(color)).toBe("#ffffff");
    expect(contrast(color, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });

  test("any other colour gets a text that is readable on it", () => {
    for (const color of ["#ffff00", "#ff0000", "#777777", "#00ff00", "#8888ff", "#757575"])
      expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the outline", () => {
  const start = twoSteps();

  test("lists the steps as the workflow reaches them, with their buttons and where those lead", () => {
    const { steps, loose } = outlineOf({ ...start, nodes: start.nodes.toReversed() });
    expect(steps.map(({ step }) => step.data)).toMatchObject([{ stepName: "Step 1" }, { stepName: "Step 2" }]);
    expect(steps.map(({ buttons }) => buttons[0]?.targets[0]?.type)).toEqual(["step", "close"]);
    expect(loose).toEqual([]);
  });

  test("keeps steps that nothing leads to, and names what belongs nowhere", () => {
    const { workflow, nodeId } = addStep(start);
    const copied = copyNode(workflow, start.nodes[1]?.id ?? "");
    const { steps, loose } = outlineOf(copied?.workflow ?? workflow);
    expect(steps.at(-1)?.step.id).toBe(nodeId);
    expect(loose.map((node) => node.id)).toEqual([copied?.nodeId]);
  });

  test("a step that is added is called in the words of who adds it, and nothing else is", () => {
    const { workflow, nodeId } = addStep(start);
    const copied = copyNode(workflow, nodeId)?.workflow ?? workflow;
    const named = nameNew(workflow, copied, "新步骤");
    const names = stepsOf(named).map(({ data }) => data.stepName);
    expect(names).toEqual(["Step 1", "Step 2", "Untitled Step", "新步骤"]);
  });

  test("a button without a way leads nowhere", () => {
    const { workflow, nodeId } = addButton(start, start.nodes[0]?.id ?? "");
    const found = outlineOf(workflow).steps[0]?.buttons.find(({ button }) => button.id === nodeId);
    expect(found?.targets).toEqual([]);
  });
});
