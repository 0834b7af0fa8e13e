import { type SubFormProps, SubFormsContext } from "@groundwork/formwork";
import { lazy, type ReactNode, Suspense, useCallback } from "react";
import type { SubmissionDetail } from "../submissions/api";

const Entries = lazy(() => import("./entries"));

interface SubFormsProps {
  detail: SubmissionDetail;
  stepId: string | null;
  children: ReactNode;
}

/** Members see entries with a way into them, and begin them. */
export function SubForms({ detail, stepId, children }: SubFormsProps): ReactNode {
  const { submissionId, projectId, project } = detail;
  const timeZone = project?.timeZone;
  const draw = useCallback(
    (of: SubFormProps) => (
      <Suspense>
        <Entries {...of} place={{ submissionId, projectId, stepId, timeZone }} />
      </Suspense>
    ),
    [submissionId, projectId, stepId, timeZone],
  );
  return <SubFormsContext value={draw}>{children}</SubFormsContext>;
}
