/** Where the keyboard is: a row of people, and in it the name, the total, or a day. */
export interface Place {
  row: number;
  col: number;
}

export const NAME_COL = 0;
export const TOTAL_COL = 1;
/** Days begin behind the name and the total. */
export const FIRST_DAY = 2;

const A_SCREEN = 10;

interface Press {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads to; null where it leads nowhere. */
export function moved(from: Place, { key, ctrlKey }: Press, rows: number, cols: number): Place | null {
  const last = { row: rows - 1, col: cols - 1 };
  const to = {
    ArrowUp: { ...from, row: from.row - 1 },
    ArrowDown: { ...from, row: from.row + 1 },
    ArrowLeft: { ...from, col: from.col - 1 },
    ArrowRight: { ...from, col: from.col + 1 },
    PageUp: { ...from, row: Math.max(0, from.row - A_SCREEN) },
    PageDown: { ...from, row: Math.min(last.row, from.row + A_SCREEN) },
    Home: ctrlKey ? { row: 0, col: 0 } : { ...from, col: 0 },
    End: ctrlKey ? last : { ...from, col: last.col },
  }[key];
  if (!to || to.row < 0 || to.col < 0 || to.row > last.row || to.col > last.col) return null;
  return to;
}

/** Each day from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  const at = new Date(`${first}T00:00:00Z`);
  for (let day = first; day <= last; day = at.toISOString().slice(0, 10)) {
    days.push(day);
    at.setUTCDate(at.getUTCDate() + 1);
  }
  return days;
}

/** Which of these days is today, or the last one where today is none of them. */
export function placeOfNewest(days: readonly string[], today: string): number {
  const at = days.indexOf(today);
  return at < 0 ? Math.max(0, days.length - 1) : at;
}

/** Of days of the week, Monday 1. */
export function isOneOf(restDays: readonly number[], day: string): boolean {
  return restDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
}

/** Which slices of rows are in sight, one more on either side: what is scrolled to is there already. */
export function slicesInSight(top: number, height: number, sliceHeight: number, slices: number): [number, number] {
  const first = Math.max(0, Math.floor(top / sliceHeight) - 1);
  return [first, Math.min(slices - 1, Math.floor((top + height) / sliceHeight) + 1)];
}
