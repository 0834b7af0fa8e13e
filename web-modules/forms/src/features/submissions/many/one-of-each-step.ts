import type { SubmissionRow } from "../api";
import { shownStep } from "../parallel/shown-step";

/** Of each step that they stand at one: its people and its buttons are those of all of them. */
export function oneOfEachStep(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const steps = new Map(rows.map((row) => [`${row.templateId} ${row.templateVersion} ${shownStep(row).stepId}`, row]));
  return [...steps.values()];
}
