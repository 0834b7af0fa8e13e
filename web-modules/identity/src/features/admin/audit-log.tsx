import { download, EmptyState, type Formats, useFormats, useQuery, useSharedWords } from "@groundwork/kit";
import { listQuery, optionsOf, peopleChoice, projectChoice, teamChoice } from "@groundwork/kit/directory";
import { ScrollText } from "@groundwork/kit/icons";
import { DataTable, type TableControl, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type AuditRow, auditQuery } from "./api";
import { auditColumns } from "./audit-columns";
import { instantsOf } from "./day-range";
import { DayRangeFilter } from "./day-range-filter";

const DEFAULTS = { filters: { from: "", to: "" } };
const keyOfRow = (row: AuditRow) => row.auditRecordId;

/** The company's days in the address become instants on the wire. */
function auditFilter(table: TableControl, { startOfDay }: Formats): Record<string, string | number> {
  const { from = "", to = "", ...filters } = table.filters;
  return { ...listQuery({ ...table, filters }), ...instantsOf(from, to, startOfDay) };
}

function useNames(): (id: string) => string | undefined {
  const people = useQuery(peopleChoice).data;
  const teams = useQuery(teamChoice).data;
  const projects = useQuery(projectChoice).data;
  return useMemo(() => {
    const names = new Map<string, string>([
      ...(people ?? []).map((each): [string, string] => [each.userId, each.fullName]),
      ...(teams ?? []).map((each): [string, string] => [each.teamId, each.name]),
      ...(projects ?? []).map((each): [string, string] => [each.projectId, each.name]),
    ]);
    return (id) => names.get(id);
  }, [people, teams, projects]);
}

/** Who changed what about access, newest first; filters and the exported file are the service's. */
export function AuditLog(): ReactNode {
  const t = messages.useT();
  const table = useTableState(DEFAULTS);
  const query = auditFilter(table, useFormats());
  const records = useQuery(auditQuery(query));
  const people = useQuery(peopleChoice).data;
  const shared = useSharedWords();
  const nameOf = useNames();
  const columns = useMemo(
    () => auditColumns({ t, nameOf, people: optionsOf.people(people), shared }),
    [t, nameOf, people, shared],
  );
  const { pageNumber: _page, pageCount: _count, ...filter } = query;
  return (
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
      onExport={() => download("/api/AdminConsole/ExportAuditRecords", filter, "audit.csv")}
      toolbar={
        <DayRangeFilter
          from={table.filters.from ?? ""}
          to={table.filters.to ?? ""}
          onChange={(range) => table.set({ filters: { ...table.filters, ...range } })}
        />
      }
      empty={
        <EmptyState icon={ScrollText} title={t("audit.empty.title")}>
          {t("audit.empty.body")}
        </EmptyState>
      }
    />
  );
}
