import { EmptyState, ErrorState, LoadingState, SidePane, StatusBadge, useQuery } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { Equal } from "@groundwork/kit/icons";
import { type ReactNode, useMemo, useState } from "react";
import { messages } from "../../../messages";
import { diffQuery, type SubmissionDetail, versionsQuery } from "../api";
import { changesOf, type FieldChange } from "./changes";
import classes from "./versions.module.css";
import type { Piece } from "./words";

interface ChangesPaneProps {
  detail: SubmissionDetail;
  /** The version that is looked at: compared with the one before it, unless another is chosen. */
  shown: string;
  opened: boolean;
  onClose: () => void;
}

/** What is entered otherwise in one version than in another, field by field. */
export function ChangesPane({ detail, shown, opened, onClose }: ChangesPaneProps): ReactNode {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} size="lg" title={t("submissions.version.changes")}>
      {opened && <Comparison key={shown} detail={detail} shown={shown} />}
    </SidePane>
  );
}

function Comparison({ detail, shown }: { detail: SubmissionDetail; shown: string }): ReactNode {
  const t = messages.useT();
  const versions = useQuery(versionsQuery(detail.submissionId));
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  if (versions.isError) return <ErrorState error={versions.error} retry={() => void versions.refetch()} />;
  if (!versions.data) return <LoadingState shape="form" />;
  const letters = versions.data.map(({ version }) => version);
  // The first has none before it: what it became is asked then.
  const at = Math.min(letters.indexOf(shown), letters.length - 2);
  const from = chosen.from ?? letters[at + 1] ?? shown;
  const to = chosen.to ?? letters[at] ?? shown;
  const options = letters.map((version) => ({
    value: version,
    label: t("submissions.version.name", { version }),
  }));
  return (
    <>
      <div className={classes.choices}>
        <SelectField
          name="from"
          label={t("submissions.version.from")}
          value={from}
          error={null}
          options={options}
          onChange={(next) => next && setChosen({ from: next, to })}
        />
        <SelectField
          name="to"
          label={t("submissions.version.to")}
          value={to}
          error={null}
          options={options}
          onChange={(next) => next && setChosen({ from, to: next })}
        />
      </div>
      <Changes submissionId={detail.submissionId} from={from} to={to} />
    </>
  );
}

function Changes({ submissionId, from, to }: { submissionId: string; from: string; to: string }): ReactNode {
  const t = messages.useT();
  const diff = useQuery(diffQuery(submissionId, from, to));
  const pages = useMemo(() => (diff.data ? changesOf(diff.data) : []), [diff.data]);
  if (diff.isError) return <ErrorState error={diff.error} retry={() => void diff.refetch()} />;
  if (!diff.data) return <LoadingState rows={4} />;
  if (pages.length === 0)
    return (
      <EmptyState icon={Equal} title={t("submissions.version.same")}>
        {t("submissions.version.sameHelp", { from, to })}
      </EmptyState>
    );
  return pages.map(({ pageId, name, number, changes }) => (
    <section key={pageId}>
      <h3 className={classes.page}>
        {name ? t("submissions.version.page", { number, name }) : t("submissions.version.pageWithoutName", { number })}
      </h3>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <Change key={change.fieldId} change={change} />
        ))}
      </ul>
    </section>
  ));
}

const TONES = { added: "good", removed: "bad", changed: "waiting", redrawn: "waiting" } as const;

function Change({ change }: { change: FieldChange }): ReactNode {
  const t = messages.useT();
  const { kind, name, where, before, after } = change;
  return (
    <li className={classes.change}>
      <strong>{name || t("submissions.version.unnamed")}</strong>{" "}
      <StatusBadge tone={TONES[kind]}>{t(`submissions.version.mark.${kind}`)}</StatusBadge>
      {where.length > 0 && <p className={classes.where}>{where.join(" · ")}</p>}
      {kind === "redrawn" && <p>{t("submissions.version.redrawn")}</p>}
      {kind !== "redrawn" && before.length > 0 && (
        <p className={classes.was}>
          {t("submissions.version.was")} <Pieces of={before} as="del" />
        </p>
      )}
      {kind !== "redrawn" && after.length > 0 && (
        <p>
          {t("submissions.version.is")} <Pieces of={after} as="ins" />
        </p>
      )}
    </li>
  );
}

function Pieces({ of, as: Mark }: { of: readonly Piece[]; as: "del" | "ins" }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
  return of.map(({ text, isOwn }, at) => (isOwn ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>));
}
