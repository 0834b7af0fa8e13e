import { Button, EmptyState, Panel, SidePane, StatusBadge, useQuery, useSidePane } from "@groundwork/kit";
import { CalendarDays, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { TypeName } from "../leave/leave-badges";
import { hoursText } from "../records/hours";
import { ownTypesQuery, type RecordType, useFreshTypes } from "./api";
import { EditType, NewType } from "./type-form";

const NEW = "new";
const keyOfRow = (row: RecordType) => String(row.value);

/** Types of leave that the company has beside those of everybody. */
export function OwnTypes(): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("type");
  const table = useTableState();
  const types = useQuery(ownTypesQuery);
  const readAgain = useFreshTypes();
  const opened = types.data?.data.find((each) => keyOfRow(each) === pane.id);
  const yes = (isSo: boolean) => t(isSo ? "types.yes" : "types.no");
  const columns: Column<RecordType>[] = [
    {
      id: "name",
      header: t("types.name"),
      main: true,
      value: (row) => row.name,
      cell: (row) => <TypeName name={row.name} color={row.color} />,
    },
    {
      id: "isArchived",
      header: t("requests.status"),
      value: (row) => (row.isArchived ? t("types.archived") : null),
      cell: (row) => (row.isArchived ? <StatusBadge tone="waiting">{t("types.archived")}</StatusBadge> : null),
      width: "8rem",
      phone: "end",
    },
    { id: "isPaid", header: t("types.isPaid"), value: (row) => yes(row.isPaid), width: "6rem" },
    {
      id: "hours",
      header: t("types.hoursShort"),
      value: (row) => hoursText(row.dayMinutes * 60),
      align: "end",
      width: "9rem",
      phone: "line",
    },
    { id: "needsApproval", header: t("types.needsApproval"), value: (row) => yes(row.needsApproval), width: "11rem" },
  ];
  const done = async () => {
    pane.close();
    await readAgain();
  };
  return (
    <Panel
      title={t("types.own")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW)}>
          {t("types.new")}
        </Button>
      }
    >
      <DataTable
        id="attendance.types"
        label={t("types.own")}
        columns={columns}
        rows={types.data?.data}
        rowKey={keyOfRow}
        control={table}
        error={types.error}
        onRetry={() => void types.refetch()}
        onOpen={(row) => pane.open(keyOfRow(row))}
        openedKey={pane.id}
        empty={
          <EmptyState icon={CalendarDays} title={t("types.empty")}>
            {t("types.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={pane.id !== null} onClose={pane.close} title={opened?.name ?? t("types.new")}>
        {pane.id === NEW && <NewType onDone={done} />}
        {opened && <EditType key={opened.value} type={opened} onDone={done} />}
      </SidePane>
    </Panel>
  );
}
