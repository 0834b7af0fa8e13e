import { StatusBadge, Text, type Tone } from "@groundwork/kit";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import type { ImportReport, ImportRow, Verdict } from "./api";

type T = ReturnType<typeof messages.useT>;

const VERDICTS = [
  "invite",
  "alreadyMember",
  "alreadyInvited",
  "duplicate",
  "noSeat",
  "invalid",
] as const satisfies readonly Verdict[];

const TONES: Record<Verdict, Tone> = {
  invite: "good",
  alreadyMember: "neutral",
  alreadyInvited: "neutral",
  duplicate: "waiting",
  noSeat: "bad",
  invalid: "bad",
};

function verdictWords(t: T, verdict: Verdict, dryRun: boolean): string {
  return t(verdict === "invite" && !dryRun ? "import.verdict.invited" : `import.verdict.${verdict}`);
}

/** That it could be sent is no news once it was. */
const reasonOf = (row: ImportRow, dryRun: boolean): string => (row.verdict === "invite" && !dryRun ? "" : row.message);

function reportColumns(t: T, dryRun: boolean): Column<ImportRow>[] {
  return [
    {
      id: "line",
      header: t("import.line"),
      align: "end",
      sortable: true,
      value: (row) => row.line,
      cell: (row) => row.line,
      width: "4.5rem",
    },
    {
      id: "email",
      header: t("members.email"),
      main: true,
      sortable: true,
      value: (row) => row.email,
      cell: (row) => row.email || <Text c="dimmed">{t("import.noEmail")}</Text>,
    },
    {
      id: "verdict",
      header: t("import.verdict"),
      sortable: true,
      value: (row) => row.verdict,
      cell: (row) => <StatusBadge tone={TONES[row.verdict]}>{verdictWords(t, row.verdict, dryRun)}</StatusBadge>,
      filter: VERDICTS.map((verdict) => ({ value: verdict, label: verdictWords(t, verdict, dryRun) })),
      width: "10rem",
    },
    {
      id: "message",
      header: t("import.reason"),
      value: (row) => reasonOf(row, dryRun),
      cell: (row) => reasonOf(row, dryRun) || null,
      width: "20rem",
    },
    { id: "fullName", header: t("members.name"), value: (row) => row.fullName, cell: (row) => row.fullName || null },
    {
      id: "role",
      header: t("members.role"),
      value: (row) => row.role,
      cell: (row) => row.role || null,
      optional: true,
      width: "7rem",
    },
    {
      id: "places",
      header: t("invites.places"),
      value: (row) => [...row.teams, ...row.projects].join("; "),
      cell: (row) => [...row.teams, ...row.projects].join(", ") || null,
      optional: true,
    },
  ];
}

const LINE_ORDER = { sort: { id: "line", descending: false }, prefix: "row." };
const keyOfRow = (row: ImportRow) => String(row.line);

/** What happens, or happened, to each row of the file. */
export function ImportReportTable({ report }: { report: ImportReport }): ReactNode {
  const t = messages.useT();
  const table = useTableState(LINE_ORDER);
  const columns = useMemo(() => reportColumns(t, report.dryRun), [t, report.dryRun]);
  return (
    <DataTable
      id="identity.invite-import"
      label={t("import.rows")}
      searchLabel={t("import.search")}
      columns={columns}
      rows={report.rows}
      rowKey={keyOfRow}
      control={table}
      empty={<Text p="md">{t("import.empty")}</Text>}
    />
  );
}
