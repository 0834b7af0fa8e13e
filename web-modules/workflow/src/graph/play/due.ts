import type { Step } from "../model";
import { endOf, USUAL_WEEK, type WorkingHours } from "../working-time";

const HOUR = 3_600_000;
/** Where working hours count, a play begins on a Monday at eight, and nobody's holidays are in its way. */
const MONDAY = Date.UTC(2024, 0, 1, 8);
const PLAYED: WorkingHours = { week: USUAL_WEEK, holidays: new Map(), offsetAt: () => 0 };

/** The hour of the play at which so many hours of a step have passed that was opened at another. */
export function hoursAfter({ data }: Step, enteredAt: number, hours: number): number {
  if (!data.countsWorkingHours) return enteredAt + hours;
  const end = endOf(PLAYED, MONDAY + enteredAt * HOUR, hours * HOUR);
  return end === null ? Number.POSITIVE_INFINITY : (end - MONDAY) / HOUR;
}
