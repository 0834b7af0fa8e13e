import { dayOrNothing } from "@groundwork/kit";

export interface Period {
  startDate: string;
  endDate: string;
}

/** The month that a day is in, or one so many before or after it. */
export function monthOf(day: string, by = 0): Period {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const on = (...of: [number, number, number]) => new Date(Date.UTC(...of)).toISOString().slice(0, 10);
  return { startDate: on(year, month - 1 + by, 1), endDate: on(year, month + by, 0) };
}

export function isMonth({ startDate, endDate }: Period): boolean {
  if (dayOrNothing(startDate) === "") return false;
  const month = monthOf(startDate);
  return month.startDate === startDate && month.endDate === endDate;
}

/** So many days after one, or before it. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
