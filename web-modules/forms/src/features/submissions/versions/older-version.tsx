import { Alert, Button, ErrorState, Group, Link, LoadingState, useQuery } from "@groundwork/kit";
import { FileText, History } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { processQuery, type SubmissionDetail, versionsQuery } from "../api";
import { AsItWas } from "../process-pane";
import classes from "../track.module.css";

interface OlderVersionProps {
  detail: SubmissionDetail;
  version: string;
  onLeave: () => void;
}

/** The form as that version was when the next one began, to be read only. */
export default function OlderVersion({ detail, version, onLeave }: OlderVersionProps): ReactNode {
  const t = messages.useT();
  const versions = useQuery(versionsQuery(detail.submissionId));
  const at = versions.data?.findIndex((each) => each.version === version) ?? -1;
  const shown = versions.data?.[at];
  const next = versions.data?.[at - 1];
  const processId = shown?.submissionProcessId ?? null;
  const process = useQuery({ ...processQuery(detail.submissionId, processId ?? ""), enabled: processId !== null });
  const isMissing = versions.data !== undefined && !shown;
  const failed = versions.error ? versions : process.error ? process : null;
  return (
    <>
      <Alert
        role="status"
        color="sky"
        mb="md"
        icon={<History size={18} aria-hidden />}
        title={t(isMissing ? "submissions.version.missing" : "submissions.version.reading", { version })}
      >
        {next?.reason && (
          <p className={classes.why}>
            {t("submissions.version.followed", {
              next: next.version,
              who: next.beganBy?.fullName ?? t("submissions.track.somebody"),
              reason: next.reason,
            })}
          </p>
        )}
        <Group gap="xs" mt="xs">
          <Button variant="default" onClick={onLeave}>
            {t("submissions.version.leave", { version: detail.version })}
          </Button>
          {shown && (
            <Button
              component={Link}
              to={`/pdf/${detail.submissionId}?version=${version}`}
              variant="default"
              leftSection={<FileText size={18} aria-hidden />}
            >
              {t("submissions.version.pdf", { version })}
            </Button>
          )}
        </Group>
      </Alert>
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!failed &&
        !isMissing &&
        (process.data ? <AsItWas process={process.data} detail={detail} /> : <LoadingState shape="form" />)}
    </>
  );
}
