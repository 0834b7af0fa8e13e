import type { SubmissionDetail } from "../api";

type OpenStep = SubmissionDetail["openSteps"][number];

/** A step that may be taken, handed over or given back. */
export type StepToTake = Pick<OpenStep, "stepName" | "assignee" | "mayClaim" | "mayAssign"> & {
  /** Of several that are open at once; else it need not be named. */
  stepId: string | null;
};

export function stepsToTake(detail: SubmissionDetail): StepToTake[] {
  if (detail.openSteps.length > 0) return detail.openSteps;
  const { currentStepName: stepName, assignee, mayClaim, mayAssign } = detail;
  return [{ stepId: null, stepName, assignee, mayClaim, mayAssign }];
}
