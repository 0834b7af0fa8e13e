import type { SubmissionRow } from "../api";
import { shownStep } from "../parallel/shown-step";

/** Of each step that they stand at one of each project: its people, its buttons and its place are those of all. */
export function oneOfEachStep(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const stepOf = (row: SubmissionRow) =>
    [row.templateId, row.templateVersion, shownStep(row).stepId, row.projectId].join(" ");
  return [...new Map(rows.map((row) => [stepOf(row), row])).values()];
}
