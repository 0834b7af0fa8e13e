import { EmptyState, StatusBadge, type Tone, useFormats, useQuery, useUrlState } from "@groundwork/kit";
import { SwitchField } from "@groundwork/kit/forms";
import { Forklift } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { exactHoursText } from "../hours/api";
import { type MachineUse, usesQuery } from "./api";

type T = ReturnType<typeof messages.useT>;

function stateOf(t: T, use: MachineUse): { text: string; tone: Tone } {
  if (use.isSettling) return { text: t("hours.isSettling"), tone: "neutral" };
  if (use.daysWithoutRate > 0) return { text: t("hours.waitsForRate"), tone: "waiting" };
  if (use.daysWithoutCode > 0) return { text: t("hours.waitsForCode"), tone: "waiting" };
  if (use.days === 0) return { text: t("equipment.weekNotOver"), tone: "neutral" };
  return { text: t("hours.isCounted"), tone: "good" };
}

function State({ use }: { use: MachineUse }): ReactNode {
  const t = messages.useT();
  const { text, tone } = stateOf(t, use);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/** Machines that are or were in a project, and what that cost so far. */
export function UseList({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const table = useTableState();
  const [{ waiting }, setState] = useUrlState({ waiting: "" });
  const onlyWaiting = waiting === "yes";
  const uses = useQuery(usesQuery({ projectId, onlyWaiting, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => usesQuery({ projectId, onlyWaiting, ...place }));
  const columns: Column<MachineUse>[] = [
    {
      id: "machine",
      header: t("equipment.machine"),
      main: true,
      value: ({ name }) => name || t("equipment.unknown"),
    },
    {
      id: "whose",
      header: t("equipment.whose"),
      value: ({ isRented, category }) =>
        [t(isRented ? "equipment.rented" : "equipment.own"), category].filter(Boolean).join(" · "),
      phone: "line",
    },
    {
      id: "when",
      header: t("equipment.when"),
      value: ({ firstDate, lastDate, isThere }) =>
        firstDate && lastDate
          ? `${formats.moment(firstDate)} – ${isThere ? t("equipment.still") : formats.moment(lastDate)}`
          : t("equipment.still"),
      phone: "line",
    },
    {
      id: "days",
      header: t("equipment.days"),
      value: ({ days, seconds }) => t("equipment.daysAndHours", { days, hours: exactHoursText(seconds) }),
      align: "end",
      width: "9rem",
      phone: "line",
    },
    {
      id: "state",
      header: t("hours.state"),
      value: (use) => stateOf(t, use).text,
      cell: (use) => <State use={use} />,
      width: "12rem",
      phone: "end",
    },
    {
      id: "cost",
      header: t("hours.cost"),
      value: ({ amount, currency }) => (amount && currency ? formats.amount(amount, currency) : "–"),
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
      exportRows={all}
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
