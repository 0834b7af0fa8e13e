import type { useFormats } from "@groundwork/kit";
import type { messages } from "../../messages";
import type { AttendanceRecord } from "./api";

type T = ReturnType<typeof messages.useT>;
type DatesOf = ReturnType<typeof useFormats>["dates"];

/** From when until when, each stretch of a day, in one line: "08:09–12:00, 13:00–17:31 GMT+8". */
export function timesText(
  t: T,
  dates: DatesOf,
  { intervals, timeZone, isOver }: Pick<AttendanceRecord, "intervals" | "timeZone"> & { isOver: boolean },
): string {
  const openEnd = t(isOver ? "records.unknownEnd" : "records.now");
  const ends = intervals.flatMap(({ startsAt, endsAt }) => (endsAt ? [startsAt, endsAt] : [startsAt]));
  const { texts, offset } = dates(ends, "time", timeZone);
  const text = new Map(ends.map((when, index) => [when, texts[index]]));
  const stretches = intervals.map(
    ({ startsAt, endsAt }) => `${text.get(startsAt)}–${endsAt ? text.get(endsAt) : openEnd}`,
  );
  return [stretches.join(", "), offset].filter(Boolean).join(" ");
}
