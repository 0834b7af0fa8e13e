import { describe, expect, test } from "vitest";
import { buttonsOf, changeData, checkForPublishing, defaultWorkflow, type Step, stepsOf } from "../src/graph";
import { beginWithFlow, PRESETS } from "../src/graph/edit/flow";

const TEAM = "00000000-0000-4000-8000-0000000000bb";

function begun(preset: readonly string[]) {
  const plain = defaultWorkflow();
  const first = stepsOf(plain)[0]?.id ?? "";
  const staffed = changeData<Step>(plain, first, { teamIds: [TEAM] });
  return {
    first,
    plain,
    drawn: beginWithFlow(
      staffed,
      preset.map((step) => ({ step, button: `to ${step}` })),
    ),
  };
}

describe("a sequence of steps", () => {
  test("has two to six of them, or eight", () => {
    expect(PRESETS.map((preset) => preset.length)).toEqual([2, 3, 4, 5, 6, 8]);
  });

  test.each(PRESETS.map((preset) => ({ preset })))("$preset can be published as it is drawn", ({ preset }) => {
    const { drawn } = begun(preset);
    expect(checkForPublishing(drawn)).toEqual([]);
    expect(stepsOf(drawn).map(({ data }) => data.stepName)).toEqual(preset);
    for (const step of stepsOf(drawn)) {
      expect(step.data.teamIds).toEqual([TEAM]);
      expect(buttonsOf(drawn, step.id).map(({ data }) => data.name)).toEqual([`to ${step.data.stepName}`]);
    }
  });

  test("stands as the product draws flows: steps 400 apart, buttons and the end beside and below", () => {
    const { drawn } = begun(PRESETS[1]);
    expect(drawn.nodes.map(({ type, position: { x, y } }) => `${type} ${x} ${y}`)).toEqual([
      "step 0 0",
      "button 200 250",
      "step 400 0",
      "button 600 250",
      "step 800 0",
      "button 1000 250",
      "close 1250 250",
    ]);
  });

  test("asks for another person than who began it, not for as many people as it has steps", () => {
    const [first, ...following] = stepsOf(begun(PRESETS[5]).drawn);
    expect(first?.data).toMatchObject({ needsAnotherPerson: false, noSelfApproval: false });
    for (const { data } of following) expect(data).toMatchObject({ needsAnotherPerson: false, noSelfApproval: true });
  });

  test("stays downward where it was arranged so", () => {
    const drawn = beginWithFlow({ ...defaultWorkflow(), direction: "down" }, [
      { step: "One", button: "Submit" },
      { step: "Two", button: "Approve" },
    ]);
    const [one, two] = stepsOf(drawn);
    expect(drawn.direction).toBe("down");
    expect(two?.position.y).toBeGreaterThan(one?.position.y ?? 0);
  });

  test("begins with the step and the button that were there: the form may name them", () => {
    const { plain, first, drawn } = begun(PRESETS[0]);
    expect(stepsOf(drawn)[0]).toMatchObject({ id: first, data: { triggerStep: true } });
    expect(buttonsOf(drawn, first)[0]?.id).toBe(buttonsOf(plain, first)[0]?.id);
    expect(new Set(drawn.nodes.map(({ id }) => id)).size).toBe(drawn.nodes.length);
  });
});
