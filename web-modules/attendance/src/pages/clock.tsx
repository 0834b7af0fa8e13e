import { AppPage, EmptyState, SidePane, Stack, Title, useQuery, useSidePane } from "@groundwork/kit";
import { Clock } from "@groundwork/kit/icons";
import { DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { OwnBalances } from "../features/balances/own-balances";
import { ClockCard } from "../features/clock/clock-card";
import { OwnPin } from "../features/kiosk/own-pin";
import { type AttendanceRecord, ownRecordsQuery, useFreshRecords } from "../features/records/api";
import { useRecordColumns } from "../features/records/record-columns";
import { RecordView } from "../features/records/record-view";
import { ForgottenNotice } from "../features/requests/forgotten-notice";
import { OwnRequests } from "../features/requests/own-requests";
import { OwnSheets } from "../features/sheets/own-sheets";
import { OwnLooks } from "../features/track/own-looks";
import { messages } from "../messages";

const keyOfRow = (row: AttendanceRecord) => row.attendanceRecordId;

/** The worker's page: one button, and below it what came of it. */
export default function ClockPage(): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("record");
  const table = useTableState();
  const records = useQuery(ownRecordsQuery({ pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows(ownRecordsQuery);
  useFreshRecords();
  const columns = useRecordColumns();
  return (
    <AppPage title={t("clock.title")} width="narrow">
      <Stack gap="xl">
        <ClockCard />
        <ForgottenNotice records={records.data?.data ?? []} onOpen={pane.open} />
        <OwnSheets />
        <OwnBalances />
        <OwnRequests />
        <OwnPin />
        <OwnLooks />
        <Stack component="section" gap="sm">
          <Title order={2}>{t("records.own")}</Title>
          <DataTable
            id="attendance.own"
            label={t("records.own")}
            columns={columns}
            rows={records.data?.data}
            total={records.data?.totalCount ?? 0}
            exportRows={all}
            rowKey={keyOfRow}
            control={table}
            error={records.error}
            onRetry={() => void records.refetch()}
            onOpen={(row) => pane.open(row.attendanceRecordId)}
            openedKey={pane.id}
            empty={
              <EmptyState icon={Clock} title={t("records.empty")}>
                {t("records.emptyHelp")}
              </EmptyState>
            }
          />
        </Stack>
      </Stack>
      <SidePane opened={pane.id !== null} onClose={pane.close} title={t("records.one")}>
        {pane.id !== null && <RecordView attendanceRecordId={pane.id} />}
      </SidePane>
    </AppPage>
  );
}
