import { Anchor, EmptyState, Link, RelativeTime, StatusBadge, type Tone, useQuery } from "@groundwork/kit";
import { listQuery, readAll } from "@groundwork/kit/directory";
import { MailPlus } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type MailOutcome, type MailRow, mailsQuery, readMails } from "./api";

const TONES: Record<MailOutcome, Tone> = {
  granted: "good",
  waitsForConsent: "waiting",
  overBudget: "waiting",
  unwanted: "neutral",
  dropped: "bad",
};
const OUTCOMES = Object.keys(TONES) as MailOutcome[];

function mailColumns(t: ReturnType<typeof messages.useT>): Column<MailRow>[] {
  return [
    { id: "email", header: t("mails.email"), main: true, value: (row) => row.email, cell: (row) => row.email },
    {
      id: "outcome",
      header: t("mails.outcome"),
      value: (row) => t(`mails.outcome.${row.outcome}`),
      cell: (row) => <StatusBadge tone={TONES[row.outcome]}>{t(`mails.outcome.${row.outcome}`)}</StatusBadge>,
      filter: OUTCOMES.map((outcome) => ({ value: outcome, label: t(`mails.outcome.${outcome}`) })),
      width: "13rem",
      phone: "line",
    },
    {
      id: "purpose",
      header: t("mails.purpose"),
      value: (row) => t(`mails.purpose.${row.purpose}`),
      cell: (row) => t(`mails.purpose.${row.purpose}`),
      width: "9rem",
    },
    {
      id: "createdAt",
      header: t("mails.at"),
      value: (row) => new Date(row.createdAt),
      cell: (row) => <RelativeTime when={row.createdAt} />,
      width: "9rem",
      phone: "line",
    },
    {
      id: "retryAt",
      header: t("mails.next"),
      value: (row) => (row.retryAt ? new Date(row.retryAt) : null),
      cell: (row) => (row.retryAt ? <RelativeTime when={row.retryAt} /> : "–"),
      width: "9rem",
    },
    {
      id: "submission",
      header: t("mails.submission"),
      value: (row) => row.submissionId ?? "",
      cell: (row) =>
        row.submissionId ? (
          <Anchor component={Link} to={`/forms/submissions/${row.submissionId}`}>
            {t("mails.open")}
          </Anchor>
        ) : (
          "–"
        ),
      width: "8rem",
      phone: "end",
    },
  ];
}

const keyOfRow = (row: MailRow) => row.mailId;

/** What the company's workflows and invitations wanted sent, newest first, and what became of it. */
export function MailList(): ReactNode {
  const t = messages.useT();
  const table = useTableState();
  const query = listQuery(table);
  const mails = useQuery(mailsQuery(query));
  const columns = useMemo(() => mailColumns(t), [t]);
  return (
    <DataTable
      id="identity.mails"
      label={t("mails.title")}
      columns={columns}
      rows={mails.data?.data}
      total={mails.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={mails.error}
      onRetry={() => void mails.refetch()}
      exportRows={() => readAll((page) => readMails({ ...query, ...page }))}
      empty={
        <EmptyState icon={MailPlus} title={t("mails.empty.title")}>
          {t("mails.empty.body")}
        </EmptyState>
      }
    />
  );
}
