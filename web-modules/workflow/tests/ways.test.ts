import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkForPublishing, parseWorkflow, trapLines } from "../src/graph";

const FILE = resolve(import.meta.dirname, "../../../proto/vectors/workflow/ways.json");
const cases: { name: string; workflow: unknown; expected: { subjectId: string; way: string[] }[] }[] = JSON.parse(
  readFileSync(FILE, "utf8"),
).cases;
const caseOf = (name: string) => {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return { workflow: parseWorkflow(found.workflow), expected: found.expected };
};

describe("the way into what is wrong with a step", () => {
  test("is drawn while that step is chosen, line by line", () => {
    const { workflow, expected } = caseOf("two steps that lead to each other alone");
    const [trap] = expected;
    const lines = trapLines(workflow, checkForPublishing(workflow), trap?.subjectId ?? "");
    const drawn = workflow.edges.filter(({ id }) => lines.has(id));
    expect(drawn.map(({ source }) => source)).toEqual(trap?.way.slice(0, -1));
    expect(drawn.map(({ target }) => target)).toEqual(trap?.way.slice(1));
  });

  test("is drawn of no other step, and of none where something is missing first", () => {
    const { workflow, expected } = caseOf("two steps that lead to each other alone");
    const others = workflow.nodes.map(({ id }) => id).filter((id) => id !== expected[0]?.subjectId);
    for (const id of [...others, null]) expect(trapLines(workflow, checkForPublishing(workflow), id).size).toBe(0);
    const { workflow: unfinished } = caseOf("where something is missing no way says anything");
    for (const { id } of unfinished.nodes)
      expect(trapLines(unfinished, checkForPublishing(unfinished), id).size).toBe(0);
  });

  test("is told by the names of what one comes through, of a long one its beginning and its end", () => {
    const { workflow } = caseOf("two steps that lead to each other alone");
    const [problem] = checkForPublishing(workflow);
    expect(problem).toMatchObject({ params: { step: "Step 1", path: "Step 0 → Button 0 → Which 0? → Step 1" } });
  });
});
