import { ErrorState, LoadingState, Text, useFormats, useQuery, VisuallyHidden } from "@groundwork/kit";
import { Flag } from "@groundwork/kit/icons";
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { messages } from "../../../messages";
import { type GridDay, type GridPage, type GridPerson, gridQuery, type Wanted } from "../../records/api";
import { hoursText } from "../../records/hours";
import classes from "./day-grid.module.css";
import { Legend } from "./day-mark";
import { GridSlice } from "./grid-slice";
import { daysBetween, FIRST_DAY, isOneOf, moved, type Place, placeOfNewest, slicesInSight } from "./places";

/** As many people as are read at once. */
export const SLICE = 25;
const ROW_HEIGHT = 44;

interface DayGridProps {
  wanted: Wanted;
  empty: ReactNode;
  onOpen: (person: GridPerson, day: GridDay | null) => void;
}

/** People and days: hours and what is to be known of each day, with totals of both. */
export function DayGrid({ wanted, empty, onOpen }: DayGridProps): ReactNode {
  const t = messages.useT();
  const page = useQuery(gridQuery({ ...wanted, pageNumber: 1, pageCount: SLICE }));
  if (page.error)
    return <ErrorState error={page.error} title={t("records.failed")} retry={() => void page.refetch()} />;
  if (!page.data) return <LoadingState />;
  if (page.data.totalCount === 0) return empty;
  return (
    <>
      <Drawn key={page.data.startDate + page.data.endDate} wanted={wanted} said={page.data} onOpen={onOpen} />
      <Text size="sm" c="dimmed" mt="xs">
        {t("grid.howTo")}
      </Text>
      <Legend />
    </>
  );
}

function Drawn({ wanted, said, onOpen }: Omit<DayGridProps, "empty"> & { said: GridPage }): ReactNode {
  const t = messages.useT();
  const { moment, stamp } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const focusing = useRef(false);
  const [view, setView] = useState({ top: 0, height: 0 });
  const days = useMemo(() => daysBetween(said.startDate, said.endDate), [said.startDate, said.endDate]);
  const holidays = useHolidays(said.holidays);
  const totals = useMemo(
    () => new Map(said.totals.map(({ date, workedSeconds }) => [date, workedSeconds])),
    [said.totals],
  );
  const today = stamp(new Date()).slice(0, 10);
  // The keyboard comes in where people look: at today, or the last of days that are over.
  const [place, setPlace] = useState<Place>(() => ({ row: 0, col: FIRST_DAY + placeOfNewest(days, today) }));
  const [rows, cols] = [said.totalCount, days.length + FIRST_DAY];
  const slices = Math.ceil(rows / SLICE);
  // Of who is filtered away meanwhile the keyboard is where the last one is.
  const active = useMemo(() => ({ ...place, row: Math.min(place.row, rows - 1) }), [place, rows]);
  const [firstSlice, lastSlice] = slicesInSight(view.top, view.height, SLICE * ROW_HEIGHT, slices);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const newest = scroller.querySelector<HTMLElement>("[data-today]");
    // Today at the end of what is in sight; of days that are over, the last one.
    const end = newest ? newest.offsetLeft + newest.offsetWidth : scroller.scrollWidth;
    alignDays(scroller, end - scroller.clientWidth);
    setView({ top: scroller.scrollTop, height: scroller.clientHeight });
  }, []);

  const focus = useCallback(({ row, col }: Place) => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-at="${row}:${col}"]`);
    if (!cell) return;
    focusing.current = false;
    cell.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).dataset.at) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      (event.target as HTMLElement).click();
      return;
    }
    const to = moved(active, event, rows, cols);
    if (!to) return;
    event.preventDefault();
    focusing.current = true;
    setPlace(to);
    // Drawn already, it has the focus at once; else as soon as it is (`GridSlice`).
    if (box.current?.querySelector(`[data-at="${to.row}:${to.col}"]`)) focus(to);
    else if (box.current) box.current.scrollTop = to.row * ROW_HEIGHT;
  };

  const sliceOfActive = Math.floor(active.row / SLICE);
  const sum = said.totals.reduce((all, { workedSeconds }) => all + workedSeconds, 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cells in it
    <div
      ref={box}
      className={classes.box}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      onKeyDown={press}
      onFocus={({ target }) => {
        const [row, col] = (target.dataset.at ?? "").split(":").map(Number);
        if (row !== undefined && col !== undefined && (row !== active.row || col !== active.col))
          setPlace({ row, col });
      }}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the keyboard walks
        role="grid"
        className={classes.grid}
        aria-label={t("grid.label")}
        aria-rowcount={rows + 2}
        aria-colcount={cols}
        aria-readonly
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.name}>
              {t("timesheets.person")}
            </th>
            <th scope="col" className={classes.total}>
              {t("grid.total")}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-free={isOneOf(said.restDays, day) || holidays.has(day) || undefined}
                data-today={day === today || undefined}
                title={holidays.get(day)}
              >
                {inTwoLines(moment(day, "weekday"))}
                {day === today && <VisuallyHidden>{t("grid.today")}</VisuallyHidden>}
                {holidays.has(day) && (
                  <>
                    <Flag size={12} aria-hidden />
                    <VisuallyHidden>{holidays.get(day)}</VisuallyHidden>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: slices }, (_, slice) => (
          <GridSlice
            // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its number
            key={slice}
            wanted={wanted}
            slice={slice}
            size={SLICE}
            rows={Math.min(SLICE, rows - slice * SLICE)}
            rowHeight={ROW_HEIGHT}
            isInSight={(slice >= firstSlice && slice <= lastSlice) || slice === sliceOfActive}
            days={days}
            holidays={holidays}
            today={today}
            active={active}
            focusing={focusing}
            onFocus={focus}
            onOpen={onOpen}
          />
        ))}
        <tfoot>
          <tr aria-rowindex={rows + 2}>
            <th scope="row" className={classes.name}>
              {t("grid.perDay")}
            </th>
            <td className={classes.total}>{hoursText(sum)}</td>
            {days.map((day) => {
              const worked = totals.get(day) ?? 0;
              return <td key={day}>{worked > 0 && hoursText(worked)}</td>;
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The first day in sight is whole, beside the columns that stay: there is room behind the last one for that. */
function alignDays(scroller: HTMLElement, left: number): void {
  const table = scroller.querySelector("table");
  const heads = [...scroller.querySelectorAll<HTMLElement>("thead th")];
  if (!table || left <= 0) return;
  const staying = heads.slice(0, FIRST_DAY).filter((each) => getComputedStyle(each).insetInlineStart !== "auto");
  const width = staying.reduce((all, each) => all + each.offsetWidth, 0);
  const begin = heads.slice(FIRST_DAY).find((each) => each.offsetLeft - width >= left);
  if (!begin) return;
  const wanted = begin.offsetLeft - width;
  const missing = wanted - (scroller.scrollWidth - scroller.clientWidth);
  if (missing > 0) table.style.borderInlineEnd = `${missing}px solid transparent`;
  scroller.scrollLeft = wanted;
}

/** Chinese has no gap between the date and the day of the week, where a line may end. */
const inTwoLines = (day: string) => day.replace("日", "日\u200b");

function useHolidays(holidays: GridPage["holidays"]): ReadonlyMap<string, string> {
  const t = messages.useT();
  return useMemo(
    () =>
      new Map(
        holidays.map(({ date, name, isHalf }) => [date, t(isHalf ? "grid.halfHoliday" : "grid.holiday", { name })]),
      ),
    [holidays, t],
  );
}
