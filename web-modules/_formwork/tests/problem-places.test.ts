import { beforeEach, describe, expect, test } from "vitest";
import { keepPlace, keptPlaceOf } from "../src/editor/kept-place";
import { addressToMend, nodeNames, placeToMend } from "../src/editor/problem-places";

const isField = (id: string) => id === "weather";

describe("a problem is mended", () => {
  test.each([
    ["a field", { code: "boundsCrossed", subjectId: "weather" }, "/forms/templates/t?field=weather"],
    ["a node", { code: "stepWithoutTeam", subjectId: "step" }, "/workflow/t?node=step"],
    ["the whole workflow", { code: "isAllClose", subjectId: "" }, "/workflow/t"],
    ["a page", { code: "emptyPage", subjectId: "page" }, "/forms/templates/t?page=page"],
    ["a form without pages", { code: "emptyForm", subjectId: "" }, "/forms/templates/t"],
    ["a rule", { code: "conditionUnfit", subjectId: "rule" }, "/forms/templates/t?view=rules&rule=rule"],
    ["a rule's people", { code: "rulePersonLeft", subjectId: "rule" }, "/forms/templates/t?view=rules&rule=rule"],
    ["the whole form", { code: "tooManyPages", subjectId: "" }, "/forms/templates/t"],
    ["a setting", { code: "validTimeStepMissing", subjectId: "validTimeStepId" }, "/forms/templates/t?view=settings"],
  ])("where it is: %s", (_, problem, address) => {
    expect(addressToMend("t", placeToMend(problem, isField))).toBe(address);
  });
});

test("buttons are called with their steps, since most are called alike", () => {
  const nodes = [
    { id: "a", type: "step", data: { stepName: "Request" } },
    { id: "b", type: "step", data: { stepName: "Review" } },
    { id: "one", type: "button", data: { name: "Submit" } },
    { id: "two", type: "button", data: { name: "Submit" } },
    { id: "end", type: "close", data: {} },
  ];
  const edges = [
    { source: "a", target: "one" },
    { source: "one", target: "b" },
    { source: "b", target: "two" },
    { source: "two", target: "end" },
  ];
  const names = nodeNames({ nodes, edges }, (button, step) => `${button} of ${step}`);
  expect([...names.values()]).toEqual(["Request", "Review", "Submit of Request", "Submit of Review", ""]);
});

describe("where somebody was", () => {
  beforeEach(() => sessionStorage.clear());

  test("is kept for each template, part by part", () => {
    keepPlace("t", { fieldId: "weather" });
    keepPlace("t", { areProblemsShown: true });
    expect(keptPlaceOf("t")).toEqual({ fieldId: "weather", areProblemsShown: true });
    expect(keptPlaceOf("other")).toEqual({});
  });

  test("is nowhere where the browser holds something else", () => {
    sessionStorage.setItem("groundwork.editor.t", "{");
    expect(keptPlaceOf("t")).toEqual({});
  });
});
