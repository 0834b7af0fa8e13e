import type { SubmissionRow } from "../api";

type Shown = Pick<SubmissionRow, "openSteps" | "currentStepId" | "currentStepName" | "dueAt">;

/** Of a list's row the step that its reader would do: of several that are open at once the first that is theirs. */
export function shownStep({ openSteps, currentStepId, currentStepName, dueAt }: Shown) {
  const [mine] = openSteps.filter(({ isMyTurn }) => isMyTurn);
  return mine ?? { stepId: currentStepId, stepName: currentStepName, dueAt, isMyTurn: false };
}

/** All of them that are theirs, by name, and when the first is due; else what is open. */
export function shownSteps(row: Shown): { names: string; dueAt: string | null } {
  const mine = row.openSteps.filter(({ isMyTurn }) => isMyTurn);
  if (mine.length === 0) return { names: row.currentStepName, dueAt: row.dueAt };
  const [dueAt = null] = mine.flatMap((step) => step.dueAt ?? []).sort();
  return { names: mine.map(({ stepName }) => stepName).join(", "), dueAt };
}
