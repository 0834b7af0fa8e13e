import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { buttonsOf, nextTransition, parseStoredWorkflow, stepsOf, type Workflow } from "../src/graph";

const ROOT = resolve(import.meta.dirname, "../../../proto/published");
const records = readdirSync(ROOT).map((file) => ({
  name: file,
  stored: (JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { workflow: Workflow }).workflow,
}));

describe.each(records)("$name, published by another release", ({ stored }) => {
  test("is read with nothing lost", () => {
    expect(parseStoredWorkflow(stored)).toMatchObject(stored);
  });

  test("leads somewhere from every button of every step", () => {
    const read = parseStoredWorkflow(stored);
    // At a condition the first way out of it.
    const all = read.edges.map(({ id }) => id);
    for (const step of stepsOf(read))
      for (const button of buttonsOf(read, step.id))
        expect(nextTransition(read, step.id, button.id, all)).toHaveProperty("toStepId");
  });
});
