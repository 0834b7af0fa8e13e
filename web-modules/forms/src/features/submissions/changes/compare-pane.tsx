import { EmptyState, ErrorState, LoadingState, SidePane, useQuery, useSession } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { Equal } from "@groundwork/kit/icons";
import { type ReactNode, useMemo, useState } from "react";
import { changeMessages } from "../../../messages/changes";
import type { Schemas } from "../../../schemas";
import { diffQuery, progressQuery, type SubmissionDetail, type SubmissionProgress, versionsQuery } from "../api";
import { hasVersions } from "../versions/use-older";
import { ChangeList } from "./change-list";
import { changesOf } from "./changed";
import classes from "./changes.module.css";
import { pressesIn, useMoments } from "./moments";
import { ofStep, ofVersion } from "./sides";

type Versions = readonly Schemas["SubmissionVersion"][];

interface ComparePaneProps {
  detail: SubmissionDetail;
  /** The version that is looked at: compared with the one before it. Left out: what came since the reader's last look, or the last step, with now. */
  shown?: string;
  opened: boolean;
  onClose: () => void;
}

/** What is entered otherwise at one moment than at another, field by field. */
export default function ComparePane({ detail, shown, opened, onClose }: ComparePaneProps): ReactNode {
  const t = changeMessages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} size="lg" title={t("changes.title")}>
      {opened && <Read key={shown} detail={detail} shown={shown} />}
    </SidePane>
  );
}

type ReadProps = Pick<ComparePaneProps, "detail"> & { shown: string | undefined };

const NO_VERSIONS: Versions = [];

function Read({ detail, shown }: ReadProps): ReactNode {
  const isOfVersions = hasVersions(detail);
  const versions = useQuery({ ...versionsQuery(detail.submissionId), enabled: isOfVersions });
  const progress = useQuery(progressQuery(detail.submissionId));
  const there = isOfVersions ? versions.data : NO_VERSIONS;
  const failed = [versions, progress].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (!there || !progress.data) return <LoadingState shape="form" />;
  return <Comparison detail={detail} shown={shown} versions={there} progress={progress.data} />;
}

/** Of versions the one that is shown and the one before it; else what the reader saw last, or the last step met, and what stands there now. */
function firstSides(
  detail: SubmissionDetail,
  shown: string | undefined,
  versions: Versions,
  progress: SubmissionProgress,
  userId: string | undefined,
) {
  const now = ofVersion(detail.version);
  if (shown !== undefined && versions.length > 1) {
    const letters = versions.map(({ version }) => version);
    // The first has none before it: what it became is asked then.
    const at = Math.min(letters.indexOf(shown), letters.length - 2);
    return { from: ofVersion(letters[at + 1] ?? shown), to: ofVersion(letters[at] ?? shown) };
  }
  const presses = pressesIn(progress);
  // Mostly it is still as its last press left it, which would tell nothing: what came since the reader's own look at it,
  // else since the press before.
  const before = presses.slice(0, -1);
  const since = before.findLast(({ submitter }) => submitter?.userId === userId) ?? before.at(-1) ?? presses.at(-1);
  return { from: since ? ofStep(since.submissionProcessId ?? "") : now, to: now };
}

interface ComparisonProps extends ReadProps {
  versions: Versions;
  progress: SubmissionProgress;
}

function Comparison({ detail, shown, versions, progress }: ComparisonProps): ReactNode {
  const t = changeMessages.useT();
  const userId = useSession().profile?.userId;
  const moments = useMoments(detail, versions, progress);
  const [chosen, setChosen] = useState(() => firstSides(detail, shown, versions, progress, userId));
  return (
    <>
      <div className={classes.choices}>
        <SelectField
          name="from"
          label={t("changes.from")}
          value={chosen.from}
          error={null}
          options={moments}
          onChange={(from) => from && setChosen({ ...chosen, from })}
        />
        <SelectField
          name="to"
          label={t("changes.to")}
          value={chosen.to}
          error={null}
          options={moments}
          onChange={(to) => to && setChosen({ ...chosen, to })}
        />
      </div>
      <Changes detail={detail} {...chosen} />
    </>
  );
}

interface ChangesProps {
  detail: SubmissionDetail;
  from: string;
  to: string;
}

function Changes({ detail, from, to }: ChangesProps): ReactNode {
  const t = changeMessages.useT();
  const diff = useQuery(diffQuery(detail.submissionId, from, to));
  const pages = useMemo(() => (diff.data ? changesOf(diff.data.changedFields, diff.data.pages) : []), [diff.data]);
  if (diff.isError) return <ErrorState error={diff.error} retry={() => void diff.refetch()} />;
  if (!diff.data) return <LoadingState rows={4} />;
  if (pages.length === 0)
    return (
      <EmptyState icon={Equal} title={t("changes.same")}>
        {t("changes.sameHelp")}
      </EmptyState>
    );
  return <ChangeList pages={pages} heading="h3" timeZone={detail.project?.timeZone} />;
}
