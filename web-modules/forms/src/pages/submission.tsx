import {
  AppPage,
  Button,
  ErrorState,
  keepPreviousData,
  Link,
  LoadingState,
  useParams,
  useQuery,
  useRecent,
  useUrlState,
} from "@groundwork/kit";
import { FileText } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { KeptMeanwhile } from "../features/fill/kept-meanwhile";
import { submissionLabel } from "../features/palette/find";
import { OnPhone } from "../features/phone/on-phone";
import { ShareButton } from "../features/share/share-button";
import { detailQuery } from "../features/submissions/api";
import { useWayBack } from "../features/submissions/came-from";
import { DiscardDraft } from "../features/submissions/discard-draft";
import { MovesMenu } from "../features/submissions/moves/moves-menu";
import { numberedVersion } from "../features/submissions/number";
import { STEP, stepAsked } from "../features/submissions/parallel/step-address";
import classes from "../features/submissions/submission.module.css";
import { SubmissionState } from "../features/submissions/submission-state";
import { SubmissionView } from "../features/submissions/submission-view";
import { ValidUntilMark } from "../features/submissions/valid-time/valid-until-mark";
import { messages } from "../messages";

export default function SubmissionPage(): ReactNode {
  const t = messages.useT();
  const { submissionId = "" } = useParams();
  const [{ step }] = useUrlState({ [STEP]: "" });
  const query = { ...detailQuery(submissionId, stepAsked(step)), placeholderData: keepPreviousData };
  const { data: shown, error, isError, refetch } = useQuery(query);
  // Until another of its steps is read the one before stays; not so another submission.
  const detail = shown?.submissionId === submissionId ? shown : undefined;
  const crumbs = [useWayBack()];
  const path = `/forms/submissions/${submissionId}`;
  useRecent(detail ? { kind: "forms:submissions", label: submissionLabel(detail), path } : null);
  if (!detail)
    return (
      <AppPage title={t("submissions.one")} breadcrumbs={crumbs}>
        {isError && <KeptMeanwhile submissionId={submissionId} />}
        {isError ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState shape="form" />}
      </AppPage>
    );
  return (
    <AppPage
      title={detail.templateName}
      breadcrumbs={crumbs}
      description={
        <span className={classes.facts}>
          {detail.referenceNumberStr && (
            <strong className={classes.reference} data-whole={detail.version !== "A" || undefined}>
              {numberedVersion(detail.referenceNumberStr, detail.version)}
            </strong>
          )}
          <span>{detail.project?.name}</span>
          <SubmissionState of={detail} />
          <ValidUntilMark of={detail} timeZone={detail.project?.timeZone} />
        </span>
      }
      actions={
        <>
          <ShareButton detail={detail} />
          {detail.state === "draft" ? (
            <>
              {detail.isMyTurn && <OnPhone to={path} />}
              <DiscardDraft detail={detail} />
            </>
          ) : (
            <>
              <Button
                component={Link}
                to={`/pdf/${submissionId}`}
                variant="default"
                leftSection={<FileText size={18} aria-hidden />}
              >
                {t("submissions.pdf")}
              </Button>
              <MovesMenu key={detail.number} detail={detail} />
            </>
          )}
        </>
      }
    >
      <SubmissionView key={submissionId} detail={detail} />
    </AppPage>
  );
}
