import type { useFormats } from "@groundwork/kit";
import type { messages } from "../../messages";
import type { AttendanceRecord } from "./api";

type T = ReturnType<typeof messages.useT>;
type DateOf = ReturnType<typeof useFormats>["date"];

/** From when until when, in one line. */
export function timesText(
  t: T,
  date: DateOf,
  { intervals, timeZone, isOver }: Pick<AttendanceRecord, "intervals" | "timeZone"> & { isOver: boolean },
): string {
  const time = (when: string) => date(when, "time", timeZone);
  const openEnd = t(isOver ? "records.unknownEnd" : "records.now");
  return intervals.map(({ startsAt, endsAt }) => `${time(startsAt)}–${endsAt ? time(endsAt) : openEnd}`).join(", ");
}
