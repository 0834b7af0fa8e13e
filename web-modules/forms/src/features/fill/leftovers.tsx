import { lazy, type ReactNode, Suspense } from "react";
import type { SubmissionDetail } from "../submissions/api";
import { useUnsent } from "./use-outbox";

const Leftover = lazy(() => import("./leftover"));

/** What somebody entered here for a step that went on without it: never thrown away unasked. */
export function Leftovers({ detail }: { detail: SubmissionDetail }): ReactNode {
  const turn = detail.mayAct ? detail.currentStepId : null;
  const left = useUnsent().filter(({ place }) => place.submissionId === detail.submissionId && place.stepId !== turn);
  return left.map((unsent) => (
    <Suspense key={unsent.place.stepId}>
      <Leftover detail={detail} unsent={unsent} />
    </Suspense>
  ));
}
