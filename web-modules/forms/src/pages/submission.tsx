import { AppPage, Button, ErrorState, Link, LoadingState, useParams, useQuery, useRecent } from "@groundwork/kit";
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
import classes from "../features/submissions/submission.module.css";
import { SubmissionState } from "../features/submissions/submission-state";
import { SubmissionView } from "../features/submissions/submission-view";
import { ValidUntilMark } from "../features/submissions/valid-time/valid-until-mark";
import { messages } from "../messages";

export default function SubmissionPage(): ReactNode {
  const t = messages.useT();
  const { submissionId = "" } = useParams();
  const { data: detail, error, isPending, refetch } = useQuery(detailQuery(submissionId));
  const crumbs = [useWayBack()];
  const path = `/forms/submissions/${submissionId}`;
  useRecent(detail ? { kind: "forms:submissions", label: submissionLabel(detail), path } : null);
  if (!detail)
    return (
      <AppPage title={t("submissions.one")} breadcrumbs={crumbs}>
        {!isPending && <KeptMeanwhile submissionId={submissionId} />}
        {isPending ? <LoadingState shape="form" /> : <ErrorState error={error} retry={() => void refetch()} />}
      </AppPage>
    );
  return (
    <AppPage
      title={detail.templateName}
      breadcrumbs={crumbs}
      description={
        <span className={classes.facts}>
          {detail.referenceNumberStr && (
            <strong className={classes.reference}>{numberedVersion(detail.referenceNumberStr, detail.version)}</strong>
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
