import { type Body, comparisonsIn, looksAt, Rules } from "@groundwork/formwork/rules";
import type { Workflow } from "../../graph";

/** Whether a branch asks for the team of who presses. */
export function asksTeams({ edges }: Workflow): boolean {
  return edges.some(({ when }) =>
    Array.from(comparisonsIn(when ?? {}), looksAt)
      .flat()
      .includes("@team"),
  );
}

/** The fields by which the conditions of a drawing decide, and those that make their values; as they stand in the form. */
export function askedFieldIds(workflow: Workflow, body: Body): string[] {
  const rules = new Rules(body);
  const asked = new Set(workflow.edges.flatMap(({ when }) => Array.from(comparisonsIn(when ?? {}), looksAt).flat()));
  for (const fieldId of asked) for (const other of rules.waitsFor.get(fieldId) ?? []) asked.add(other);
  return [...rules.plan.fields.keys()].filter((fieldId) => asked.has(fieldId));
}
