import {
  Alert,
  AppPage,
  Button,
  DayRangeReplaced,
  EmptyState,
  LoadingState,
  Stack,
  useQuery,
  useSession,
  useSidePane,
  useUrlState,
} from "@groundwork/kit";
import { optionsOf, readAll, teamChoice } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { CalendarClock, Plus } from "@groundwork/kit/icons";
import { DataTable, FilterBar, NothingFound, type TableControl } from "@groundwork/kit/table";
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
import { AddDay, type DayStart } from "../features/timesheets/add-day";
import { columnsOf } from "../features/timesheets/columns";
import { Dates } from "../features/timesheets/dates";
import { narrowedBy, wantedOf } from "../features/timesheets/filters";
import { DayGrid, SLICE } from "../features/timesheets/grid/day-grid";
import { PersonFilter } from "../features/timesheets/person-filter";
import { PersonPane } from "../features/timesheets/person-pane";
import { useFilters } from "../features/timesheets/use-filters";
import { useSites } from "../features/timesheets/use-sites";
import { useView, type View } from "../features/timesheets/use-view";
import { messages } from "../messages";

const keyOfRow = (row: PersonSummary) => row.ownerUserId;

export default function TimesheetsPage(): ReactNode {
  const t = messages.useT();
  const { project } = useSession();
  const pane = useSidePane("person");
  const adding = useSidePane("add");
  const teams = useQuery(teamChoice);
  const { table, filters, wereBroken, isWaiting } = useFilters({
    ids: teams.data?.map((each) => each.teamId),
    isPending: teams.isPending,
  });
  const sites = useSites(filters.projectId);
  const { startDate = "", endDate = "" } = table.filters;
  // The project chosen in the header stands where the list's own filter says nothing.
  const site = filters.projectId || project?.projectId;
  // Where nobody says otherwise the service knows until when: it may be tomorrow already on a site.
  const shown = {
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(site ? { projectId: site } : {}),
    ...narrowedBy(filters.hasIssues),
  };
  const [view, setView] = useView();
  const isGrid = view === "grid";
  const filtered: Wanted = { ...shown, ...wantedOf(filters) };
  const wanted: Wanted = { ...filtered, pageNumber: table.page, pageCount: table.pageCount };
  const summary = useQuery({ ...summaryQuery(wanted), enabled: !isGrid && !isWaiting });
  const grid = useQuery({
    ...gridQuery({ ...filtered, pageNumber: 1, pageCount: SLICE }),
    enabled: isGrid && !isWaiting,
  });
  useFreshRecords();
  const columns = useMemo(() => columnsOf(t, sites, optionsOf.teams(teams.data)), [t, sites, teams.data]);
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
  const control: TableControl = { ...table, filters };
  const said = isGrid ? grid.data : summary.data;
  const filter = (change: Readonly<Record<string, string>>) =>
    table.set({ page: 1, filters: { ...table.filters, ...change } });
  const beside = (
    <>
      <Dates chosen={{ startDate, endDate }} said={said} onChange={filter} />
      <PersonFilter userId={filters.userId} onChange={(userId) => filter({ userId })} />
    </>
  );
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
      {wereBroken && <Alert color="amber">{t("timesheets.filtersReset")}</Alert>}
      {said && said.replacedDates.length > 0 && <DayRangeReplaced days={{ from: said.startDate, to: said.endDate }} />}
      {isGrid ? (
        <Stack gap="sm">
          <FilterBar filters={columns} control={control} toolbar={beside} />
          {isWaiting ? (
            <LoadingState />
          ) : (
            <DayGrid
              wanted={filtered}
              empty={Object.values(filters).some(Boolean) ? <NothingFound control={control} /> : empty}
              onOpen={openDay}
            />
          )}
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
          toolbar={beside}
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
