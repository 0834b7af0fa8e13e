import {
  ActionIcon,
  AppPage,
  dayOrNothing,
  EmptyState,
  Group,
  SidePane,
  useQuery,
  useSession,
  useSidePane,
} from "@groundwork/kit";
import { optionsOf, PersonLine, projectChoice } from "@groundwork/kit/directory";
import { TextField } from "@groundwork/kit/forms";
import { CalendarCheck, ChevronLeft, ChevronRight } from "@groundwork/kit/icons";
import { type Column, DataTable, type TableControl, useAllRows, useTableState } from "@groundwork/kit/table";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PayrollFile } from "../features/payroll/payroll-file";
import { useFreshRecords } from "../features/records/api";
import { SHEET, type Sheet, sheetsQuery } from "../features/sheets/api";
import { ApproveSheets } from "../features/sheets/approve-sheets";
import { ExportHours } from "../features/sheets/export-hours";
import { isHeldUp, openBreaksOf, paidText, SheetBadge, useWeekText } from "../features/sheets/sheet-parts";
import { SheetView } from "../features/sheets/sheet-view";
import { keyOfSheet, useOpenedSheet } from "../features/sheets/use-opened-sheet";
import { daysAfter } from "../features/timesheets/days";
import { messages } from "../messages";

const STATUSES = Object.values(SHEET);
/** What stands in the address may be anything. */
const isStatus = (text: string): boolean => STATUSES.some((each) => String(each) === text);

interface PeriodButtonProps {
  label: string;
  icon: ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
  onClick: () => void;
}

function PeriodButton({ label, icon: Icon, onClick }: PeriodButtonProps): ReactNode {
  return (
    <ActionIcon variant="default" size="input-sm" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

/** A pay period of everybody on the projects that somebody manages: approved, it is locked. */
export default function SheetsPage(): ReactNode {
  const t = messages.useT();
  const weekText = useWeekText();
  const { project } = useSession();
  const pane = useSidePane("sheet");
  const table = useTableState({ filters: { day: "", projectId: "", status: "" } });
  const { day = "", projectId = "", status = "" } = table.filters;
  const site = projectId || project?.projectId;
  const [begunOn, setBegunOn] = useState<string | null>(null);
  const shownDay = dayOrNothing(day) || begunOn;
  const period = shownDay ? { day: shownDay } : {};
  const wanted = {
    ...period,
    ...(site ? { projectId: site } : {}),
    ...(isStatus(status) ? { status: Number(status) as Sheet["status"] } : {}),
  };
  const sheets = useQuery(sheetsQuery({ ...wanted, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => sheetsQuery({ ...wanted, ...place }));
  const projects = useQuery(projectChoice);
  useFreshRecords();
  const { firstDate, lastDate } = sheets.data ?? {};
  useEffect(() => {
    // That in which there is something to do: whoever has done the last of it stays there, and goes on by themselves.
    if (!shownDay && firstDate && !sheets.isPlaceholderData) setBegunOn(firstDate);
  }, [shownDay, firstDate, sheets.isPlaceholderData]);
  const week = firstDate && lastDate ? { firstDate, lastDate } : null;
  const opened = useOpenedSheet({ key: pane.id, period, shown: sheets.data?.data });
  const toLookAt = (sheet: Sheet) => {
    const { changes, daysWithIssues, hasPayChanges, unknownDays = [] } = sheet;
    if (isHeldUp(sheet)) return t("sheets.hoursMissing", { count: unknownDays.length });
    const breaks = openBreaksOf(sheet);
    if (breaks.length > 0) return t("sheets.breaksNotEnded", { count: breaks.length });
    if (changes.length > 0) return t("sheets.changed");
    if (hasPayChanges) return t("pay.differs");
    return daysWithIssues > 0 ? t("timesheets.issues", { count: daysWithIssues }) : null;
  };
  const columns: Column<Sheet>[] = [
    {
      id: "person",
      header: t("timesheets.person"),
      main: true,
      value: (row) => row.owner?.fullName ?? t("timesheets.unknown"),
      cell: (row) => (row.owner ? <PersonLine person={row.owner} /> : t("timesheets.unknown")),
    },
    { id: "hours", header: t("records.hours"), value: paidText, align: "end", width: "6rem", phone: "line" },
    {
      id: "status",
      header: t("requests.status"),
      value: (row) => t(`sheets.status.${row.status}`),
      cell: (row) => <SheetBadge status={row.status} />,
      filter: STATUSES.map((each) => ({ value: String(each), label: t(`sheets.status.${each}`) })),
      width: "10rem",
      phone: "end",
    },
    { id: "looks", header: t("records.looks"), value: toLookAt, width: "12rem", phone: "line" },
    {
      id: "projectId",
      header: t("records.site"),
      value: (row) => row.projectName,
      filter: optionsOf.projects(projects.data),
      phone: "line",
    },
  ];
  // The period narrows the list without being a search that found nothing.
  const show = (value: string) => table.set({ filters: { ...table.filters, day: value } });
  const go = (day: string | null | undefined, days: number) => day && show(daysAfter(day, days));
  const control: TableControl = { ...table, filters: { projectId, status } };
  return (
    <AppPage
      title={t("sheets.title")}
      description={week ? t("sheets.about", { week: weekText(week) }) : t("sheets.one")}
      actions={
        week && (
          <>
            <PayrollFile days={{ ...week, ...(site ? { projectId: site } : {}) }} name={weekText(week)} />
            <ExportHours week={week} projectId={site ?? null} />
          </>
        )
      }
    >
      <DataTable
        id="attendance.sheets"
        label={t("sheets.title")}
        columns={columns}
        rows={sheets.data?.data}
        total={sheets.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={keyOfSheet}
        control={control}
        error={sheets.error}
        onRetry={() => void sheets.refetch()}
        onOpen={(row) => pane.open(keyOfSheet(row))}
        openedKey={pane.id}
        bulkActions={(rows, clear) => <ApproveSheets sheets={rows} onDone={clear} />}
        toolbar={
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <PeriodButton label={t("sheets.before")} icon={ChevronLeft} onClick={() => go(firstDate, -1)} />
            <TextField
              name="day"
              type="date"
              label={t("sheets.dayOfWeek")}
              value={dayOrNothing(day) || (firstDate ?? "")}
              onChange={show}
              error={null}
            />
            <PeriodButton label={t("sheets.after")} icon={ChevronRight} onClick={() => go(lastDate, 1)} />
          </Group>
        }
        empty={
          <EmptyState icon={CalendarCheck} title={t("sheets.empty")}>
            {t("sheets.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={opened !== undefined} onClose={pane.close} title={opened?.owner?.fullName ?? t("sheets.one")}>
        {opened && <SheetView key={keyOfSheet(opened)} sheet={opened} />}
      </SidePane>
    </AppPage>
  );
}
