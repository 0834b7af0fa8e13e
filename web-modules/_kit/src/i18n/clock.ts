/**
 * On whose clock an instant is read, and how it is written: decided here alone. What belongs to a project is read on the
 * project's clock, anything else on the company's; whoever is in no company yet has only their device's. Where that
 * device's own clock says something else, the instant tells how far the clock it was read on is from Greenwich's.
 * Days, and times that somebody wrote as the clock beside them said, are the same for everybody.
 *
 * `chassis/wall_clock.py` is the same for papers, mails and files; both write alike.
 */

export type When = string | number | Date;
export type DateStyle = "date" | "time" | "dateTime" | "dayMonth" | "month" | "weekday";

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  dayMonth: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
};

/** Only this year goes without saying. */
const ANY_YEAR: Partial<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  dayMonth: { ...STYLES.dayMonth, year: "numeric" },
  weekday: { ...STYLES.weekday, year: "numeric" },
};

const DAY_MS = 24 * 3600 * 1000;

export interface Together {
  texts: string[];
  /** "GMT+8"; nothing where the device's clock says the same, or where each text had to say its own. */
  offset: string;
}

export interface Clock {
  /** The zone in which an instant is read: the given one (a project's), else the company's, else the device's. */
  zone: (timeZone?: string | null) => string;
  instant: (when: When, style: DateStyle, timeZone?: string | null) => string;
  /** Instants that stand in one line: how far their clock is from Greenwich's is told once, behind them all. */
  instants: (whens: readonly When[], style: DateStyle, timeZone?: string | null) => Together;
  /** For tables that programs read: 2026-11-21T06:42:07.512+08:00. */
  stamp: (when: When, timeZone?: string | null) => string;
  /** "2026-11-21", "2026-11-21T14:30" or "14:30", as the clock there said already. */
  moment: (moment: string, style?: DateStyle) => string;
  /** When a day begins there; null where there is no such day. */
  startOfDay: (day: string, timeZone?: string | null) => Date | null;
}

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: a list writes hundreds of instants, and making a formatter takes longer than using it. */
function formatter(locale: string, zone: string, key: string, options: Intl.DateTimeFormatOptions) {
  const id = `${locale} ${zone} ${key}`;
  let found = formatters.get(id);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    formatters.set(id, found);
  }
  return found;
}

/** By how much the clock there is ahead of Greenwich's. */
function offsetMs(at: number, zone: string): number {
  const whole: Intl.DateTimeFormatOptions = {
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  };
  const parts = formatter("en-US", zone, "parts", whole).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(at / 1000) * 1000;
}

const yearOf = (at: Date, zone: string): string => formatter("en-US", zone, "year", { year: "numeric" }).format(at);

/** `now`: the year that it is, where it is read. */
function written(locale: string, zone: string, at: Date, style: DateStyle, now: string): string {
  const otherYear = ANY_YEAR[style];
  return otherYear && yearOf(at, zone) !== now
    ? formatter(locale, zone, `${style} year`, otherYear).format(at)
    : formatter(locale, zone, style, STYLES[style]).format(at);
}

function hoursAndMinutes(offset: number): [sign: string, hours: number, minutes: string] {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return [offset < 0 ? "-" : "+", Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
}

/** GMT+8, GMT-3:30. Browsers differ in how they write none at all. */
function fromGreenwich(offset: number): string {
  if (offset === 0) return "GMT";
  const [sign, hours, minutes] = hoursAndMinutes(offset);
  return `GMT${sign}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
}

export function clockOf(locale: string, companyZone: string | null, device: string = deviceZone()): Clock {
  const zone = (timeZone?: string | null) => timeZone || companyZone || device;
  const read = (when: When, style: DateStyle, timeZone?: string | null) => {
    const at = new Date(when);
    const place = zone(timeZone);
    const write = (where: string) => written(locale, where, at, style, yearOf(new Date(), where));
    const text = write(place);
    return { text, offset: text === write(device) ? "" : fromGreenwich(offsetMs(at.getTime(), place)) };
  };
  const whole = ({ text, offset }: ReturnType<typeof read>) => (offset ? `${text} ${offset}` : text);
  return {
    zone,
    instant: (when, style, timeZone) => whole(read(when, style, timeZone)),
    instants: (whens, style, timeZone) => {
      const all = whens.map((when) => read(when, style, timeZone));
      const [offset = "", ...others] = new Set(all.map((each) => each.offset));
      // Clocks changed in between.
      if (others.length > 0) return { texts: all.map(whole), offset: "" };
      return { texts: all.map(({ text }) => text), offset };
    },
    stamp: (when, timeZone) => {
      const at = new Date(when).getTime();
      const offset = offsetMs(at, zone(timeZone));
      const [sign, hours, minutes] = hoursAndMinutes(offset);
      const local = new Date(at + offset).toISOString().slice(0, -1);
      return `${local}${sign}${String(hours).padStart(2, "0")}:${minutes}`;
    },
    moment: (moment, style = moment.includes("T") ? "dateTime" : "date") => {
      if (/^\d\d:\d\d$/.test(moment)) return moment;
      const local = new Date(`${moment.includes("T") ? moment : `${moment}T00:00`}Z`);
      return written(locale, "UTC", local, style, yearOf(new Date(), zone()));
    },
    startOfDay: (day, timeZone) => {
      const place = zone(timeZone);
      const midnight = Date.parse(`${day}T00:00:00Z`);
      if (Number.isNaN(midnight)) return null;
      // Clocks may change at midnight: there is none then, or it comes twice.
      const [first] = [midnight - DAY_MS, midnight + DAY_MS]
        .map((around) => midnight - offsetMs(around, place))
        .filter((at) => new Date(at + offsetMs(at, place)).toISOString().startsWith(day))
        .sort((one, other) => one - other);
      return first === undefined ? null : new Date(first);
    },
  };
}
