import type { Formats } from "../i18n/formats";

/** Two days, both included; an empty one is open. */
export interface Days {
  from: string;
  to: string;
}

/** What stands in the address may be anything: the thirtieth of February is no day either. */
export function dayOrNothing(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : "";
}

/** The days that can be used of those given, and whether they are others: no day is open, the later one is the last. */
export function usableDays(given: Days): { days: Days; isReplaced: boolean } {
  const [from, to] = [dayOrNothing(given.from), dayOrNothing(given.to)];
  const days = from && to && from > to ? { from: to, to: from } : { from, to };
  return { days, isReplaced: days.from !== given.from || days.to !== given.to };
}

/** The instants between which they lie: from the first midnight up to the one after the last. */
export function instantsOf({ from, to }: Days, startOfDay: Formats["startOfDay"]): { from?: string; to?: string } {
  const first = from ? startOfDay(from) : null;
  const end = to ? startOfDay(dayAfter(to)) : null;
  return { ...(first ? { from: first.toISOString() } : {}), ...(end ? { to: end.toISOString() } : {}) };
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return day;
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
