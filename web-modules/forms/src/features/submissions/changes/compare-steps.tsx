import { Button, useQuery, useSidePane } from "@groundwork/kit";
import { GitCompare } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { changedMessages } from "../../../messages/changed";
import { progressQuery, type SubmissionDetail } from "../api";

const ComparePane = lazy(() => import("./compare-pane"));

/** For whoever asks what became another value from one step to the other, or since the last one. */
export function CompareSteps({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = changedMessages.useT();
  const { id, open, close } = useSidePane("compare");
  const { data: progress } = useQuery(progressQuery(detail.submissionId));
  const hasPress = progress?.steps.some(
    ({ submissionProcessId, move }) => submissionProcessId !== null && move === null,
  );
  if (!hasPress) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<GitCompare size={16} aria-hidden />}
        onClick={() => open(detail.submissionId)}
      >
        {t("changed.compare")}
      </Button>
      <Suspense>{id !== null && <ComparePane detail={detail} opened onClose={close} />}</Suspense>
    </>
  );
}
