/** When something was, as a box for a day and a time shows it on some clock. */
export interface Moment {
  text: string;
  /** Null: nothing was entered, or no such time is on that clock. */
  instant: string | null;
}

type StampOf = (at: Date | string) => string;

export const NO_MOMENT: Moment = { text: "", instant: null };

const HALF_A_DAY_MS = 12 * 3_600_000;

/** To the second, and which of two half past ones it was: the box says neither. */
export const momentAt = (instant: string | null, stampOf: StampOf): Moment =>
  instant === null ? NO_MOMENT : { text: stampOf(instant).slice(0, 16), instant };

function offsetMs(stamp: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(stamp) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** All instants at which the clock shows this: two where it is put back, none where it is put forward. */
export function instantsOf(text: string, stampOf: StampOf): string[] {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(wall)) return [];
  const around = [wall - HALF_A_DAY_MS, wall + HALF_A_DAY_MS];
  const offsets = new Set(around.map((at) => offsetMs(stampOf(new Date(at)))));
  return [...offsets]
    .map((offset) => new Date(wall - offset).toISOString())
    .filter((instant) => stampOf(instant).startsWith(text))
    .sort();
}

/** As it was typed: the first of two, until somebody says that it was the second. */
export const typedMoment = (text: string, stampOf: StampOf): Moment => ({
  text,
  instant: instantsOf(text, stampOf)[0] ?? null,
});
