import type { Schemas } from "../../schemas";

export type Span = Schemas["WorkingSpanPublic"];

export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type DayField = `day${(typeof DAYS)[number]}`;
/** What is written beside each day. */
export type WeekValues = Record<DayField, string>;

const MOST_SPANS = 4;
const SPAN = /^(\d{1,2}):(\d{2})\s*[-–—~至]\s*(\d{1,2}):(\d{2})$/;

export function weekValues(week: readonly Span[]): WeekValues {
  const values = DAYS.map((day) => [`day${day}`, textOf(week.filter(({ weekday }) => weekday === day))]);
  return Object.fromEntries(values) as WeekValues;
}

/** The week as it is sent; what can't be read is left out. */
export function weekOf(values: WeekValues): Span[] {
  return DAYS.flatMap((day) =>
    (readDay(values[`day${day}`]) ?? []).map(([fromTime, untilTime]) => ({ weekday: day, fromTime, untilTime })),
  );
}

export function textOf(spans: readonly Span[]): string {
  return spans.map(({ fromTime, untilTime }) => `${fromTime}–${untilTime}`).join(", ");
}

/** From and until, in their order; null: nothing that can be read. */
export function readDay(text: string): [string, string][] | null {
  const parts = text.split(/[,，、;；]/).map((part) => part.trim());
  const spans: [string, string][] = [];
  for (const part of parts.filter(Boolean)) {
    const [, fromHour = "", fromMinute, untilHour = "", untilMinute] = SPAN.exec(part) ?? [];
    const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
    const until = `${untilHour.padStart(2, "0")}:${untilMinute}`;
    if (!isTime(from) || !(isTime(until) || until === "24:00") || from >= until) return null;
    spans.push([from, until]);
  }
  spans.sort(([a], [b]) => (a < b ? -1 : 1));
  const overlaps = spans.some(([from], at) => at > 0 && from < (spans[at - 1]?.[1] ?? ""));
  return overlaps || spans.length > MOST_SPANS ? null : spans;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
