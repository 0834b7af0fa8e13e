import { StatusBadge, type Tone, useFormats } from "@groundwork/kit";
import type { Column } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { LeaveOfDay, leaveText } from "../leave/leave-badges";
import type { AttendanceRecord } from "./api";
import { issuesOf, looksOf, workedText } from "./hours";
import { timesText } from "./times-text";

/** From when until when, each stretch of the day. */
export function Stretches({ record }: { record: AttendanceRecord }): ReactNode {
  const t = messages.useT();
  const { dates } = useFormats();
  return timesText(t, dates, { ...record, isOver: record.state === "out" });
}

type T = ReturnType<typeof messages.useT>;

function looksIn(t: T, record: AttendanceRecord): { text: string; tone: Tone }[] {
  return [
    ...(record.requestStatus === 1 ? [{ text: t("requests.waits"), tone: "waiting" as const }] : []),
    ...(record.isTakenOut ? [{ text: t("records.isTakenOut"), tone: "waiting" as const }] : []),
    ...issuesOf(record).map((issue) => ({ text: t(`issue.${issue}`), tone: "bad" as const })),
    ...looksOf(record).map((mark) => ({ text: t(`mark.${mark}`), tone: "waiting" as const })),
  ];
}

/** What somebody should look at, in words. */
export function Looks({ record }: { record: AttendanceRecord }): ReactNode {
  const t = messages.useT();
  return looksIn(t, record).map(({ text, tone }) => (
    <StatusBadge key={text} tone={tone} wraps>
      {text}
    </StatusBadge>
  ));
}

/** The same in a row, which has room for one. */
function FirstLook({ record }: { record: AttendanceRecord }): ReactNode {
  const t = messages.useT();
  const [first, ...more] = looksIn(t, record);
  if (!first) return null;
  return (
    <StatusBadge tone={first.tone}>
      {more.length > 0 ? t("records.andMore", { first: first.text, count: more.length }) : first.text}
    </StatusBadge>
  );
}

export function useRecordColumns(): Column<AttendanceRecord>[] {
  const t = messages.useT();
  const { moment, dates } = useFormats();
  return useMemo(
    () => [
      {
        id: "date",
        header: t("records.day"),
        main: true,
        value: (row) => moment(row.date, "weekday"),
        width: "9rem",
      },
      {
        id: "hours",
        header: t("records.hours"),
        value: (row) => workedText(row),
        align: "end",
        width: "6rem",
        phone: "end",
      },
      {
        id: "times",
        header: t("records.times"),
        value: (row) => timesText(t, dates, { ...row, isOver: row.state === "out" }),
        phone: "number",
      },
      {
        id: "looks",
        header: t("records.looks"),
        value: (row) =>
          looksIn(t, row)
            .map(({ text }) => text)
            .join(", "),
        cell: (row) => <FirstLook record={row} />,
        width: "12rem",
        phone: "line",
      },
      {
        id: "leave",
        header: t("leave.title"),
        value: (row) => row.leaves.map((leave) => leaveText(t, leave)).join(", "),
        cell: (row) => <LeaveOfDay record={row} />,
        phone: "line",
      },
      { id: "site", header: t("records.site"), value: (row) => row.projectName, phone: "line" },
    ],
    [t, moment, dates],
  );
}
