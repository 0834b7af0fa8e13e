import {
  DayRange,
  DayRangeReplaced,
  type Days,
  EmptyState,
  type Formats,
  instantsOf,
  usableDays,
  useFormats,
  useQuery,
  useSharedWords,
} from "@groundwork/kit";
import { listQuery } from "@groundwork/kit/directory";
import { ScrollText } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { DataTable, type TableControl, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { ActorFilter } from "./actor-filter";
import { type AuditRow, auditQuery } from "./api";
import { auditColumns } from "./audit-columns";

const DEFAULTS = { filters: { from: "", to: "" } };
const keyOfRow = (row: AuditRow) => row.auditRecordId;

/** The company's days in the address become instants on the wire. */
function auditFilter(table: TableControl, days: Days, { startOfDay }: Formats): Record<string, string | number> {
  const { from: _from, to: _to, ...filters } = table.filters;
  return { ...listQuery({ ...table, filters }), ...instantsOf(days, startOfDay) };
}

/** Who changed what about access, newest first; filters and the exported file are the service's. */
export function AuditLog(): ReactNode {
  const t = messages.useT();
  const table = useTableState(DEFAULTS);
  const { from = "", to = "" } = table.filters;
  const { days, isReplaced } = usableDays({ from, to });
  const query = auditFilter(table, days, useFormats());
  const records = useQuery(auditQuery(query));
  const shared = useSharedWords();
  const columns = useMemo(() => auditColumns(t, shared), [t, shared]);
  const filterBy = (change: Record<string, string>) => table.set({ filters: { ...table.filters, ...change } });
  const { pageNumber: _page, pageCount: _count, ...filter } = query;
  return (
    <>
      {isReplaced && <DayRangeReplaced days={days} />}
      <DataTable
        id="identity.audit"
        label={t("admin.audit")}
        searchLabel={t("audit.search")}
        columns={columns}
        rows={records.data?.data}
        total={records.data?.totalCount ?? 0}
        rowKey={keyOfRow}
        control={table}
        error={records.error}
        onRetry={() => void records.refetch()}
        exportMenu={
          <ExportMenu
            label={t("audit.export")}
            path="/api/AdminConsole/ExportAuditRecords"
            parts={[{ name: t("admin.audit"), query: filter }]}
            failed={t("audit.exportFailed")}
          />
        }
        toolbar={
          <>
            <ActorFilter
              userId={table.filters.actorUserId ?? ""}
              rows={records.data?.data}
              onChange={(actorUserId) => filterBy({ actorUserId })}
            />
            <DayRange days={days} onChange={(chosen) => filterBy({ ...chosen })} />
          </>
        }
        empty={
          <EmptyState icon={ScrollText} title={t("audit.empty.title")}>
            {t("audit.empty.body")}
          </EmptyState>
        }
      />
    </>
  );
}
