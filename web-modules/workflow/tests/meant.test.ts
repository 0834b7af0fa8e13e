import { describe, expect, test } from "vitest";
import { addButton, addStep, drawMeant, findNode, meantBy, type Workflow } from "../src/graph";
import { twoSteps } from "./support/two-steps";

const start = twoSteps();
const [first, submit, second, approve, close] = start.nodes.map((node) => node.id) as [
  string,
  string,
  string,
  string,
  string,
];
const ways = ({ edges }: Workflow) => edges.map(({ source, target }) => [source, target]);

describe("a line", () => {
  test("that may be drawn is that edge", () => {
    const { workflow, nodeId } = addButton(start, first);
    expect(meantBy(workflow, nodeId, close)).toEqual({ kind: "edge" });
    expect(ways(drawMeant(workflow, nodeId, close)?.workflow ?? workflow)).toContainEqual([nodeId, close]);
  });

  test("from a step to a step, or to the end, takes a button along", () => {
    const { workflow, nodeId: third } = addStep(start);
    for (const target of [third, close]) {
      expect(meantBy(workflow, second, target)).toEqual({ kind: "throughButton" });
      const drawn = drawMeant(workflow, second, target);
      const button = findNode(drawn?.workflow ?? workflow, drawn?.nodeId ?? "");
      expect(button?.type).toBe("button");
      expect(ways(drawn?.workflow ?? workflow)).toEqual(
        expect.arrayContaining([
          [second, button?.id],
          [button?.id, target],
        ]),
      );
    }
  });

  test("says what the button would meet", () => {
    expect(meantBy(start, first, second)).toEqual({ kind: "refused", refusal: "stepTaken" });
    expect(meantBy(start, submit, first)).toEqual({ kind: "refused", refusal: "hasWay" });
    expect(meantBy(start, first, approve)).toEqual({ kind: "refused", refusal: "buttonTaken" });
    expect(meantBy(start, submit, approve)).toEqual({ kind: "refused", refusal: "kinds" });
    expect(meantBy(start, first, first)).toEqual({ kind: "refused", refusal: "kinds" });
    expect(drawMeant(start, first, second)).toBeNull();
  });
});
