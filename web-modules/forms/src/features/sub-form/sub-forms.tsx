import { type SubFormProps, SubFormsContext } from "@groundwork/formwork";
import { LoadingState } from "@groundwork/kit";
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo } from "react";
import type { SubmissionDetail } from "../submissions/api";
import type { SubFormPlace } from "./place";

const Entries = lazy(() => import("./entries"));

const PlaceContext = createContext<SubFormPlace | null>(null);

function EntriesHere(props: SubFormProps): ReactNode {
  const place = useContext(PlaceContext);
  return (
    place && (
      <Suspense fallback={<LoadingState rows={1} />}>
        <Entries {...props} place={place} />
      </Suspense>
    )
  );
}

interface SubFormsProps {
  detail: SubmissionDetail;
  stepId: string | null;
  children: ReactNode;
}

/** Members see entries with a way into them, and begin them. */
export function SubForms({ detail, stepId, children }: SubFormsProps): ReactNode {
  const { submissionId, projectId } = detail;
  const timeZone = detail.project?.timeZone;
  const place = useMemo(
    () => ({ submissionId, projectId, stepId, timeZone }),
    [submissionId, projectId, stepId, timeZone],
  );
  return (
    <PlaceContext value={place}>
      <SubFormsContext value={EntriesHere}>{children}</SubFormsContext>
    </PlaceContext>
  );
}
