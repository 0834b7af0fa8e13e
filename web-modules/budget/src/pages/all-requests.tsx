import {
  AppPage,
  EmptyState,
  RelativeTime,
  StatusBadge,
  useFormats,
  useQuery,
  useSession,
  useSidePane,
} from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { HandCoins } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { type BudgetRequest, pagedRequestsQuery, type RequestKind, type Status, useFreshBudget } from "../features/api";
import { TONES } from "../features/request/request-list";
import { RequestPane } from "../features/request/request-pane";
import { useSize } from "../features/request/size";
import { useProject } from "../features/use-project";
import { messages } from "../messages";

const STATUSES = ["submitted", "draft", "approved", "partlyApproved", "rejected", "expired"] as const;
const KINDS = ["money", "transfer", "change"] as const;

const one = <T extends string>(of: readonly T[], chosen: string | undefined): T | null =>
  of.find((each) => each === chosen) ?? null;

/** What is asked for, as a file's address has it. */
const inAddress = (wanted: Record<string, string | boolean | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));

/** All requests that the reader sees, as a table: also the old ones, kept under names, taken out as a file. */
export default function AllRequestsPage(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const size = useSize();
  const pane = useSidePane("request");
  const { project } = useSession();
  const { projectId, hasNone, choice } = useProject({ isField: true });
  const table = useTableState({ filters: { status: "", kind: "", whose: "", project: "" } });
  const projects = useQuery({ ...projectChoice, enabled: project === null });
  useFreshBudget();
  const site = project?.projectId ?? table.filters.project;
  const status: Status | null = one(STATUSES, table.filters.status);
  const kind: RequestKind | null = one(KINDS, table.filters.kind);
  const whose = one(["mine", "turn"], table.filters.whose);
  const wanted = {
    search: table.search,
    ...(site ? { projectId: site } : {}),
    ...(whose === "mine" ? { isMine: true } : {}),
    ...(whose === "turn" ? { waitsForMe: true } : {}),
  };
  const listed = { ...wanted, statuses: status ? [status] : [], kinds: kind ? [kind] : [] };
  const requests = useQuery(pagedRequestsQuery({ ...listed, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => pagedRequestsQuery({ ...listed, ...place }));
  const columns: Column<BudgetRequest>[] = [
    {
      id: "title",
      header: t("request.title"),
      main: true,
      value: ({ number, title }) => `#${number} ${title}`,
    },
    // Each project counts its own requests: it stands beside the number.
    {
      id: "project",
      header: t("budget.project"),
      value: ({ projectName }) => projectName,
      ...(project === null && { filter: optionsOf.projects(projects.data) }),
      phone: "line",
    },
    {
      id: "total",
      header: t("code.amount"),
      value: (row) => size(row, row.total),
      align: "end",
      width: "9rem",
      phone: "number",
    },
    {
      id: "approved",
      header: t("status.approved"),
      // Before the last of a chain has answered nothing is approved.
      value: (row) => (row.approvedTotal === null || row.status === "submitted" ? null : size(row, row.approvedTotal)),
      align: "end",
      width: "9rem",
    },
    {
      id: "status",
      header: t("requests.status"),
      value: (row) => t(`status.${row.status}`),
      cell: (row) => <StatusBadge tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusBadge>,
      filter: STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      width: "9rem",
      phone: "end",
    },
    {
      id: "kind",
      header: t("requests.kind"),
      value: (row) => t(`${row.kind}.one`),
      filter: KINDS.map((value) => ({ value, label: t(`${value}.one`) })),
      width: "8rem",
      optional: true,
    },
    { id: "by", header: t("request.by"), value: ({ by }) => by?.fullName ?? "–", phone: "line" },
    {
      id: "neededBy",
      header: t("request.neededBy"),
      value: ({ neededBy }) => (neededBy ? formats.moment(neededBy) : null),
      width: "8rem",
      optional: true,
    },
    {
      id: "sent",
      header: t("requests.sentAt"),
      value: ({ submittedAt }) => (submittedAt ? new Date(submittedAt) : null),
      cell: ({ submittedAt, timeZone }) =>
        submittedAt ? <RelativeTime when={submittedAt} timeZone={timeZone} /> : "–",
      timeZone: ({ timeZone }) => timeZone,
      width: "9rem",
    },
    {
      id: "whose",
      header: t("requests.whose"),
      isControl: true,
      optional: true,
      filter: [
        { value: "mine", label: t("requests.view.mine") },
        { value: "turn", label: t("requests.view.turn") },
      ],
    },
  ];
  return (
    <AppPage
      title={t("requests.allTitle")}
      description={t("requests.allAbout")}
      breadcrumbs={[{ label: t("requests.title"), to: site ? `/budget/requests?project=${site}` : "/budget/requests" }]}
    >
      <DataTable
        id="budget.requests"
        label={t("requests.allTitle")}
        columns={columns}
        rows={requests.data?.data}
        total={requests.data?.totalCount ?? 0}
        exportRows={all}
        exportMenu={
          <ExportMenu
            label={t("codes.export")}
            path="/api/Budget/ExportBudgetRequests"
            parts={[{ name: t("requests.title"), query: inAddress({ ...wanted, status, kind }) }]}
            failed={t("requests.exportFailed")}
          />
        }
        rowKey={({ budgetRequestId }) => budgetRequestId}
        control={table}
        searchLabel={t("requests.search")}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        onOpen={({ budgetRequestId }) => pane.open(budgetRequestId)}
        openedKey={pane.id}
        empty={
          <EmptyState icon={HandCoins} title={t("requests.empty")}>
            {t("requests.emptyHelp")}
          </EmptyState>
        }
      />
      <RequestPane pane={pane} projectId={projectId} choice={choice} hasNoProject={hasNone} />
    </AppPage>
  );
}
