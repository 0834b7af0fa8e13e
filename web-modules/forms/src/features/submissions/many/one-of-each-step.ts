import type { SubmissionRow } from "../api";

/** Of each step that they stand at one: its people and its buttons are those of all of them. */
export function oneOfEachStep(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const steps = new Map(rows.map((row) => [`${row.templateId} ${row.templateVersion} ${row.currentStepId}`, row]));
  return [...steps.values()];
}
