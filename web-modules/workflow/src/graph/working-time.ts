/**
 * When a time ends that only working hours count for. Forms counts by the same rule (`formwork/working_time.py`), held
 * together by `proto/vectors/working-time/ends.json`.
 */

export interface WorkingSpan {
  /** 1 is Monday. */
  weekday: number;
  /** In minutes since midnight, as the clock there says. */
  from: number;
  until: number;
}

export interface WorkingHours {
  week: readonly WorkingSpan[];
  /** By day, whether only its afternoon is free. */
  holidays: ReadonlyMap<string, boolean>;
  /** By how many milliseconds the clock there is ahead of Greenwich's at an instant. */
  offsetAt: (instant: number) => number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = 12 * 60;
const MOST_DAYS = 3660;

/** Where nobody has said otherwise. */
export const USUAL_WEEK: readonly WorkingSpan[] = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ weekday, from: 8 * 60, until: 17 * 60 },
}));

/** The first instant by which so many milliseconds of working time have passed; null: not within ten years. */
export function endOf(hours: WorkingHours, start: number, duration: number): number | null {
  const week = hours.week.toSorted((a, b) => a.from - b.from);
  const first = Math.floor((start + hours.offsetAt(start)) / DAY);
  let left = duration;
  for (let day = first; day < first + MOST_DAYS; day++) {
    const isHalf = hours.holidays.get(new Date(day * DAY).toISOString().slice(0, 10));
    const last = isHalf === undefined ? 24 * 60 : isHalf ? NOON : 0;
    const weekday = ((day + 3) % 7) + 1; // the first day of all was a Thursday
    for (const span of week) {
      if (span.weekday !== weekday || span.from >= last) continue;
      const begins = Math.max(instantOf(hours, day * DAY + span.from * MINUTE), start);
      const counted = Math.max(instantOf(hours, day * DAY + Math.min(span.until, last) * MINUTE) - begins, 0);
      if (counted >= left) return begins + left;
      left -= counted;
    }
  }
  return null;
}

/** What a change of the clocks leaves out is read as before it; of what it repeats, the first. */
function instantOf({ offsetAt }: WorkingHours, wall: number): number {
  const before = wall - offsetAt(wall - DAY);
  const after = wall - offsetAt(wall + DAY);
  return before + offsetAt(before) === wall || after + offsetAt(after) !== wall ? before : after;
}
