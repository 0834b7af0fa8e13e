import {
  AppPage,
  Button,
  DayRangeReplaced,
  EmptyState,
  Group,
  Stack,
  StatusBadge,
  useQuery,
  useSession,
  useSidePane,
  useUrlState,
} from "@groundwork/kit";
import { optionsOf, PersonLine, projectChoice, readAll, teamChoice } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { CalendarClock, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, type FilterOption, type TableControl, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import {
  type GridDay,
  type GridPerson,
  gridQuery,
  type PersonSummary,
  readSummary,
  summaryQuery,
  useFreshRecords,
  type Wanted,
} from "../features/records/api";
import { hoursText } from "../features/records/hours";
import { AddDay, type DayStart } from "../features/timesheets/add-day";
import { Dates } from "../features/timesheets/dates";
import { DayGrid, SLICE } from "../features/timesheets/grid/day-grid";
import { GridFilters, looksOf, narrowedBy } from "../features/timesheets/grid-filters";
import { PersonPane } from "../features/timesheets/person-pane";
import { useView, type View } from "../features/timesheets/use-view";
import { messages } from "../messages";

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
      cell: (row) => <Looks row={row} />,
      filter: looksOf(t),
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

const keyOfRow = (row: PersonSummary) => row.ownerUserId;

export default function TimesheetsPage(): ReactNode {
  const t = messages.useT();
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
    ...narrowedBy(hasIssues),
  };
  const [view, setView] = useView();
  const isGrid = view === "grid";
  const filtered: Wanted = { ...shown, ...(teamId ? { teamId } : {}) };
  const wanted: Wanted = { ...filtered, pageNumber: table.page, pageCount: table.pageCount };
  const summary = useQuery({ ...summaryQuery(wanted), enabled: !isGrid });
  const grid = useQuery({ ...gridQuery({ ...filtered, pageNumber: 1, pageCount: SLICE }), enabled: isGrid });
  useFreshRecords();
  const [siteOptions, teamOptions] = [optionsOf.projects(projects.data), optionsOf.teams(teams.data)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are made of what is read
  const columns = useMemo(() => columnsOf(t, siteOptions, teamOptions), [t, projects.data, teams.data]);
  const [, setDay] = useUrlState({ day: "", on: "" });
  const [start, setStart] = useState<DayStart>({});
  const [opened, setOpened] = useState<PersonSummary[]>([]);
  const openDay = useCallback(
    (person: GridPerson, day: GridDay | null) => {
      const [only, ...more] = day?.attendanceRecordIds ?? [];
      setOpened([person]);
      pane.open(person.ownerUserId);
      setDay({ day: more.length === 0 ? (only ?? "") : "", on: day?.date ?? "" });
    },
    [pane.open, setDay],
  );
  // The dates narrow the list without being a search that found nothing.
  const control: TableControl = { ...table, filters: { projectId, teamId, hasIssues } };
  const said = isGrid ? grid.data : summary.data;
  const filter = (change: Readonly<Record<string, string>>) =>
    table.set({ page: 1, filters: { ...table.filters, ...change } });
  const dates = <Dates chosen={{ startDate, endDate }} said={said} onChange={filter} />;
  const empty = (
    <EmptyState icon={CalendarClock} title={t("timesheets.empty")}>
      {t("timesheets.emptyHelp")}
    </EmptyState>
  );
  return (
    <AppPage
      title={t("timesheets.title")}
      description={t("timesheets.about")}
      actions={
        <>
          <SegmentField<View>
            name="view"
            label={t("grid.view")}
            value={view}
            options={[
              { value: "list", label: t("grid.view.list") },
              { value: "grid", label: t("grid.view.grid") },
            ]}
            onChange={setView}
          />
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => adding.open("day")}>
            {t("addDay.title")}
          </Button>
        </>
      }
    >
      {said && said.replacedDates.length > 0 && <DayRangeReplaced days={{ from: said.startDate, to: said.endDate }} />}
      {isGrid ? (
        <Stack gap="sm">
          {dates}
          <GridFilters
            filters={{ projectId, teamId, hasIssues }}
            projects={siteOptions}
            teams={teamOptions}
            onChange={filter}
          />
          <DayGrid wanted={filtered} empty={empty} onOpen={openDay} />
        </Stack>
      ) : (
        <DataTable
          id="attendance.timesheets"
          label={t("timesheets.title")}
          columns={columns}
          rows={summary.data?.data}
          total={summary.data?.totalCount ?? 0}
          rowKey={keyOfRow}
          control={control}
          error={summary.error}
          onRetry={() => void summary.refetch()}
          onOpen={(row) => pane.open(row.ownerUserId)}
          openedKey={pane.id}
          exportRows={() => readAll((page) => readSummary({ ...wanted, ...page }))}
          toolbar={dates}
          empty={empty}
        />
      )}
      <PersonPane
        pane={pane}
        shown={shown}
        people={[...opened, ...(said?.data ?? [])]}
        onAdd={(start) => {
          setStart(start);
          pane.close();
          adding.open("day");
        }}
      />
      <AddDay
        opened={adding.id !== null}
        start={start}
        onClose={() => {
          setStart({});
          adding.close();
        }}
      />
    </AppPage>
  );
}
