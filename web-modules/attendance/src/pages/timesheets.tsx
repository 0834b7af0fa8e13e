import {
  AppPage,
  Button,
  DayRange,
  DayRangeReplaced,
  dayOrNothing,
  EmptyState,
  StatusBadge,
  useFormats,
  useQuery,
  useSession,
  useSidePane,
} from "@groundwork/kit";
import { optionsOf, PersonLine, projectChoice, readAll, teamChoice } from "@groundwork/kit/directory";
import { CalendarClock, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, type FilterOption, type TableControl, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { type PersonSummary, readSummary, summaryQuery, useFreshRecords, type Wanted } from "../features/records/api";
import { hoursText } from "../features/records/hours";
import { AddDay } from "../features/timesheets/add-day";
import { Months } from "../features/timesheets/months";
import { PersonPane } from "../features/timesheets/person-pane";
import { messages } from "../messages";
import classes from "./timesheets.module.css";

type T = ReturnType<typeof messages.useT>;

function columnsOf(t: T, projects: readonly FilterOption[], teams: readonly FilterOption[]): Column<PersonSummary>[] {
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
      cell: (row) =>
        row.daysWithIssues > 0 ? (
          <StatusBadge tone="bad">{t("timesheets.issues", { count: row.daysWithIssues })}</StatusBadge>
        ) : null,
      filter: [
        { value: "true", label: t("timesheets.withIssues") },
        { value: "false", label: t("timesheets.withoutIssues") },
      ],
      width: "11rem",
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

const keyOfRow = (row: PersonSummary) => row.ownerUserId;

export default function TimesheetsPage(): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const { project } = useSession();
  const pane = useSidePane("person");
  const adding = useSidePane("add");
  const table = useTableState({ filters: { startDate: "", endDate: "", projectId: "", teamId: "", hasIssues: "" } });
  const { startDate = "", endDate = "", projectId = "", teamId = "", hasIssues = "" } = table.filters;
  const projects = useQuery(projectChoice);
  const teams = useQuery(teamChoice);
  // The project chosen in the header stands where the list's own filter says nothing.
  const site = projectId || project?.projectId;
  // Where nobody says otherwise the service knows until when: it may be tomorrow already on a site.
  const shown = {
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(site ? { projectId: site } : {}),
    ...(hasIssues ? { hasIssues: hasIssues === "true" } : {}),
  };
  const ofTeam = teamId ? { teamId } : {};
  const wanted: Wanted = { ...shown, ...ofTeam, pageNumber: table.page, pageCount: table.pageCount };
  const summary = useQuery(summaryQuery(wanted));
  useFreshRecords();
  const columns = useMemo(
    () => columnsOf(t, optionsOf.projects(projects.data), optionsOf.teams(teams.data)),
    [t, projects.data, teams.data],
  );
  // The dates narrow the list without being a search that found nothing.
  const control: TableControl = { ...table, filters: { projectId, teamId, hasIssues } };
  const said = summary.data;
  return (
    <AppPage
      title={t("timesheets.title")}
      description={t("timesheets.about")}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => adding.open("day")}>
          {t("addDay.title")}
        </Button>
      }
    >
      {said && said.replacedDates.length > 0 && <DayRangeReplaced days={{ from: said.startDate, to: said.endDate }} />}
      <DataTable
        id="attendance.timesheets"
        label={t("timesheets.title")}
        columns={columns}
        rows={said?.data}
        total={said?.totalCount ?? 0}
        rowKey={keyOfRow}
        control={control}
        error={summary.error}
        onRetry={() => void summary.refetch()}
        onOpen={(row) => pane.open(row.ownerUserId)}
        openedKey={pane.id}
        exportRows={() => readAll((page) => readSummary({ ...wanted, ...page }))}
        toolbar={
          <div className={classes.dates}>
            {said && (
              <Months
                chosen={{ startDate, endDate }}
                today={startDate || endDate ? stamp(new Date()).slice(0, 10) : said.endDate}
                onChoose={(period) => table.set({ filters: { ...table.filters, ...period } })}
              />
            )}
            <DayRange
              days={{
                from: dayOrNothing(startDate) || (said?.startDate ?? ""),
                to: dayOrNothing(endDate) || (said?.endDate ?? ""),
              }}
              onChange={({ from, to }) =>
                table.set({
                  filters: {
                    ...table.filters,
                    // What the service chose by itself is not asked for.
                    ...(from === said?.startDate ? {} : { startDate: from }),
                    ...(to === said?.endDate ? {} : { endDate: to }),
                  },
                })
              }
            />
          </div>
        }
        empty={
          <EmptyState icon={CalendarClock} title={t("timesheets.empty")}>
            {t("timesheets.emptyHelp")}
          </EmptyState>
        }
      />
      <PersonPane pane={pane} shown={shown} people={said?.data ?? []} />
      <AddDay opened={adding.id !== null} onClose={adding.close} />
    </AppPage>
  );
}
