import { EmptyState, StatusBadge, useFormats, useQuery, useUrlState } from "@groundwork/kit";
import { SwitchField } from "@groundwork/kit/forms";
import { Forklift } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { hoursText } from "../hours/api";
import { type MachineUse, usesQuery } from "./api";

function State({ use }: { use: MachineUse }): ReactNode {
  const t = messages.useT();
  if (use.isSettling) return <StatusBadge tone="neutral">{t("hours.isSettling")}</StatusBadge>;
  if (use.daysWithoutRate > 0) return <StatusBadge tone="waiting">{t("hours.waitsForRate")}</StatusBadge>;
  if (use.daysWithoutCode > 0) return <StatusBadge tone="waiting">{t("hours.waitsForCode")}</StatusBadge>;
  if (use.days === 0) return <StatusBadge tone="neutral">{t("equipment.weekNotOver")}</StatusBadge>;
  return <StatusBadge tone="good">{t("hours.isCounted")}</StatusBadge>;
}

/** Machines that are or were in a project, and what that cost so far. */
export function UseList({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const table = useTableState();
  const [{ waiting }, setState] = useUrlState({ waiting: "" });
  const onlyWaiting = waiting === "yes";
  const uses = useQuery(usesQuery({ projectId, onlyWaiting, pageNumber: table.page, pageCount: table.pageCount }));
  const columns: Column<MachineUse>[] = [
    {
      id: "machine",
      header: t("equipment.machine"),
      main: true,
      cell: ({ name }) => name || t("equipment.unknown"),
    },
    {
      id: "whose",
      header: t("equipment.whose"),
      cell: ({ isRented, category }) =>
        [t(isRented ? "equipment.rented" : "equipment.own"), category].filter(Boolean).join(" · "),
      phone: "line",
    },
    {
      id: "when",
      header: t("equipment.when"),
      cell: ({ firstDate, lastDate, isThere }) =>
        firstDate && lastDate
          ? `${formats.moment(firstDate)} – ${isThere ? t("equipment.still") : formats.moment(lastDate)}`
          : t("equipment.still"),
      phone: "line",
    },
    {
      id: "days",
      header: t("equipment.days"),
      cell: ({ days, seconds }) => t("equipment.daysAndHours", { days, hours: hoursText(seconds) }),
      align: "end",
      width: "9rem",
      phone: "line",
    },
    { id: "state", header: t("hours.state"), cell: (use) => <State use={use} />, width: "12rem", phone: "end" },
    {
      id: "cost",
      header: t("hours.cost"),
      cell: ({ amount, currency }) => (amount && currency ? formats.amount(amount, currency) : "–"),
      align: "end",
      width: "10rem",
      phone: "line",
    },
  ];
  return (
    <DataTable
      id="budget.equipment"
      label={t("equipment.counted")}
      columns={columns}
      rows={uses.data?.data}
      total={uses.data?.totalCount ?? 0}
      rowKey={(use) => use.machineUseId}
      control={table}
      error={uses.error}
      onRetry={() => void uses.refetch()}
      toolbar={
        <SwitchField
          name="waiting"
          label={t("hours.onlyWaiting")}
          value={onlyWaiting}
          onChange={(next) => setState({ waiting: next ? "yes" : "" })}
          error={null}
        />
      }
      empty={
        <EmptyState icon={Forklift} title={t(onlyWaiting ? "equipment.noneWaiting" : "equipment.empty")}>
          {!onlyWaiting && t("equipment.emptyHelp")}
        </EmptyState>
      }
    />
  );
}
