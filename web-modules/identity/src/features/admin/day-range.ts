import type { Formats } from "@groundwork/kit";

/** The instants between which a range of calendar days lies: from the first midnight up to the one after the last. */
export function instantsOf(
  from: string,
  to: string,
  startOfDay: Formats["startOfDay"],
): { from?: string; to?: string } {
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
