import type { Interval, Schemas } from "./api";
import { type Moment, momentAt, NO_MOMENT, typedMoment } from "./moments";

/** From when until when, as it is entered. */
export interface Stretch {
  /** Its own on the screen: rows come and go. */
  key: string;
  from: Moment;
  until: Moment;
}

export interface Work extends Stretch {
  breaks: readonly Stretch[];
}

type StampOf = (at: Date | string) => string;

export const newStretch = (from = NO_MOMENT): Stretch => ({ key: crypto.randomUUID(), from, until: NO_MOMENT });

export const newWork = (day: string, stampOf: StampOf): Work => ({
  ...newStretch(typedMoment(`${day}T08:00`, stampOf)),
  breaks: [],
});

export function workOf(intervals: readonly Interval[], stampOf: StampOf): Work[] {
  const stretchOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): Stretch => ({
    key: startsAt,
    from: momentAt(startsAt, stampOf),
    until: momentAt(endsAt, stampOf),
  });
  return intervals.map((each) => ({ ...stretchOf(each), breaks: each.breaks.map(stretchOf) }));
}

/** The first that nobody knows the end of, with a likely one. */
export function ended(intervals: readonly Interval[], likelyEnd: string | null): Interval[] {
  const open = intervals.findIndex(({ endsAt }) => endsAt === null);
  return intervals.map((each, at) => (at === open ? { ...each, endsAt: likelyEnd } : each));
}

/** The same times of another day, or on another clock. */
export function movedWork(work: readonly Work[], day: string, stampOf: StampOf): Work[] {
  const moved = ({ text }: Moment) => (text ? typedMoment(`${day}${text.slice(10)}`, stampOf) : NO_MOMENT);
  const stretch = (each: Stretch): Stretch => ({ key: each.key, from: moved(each.from), until: moved(each.until) });
  return work.map((each) => ({ ...stretch(each), breaks: each.breaks.map(stretch) }));
}

export function isWhole(work: readonly Work[]): boolean {
  const stretches = work.flatMap((each) => [each, ...each.breaks]);
  return stretches.length > 0 && stretches.every(({ from, until }) => from.instant !== null && until.instant !== null);
}

export function sentOf(work: readonly Work[]): Schemas["WorkedIn"][] {
  const span = ({ from, until }: Stretch) => ({ startsAt: from.instant ?? "", endsAt: until.instant ?? "" });
  return work.map((each) => ({ ...span(each), breaks: each.breaks.map(span) }));
}

/** "08:00–12:00 (09:00–09:15), 13:00–17:00": to tell one from another. */
export function workText(work: readonly Work[]): string {
  const span = ({ from, until }: Stretch) => `${from.text.slice(11) || "?"}–${until.text.slice(11) || "?"}`;
  return work
    .map((each) => span(each) + (each.breaks.length > 0 ? ` (${each.breaks.map(span).join(", ")})` : ""))
    .join(", ");
}
