import { CalendarHeart, CalendarX2, CircleDot, CircleHelp, Flag, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import type { GridDay } from "../../records/api";
import { hoursText } from "../../records/hours";
import classes from "./day-grid.module.css";

type T = ReturnType<typeof messages.useT>;

const SIZE = 13;

/** Its hours as they are written in a cell: none where there was no work, no number where nobody knows the end. */
export function cellText(day: GridDay): string {
  if (!day.isWork) return "";
  return day.workedSeconds === 0 && day.isEndUnknown ? "–" : hoursText(day.workedSeconds);
}

/** All that the signs of a cell say, for who hears it. */
export function cellWords(t: T, day: GridDay): string {
  const sites = day.attendanceRecordIds.length;
  return [
    cellText(day).replace("–", ""),
    day.isAtWork && t("grid.atWork"),
    day.isLeftOpen && t("grid.open"),
    day.leaveDays > 0 && t(day.leaveDays < 1 ? "grid.halfLeave" : "grid.leave"),
    day.isTakenOut && t("grid.takenOut"),
    day.hasIssues && !day.isLeftOpen && t("grid.looks"),
    sites > 1 && t("grid.sites", { count: sites }),
  ]
    .filter(Boolean)
    .join(", ");
}

export function DaySigns({ day }: { day: GridDay }): ReactNode {
  return (
    <span className={classes.signs} aria-hidden>
      {day.isAtWork && <CircleDot size={SIZE} />}
      {day.leaveDays > 0 && (
        <>
          <CalendarHeart size={SIZE} />
          {day.leaveDays < 1 && "½"}
        </>
      )}
      {day.isTakenOut && <CalendarX2 size={SIZE} />}
      {day.isLeftOpen && <CircleHelp size={SIZE} className={classes.alert} />}
      {day.hasIssues && !day.isLeftOpen && <TriangleAlert size={SIZE} className={classes.warning} />}
    </span>
  );
}

/** What the signs mean. */
export function Legend(): ReactNode {
  const t = messages.useT();
  return (
    <ul className={classes.legend} aria-label={t("grid.legend")}>
      <li>
        <CircleDot size={SIZE} aria-hidden /> {t("grid.atWork")}
      </li>
      <li>
        <CalendarHeart size={SIZE} aria-hidden /> {t("grid.leave")}
      </li>
      <li>
        <CircleHelp size={SIZE} className={classes.alert} aria-hidden /> {t("grid.open")}
      </li>
      <li>
        <TriangleAlert size={SIZE} className={classes.warning} aria-hidden /> {t("grid.looks")}
      </li>
      <li>
        <CalendarX2 size={SIZE} aria-hidden /> {t("grid.takenOut")}
      </li>
      <li>
        <Flag size={SIZE} aria-hidden /> {t("grid.holidays")}
      </li>
    </ul>
  );
}
