import { EmptyState, StatusBadge, type Tone, useFormats, useQuery, useUrlState } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import { SwitchField } from "@groundwork/kit/forms";
import { Clock } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { hoursText, type WorkedWeek, weeksQuery } from "./api";

type T = ReturnType<typeof messages.useT>;

function stateOf(t: T, week: WorkedWeek): { text: string; tone: Tone } {
  if (week.isSettling) return { text: t("hours.isSettling"), tone: "neutral" };
  if (week.secondsWithoutRate > 0) return { text: t("hours.waitsForRate"), tone: "waiting" };
  if (week.secondsWithoutCode > 0) return { text: t("hours.waitsForCode"), tone: "waiting" };
  return { text: t("hours.isCounted"), tone: "good" };
}

function State({ week }: { week: WorkedWeek }): ReactNode {
  const t = messages.useT();
  const { text, tone } = stateOf(t, week);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/** Approved weeks of a project, the newest first; what each costs is for admins. */
export function WeekList({ projectId, withAmounts }: { projectId: string; withAmounts: boolean }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const table = useTableState();
  const [{ waiting }, setState] = useUrlState({ waiting: "" });
  const onlyWaiting = waiting === "yes";
  const weeks = useQuery(weeksQuery({ projectId, onlyWaiting, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => weeksQuery({ projectId, onlyWaiting, ...place }));
  const columns: Column<WorkedWeek>[] = [
    {
      id: "person",
      header: t("hours.person"),
      main: true,
      value: ({ person }) => person?.fullName ?? "–",
      cell: ({ person }) => (person ? <PersonLine person={person} /> : "–"),
    },
    {
      id: "week",
      header: t("hours.week"),
      value: ({ firstDate, lastDate }) => `${formats.moment(firstDate)} – ${formats.moment(lastDate)}`,
      phone: "line",
    },
    {
      id: "hours",
      header: t("hours.hours"),
      value: ({ workedSeconds }) => hoursText(workedSeconds),
      align: "end",
      width: "6rem",
      phone: "line",
    },
    {
      id: "state",
      header: t("hours.state"),
      value: (week) => stateOf(t, week).text,
      cell: (week) => <State week={week} />,
      width: "12rem",
      phone: "end",
    },
    ...(withAmounts
      ? [
          {
            id: "cost",
            header: t("hours.cost"),
            value: ({ amount, currency }: WorkedWeek) => (amount && currency ? formats.amount(amount, currency) : "–"),
            align: "end" as const,
            width: "10rem",
            phone: "line" as const,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      id="budget.hours"
      label={t("hours.counted")}
      columns={columns}
      rows={weeks.data?.data}
      total={weeks.data?.totalCount ?? 0}
      exportRows={all}
      rowKey={(week) => week.workedWeekId}
      control={table}
      error={weeks.error}
      onRetry={() => void weeks.refetch()}
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
        <EmptyState icon={Clock} title={t(onlyWaiting ? "hours.noneWaiting" : "hours.empty")}>
          {!onlyWaiting && t("hours.emptyHelp")}
        </EmptyState>
      }
    />
  );
}
