import { Button, useSidePane } from "@groundwork/kit";
import { GitCompare } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { changedMessages } from "../../../messages/changed";
import type { SubmissionDetail, SubmissionProgress } from "../api";

const ComparePane = lazy(() => import("./compare-pane"));

interface Props {
  detail: SubmissionDetail;
  progress: SubmissionProgress;
}

/** For whoever asks what became another value from one step to the other, or since the last one. */
export function CompareSteps({ detail, progress }: Props): ReactNode {
  const t = changedMessages.useT();
  const { id, open, close } = useSidePane("compare");
  if (!progress.steps.some(({ submissionProcessId, move }) => submissionProcessId !== null && move === null))
    return null;
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
