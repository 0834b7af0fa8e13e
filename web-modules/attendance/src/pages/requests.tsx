import {
  AppPage,
  Button,
  Dialog,
  EmptyState,
  SidePane,
  useFormats,
  useQuery,
  useSession,
  useSidePane,
} from "@groundwork/kit";
import { optionsOf, PersonLine, projectChoice } from "@groundwork/kit/directory";
import { CalendarCheck } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { AbsenceButton } from "../features/absence/absence-button";
import { useFreshRecords } from "../features/records/api";
import { type AttendanceRequest, type RequestStatus, requestsQuery, STATUS } from "../features/requests/api";
import { ReplyForm } from "../features/requests/reply-form";
import { RequestBadge, RequestView, Wanted } from "../features/requests/request-view";
import { kindText, wantedText } from "../features/requests/wanted-text";
import { messages } from "../messages";

const keyOfRow = (row: AttendanceRequest) => row.attendanceRecordRequestId;
const statusOf = (text: string): RequestStatus | null =>
  Object.values(STATUS).find((each) => String(each) === text) ?? null;

/** What waits for an answer of whoever manages the projects, the oldest first. */
export default function RequestsPage(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { project } = useSession();
  const pane = useSidePane("request");
  const [answered, setAnswered] = useState<{ rows: readonly AttendanceRequest[]; done: () => void } | null>(null);
  const table = useTableState({ filters: { requestStatus: String(STATUS.pending), projectId: "" } });
  const site = table.filters.projectId || project?.projectId;
  const wanted = {
    requestStatus: statusOf(table.filters.requestStatus ?? ""),
    ...(site ? { projectId: site } : {}),
  };
  const requests = useQuery(requestsQuery({ ...wanted, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => requestsQuery({ ...wanted, ...place }));
  const projects = useQuery(projectChoice);
  useFreshRecords();
  const columns: Column<AttendanceRequest>[] = [
    {
      id: "person",
      header: t("timesheets.person"),
      main: true,
      value: (row) => row.owner?.fullName ?? t("timesheets.unknown"),
      cell: (row) => (row.owner ? <PersonLine person={row.owner} /> : t("timesheets.unknown")),
    },
    {
      id: "date",
      header: t("records.day"),
      value: (row) => formats.moment(row.date, "weekday"),
      width: "9rem",
      phone: "line",
    },
    {
      id: "wanted",
      header: t("requests.wanted"),
      value: (row) => [kindText(t, row), wantedText(t, formats, row)].filter(Boolean).join(" · "),
      cell: (row) => (
        <>
          {kindText(t, row)}
          <Wanted request={row} />
        </>
      ),
    },
    { id: "reason", header: t("records.reason"), value: (row) => row.reason },
    {
      id: "projectId",
      header: t("records.site"),
      value: (row) => row.projectName,
      filter: optionsOf.projects(projects.data),
    },
    {
      id: "requestStatus",
      header: t("requests.status"),
      value: (row) => t(`requests.status.${row.status}`),
      cell: (row) => <RequestBadge status={row.status} />,
      filter: Object.values(STATUS).map((each) => ({ value: String(each), label: t(`requests.status.${each}`) })),
      width: "9rem",
      phone: "end",
    },
  ];
  return (
    <AppPage title={t("requests.title")} description={t("requests.about")} actions={<AbsenceButton />}>
      <DataTable
        id="attendance.requests"
        label={t("requests.title")}
        columns={columns}
        rows={requests.data?.data}
        total={requests.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={keyOfRow}
        control={table}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        onOpen={(row) => pane.open(row.attendanceRecordRequestId)}
        openedKey={pane.id}
        bulkActions={(rows, clear) => {
          const answerable = rows.filter((row) => row.mayReply);
          return (
            <Button
              size="compact-md"
              disabled={answerable.length === 0}
              onClick={() => setAnswered({ rows: answerable, done: clear })}
            >
              {t("requests.answerMany", { count: answerable.length })}
            </Button>
          );
        }}
        empty={
          <EmptyState icon={CalendarCheck} title={t("requests.empty")}>
            {t("requests.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={pane.id !== null} onClose={pane.close} title={t("requests.one")}>
        {pane.id !== null && <RequestView requestId={pane.id} onDone={pane.close} />}
      </SidePane>
      <Dialog
        opened={answered !== null}
        onClose={() => setAnswered(null)}
        title={t("requests.answerMany", { count: answered?.rows.length ?? 0 })}
      >
        {answered && (
          <ReplyForm
            requests={answered.rows}
            onDone={() => {
              answered.done();
              setAnswered(null);
            }}
          />
        )}
      </Dialog>
    </AppPage>
  );
}
