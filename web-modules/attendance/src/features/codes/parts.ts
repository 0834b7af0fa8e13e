import { hoursText } from "../records/hours";
import type { HoursCode } from "./api";

/** Hours on one code, as they are entered. */
export interface Part {
  /** Its own on the screen: rows come and go. */
  key: string;
  code: HoursCode | null;
  hours: string;
}

type CodeHours = HoursCode & { seconds: number };

export const newPart = (): Part => ({ key: crypto.randomUUID(), code: null, hours: "" });

/** Of a day that is on no codes, an empty one to begin with. */
export const partsOf = (codes: readonly CodeHours[]): Part[] =>
  codes.length === 0
    ? [{ key: "first", code: null, hours: "" }]
    : codes.map(({ budgetCodeId, number, name, seconds }) => ({
        key: budgetCodeId,
        code: { budgetCodeId, number, name },
        hours: hoursText(seconds),
      }));

/** Of "2:30", "2.5" or "2,5"; null: no time at all. */
export function minutesOf(text: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) || null;
  const hours = text.trim().replace(",", ".");
  return /^\d{1,2}(\.\d{1,2})?$/.test(hours) ? Math.round(Number(hours) * 60) || null : null;
}

/** What is on none of the codes; below nothing: they have more than the day. */
export const secondsLeft = (workedSeconds: number, parts: readonly Part[]): number =>
  parts.reduce((left, { hours }) => left - 60 * (minutesOf(hours) ?? 0), workedSeconds);

export const nameOf = ({ number, name }: HoursCode): string => `${number} ${name}`;

export const partsText = (parts: readonly Part[]): string =>
  parts.flatMap(({ code, hours }) => (code ? [`${nameOf(code)} ${hours}`] : [])).join(", ");
