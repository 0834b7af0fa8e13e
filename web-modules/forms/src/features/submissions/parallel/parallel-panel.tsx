import { useQuery } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import { progressQuery, type SubmissionDetail } from "../api";

const ParallelSteps = lazy(() => import("./parallel-steps"));

/** Where several steps are open at once, or some of several are left. */
export function ParallelPanel({ detail }: { detail: SubmissionDetail }): ReactNode {
  const { data: progress } = useQuery(progressQuery(detail.submissionId));
  const round = progress?.parallel.at(-1);
  if (!progress || !round?.isOpen) return null;
  return (
    <Suspense>
      <ParallelSteps detail={detail} progress={progress} round={round} />
    </Suspense>
  );
}
