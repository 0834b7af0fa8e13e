import { Group, StatusBadge } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import type { Column, FilterOption } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { PersonSummary } from "../records/api";
import { hoursText } from "../records/hours";
import { LOOKS, NOW } from "./filters";

type T = ReturnType<typeof messages.useT>;

/** Of the list. What they filter by stands above the grid as well. */
export function columnsOf(
  t: T,
  projects: readonly FilterOption[],
  teams: readonly FilterOption[],
): Column<PersonSummary>[] {
  return [
    {
      id: "person",
      header: t("timesheets.person"),
      main: true,
      value: (row) => row.person?.fullName ?? row.ownerUserId,
      cell: (row) => (row.person ? <PersonLine person={row.person} /> : t("timesheets.unknown")),
    },
    {
      id: "isAtWork",
      header: t("timesheets.now"),
      value: (row) => (row.isAtWork ? t("timesheets.atWork") : null),
      cell: (row) => (row.isAtWork ? <StatusBadge tone="active">{t("timesheets.atWork")}</StatusBadge> : null),
      filter: [
        { value: NOW.atWork, label: t("timesheets.atWork") },
        { value: NOW.notAtWork, label: t("clock.state.out") },
      ],
      width: "8rem",
      phone: "end",
    },
    {
      id: "days",
      header: t("timesheets.days"),
      value: (row) => row.days,
      cell: (row) => row.days,
      align: "end",
      width: "6rem",
    },
    {
      id: "hours",
      header: t("records.hours"),
      value: (row) => hoursText(row.workedSeconds),
      cell: (row) => hoursText(row.workedSeconds),
      align: "end",
      width: "7rem",
      phone: "line",
    },
    {
      id: "leave",
      header: t("timesheets.leaveDays"),
      value: (row) => row.leaveDays,
      cell: (row) => (row.leaveDays > 0 ? row.leaveDays : null),
      align: "end",
      width: "7rem",
    },
    {
      id: "hasIssues",
      header: t("records.looks"),
      value: (row) => row.daysWithIssues,
      cell: (row) => <Looks row={row} />,
      filter: [
        { value: LOOKS.some, label: t("timesheets.withIssues") },
        { value: LOOKS.open, label: t("timesheets.openDays") },
        { value: LOOKS.none, label: t("timesheets.withoutIssues") },
      ],
      width: "17rem",
      phone: "line",
    },
    {
      id: "projectId",
      header: t("records.site"),
      isControl: true,
      filter: projects,
      optional: true,
    },
    {
      id: "teamId",
      header: t("pay.team"),
      isControl: true,
      filter: teams,
      optional: true,
    },
  ];
}

function Looks({ row: { daysWithIssues, openDays = 0 } }: { row: PersonSummary }): ReactNode {
  const t = messages.useT();
  return (
    <Group gap="xs">
      {daysWithIssues > 0 && <StatusBadge tone="bad">{t("timesheets.issues", { count: daysWithIssues })}</StatusBadge>}
      {openDays > 0 && <StatusBadge tone="waiting">{t("timesheets.openCount", { count: openDays })}</StatusBadge>}
    </Group>
  );
}
