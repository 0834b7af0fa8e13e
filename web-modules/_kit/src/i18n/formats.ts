import { useMemo } from "react";
import { getLocale, type Locale } from "./locale";
import { useLocale } from "./messages";

export type When = string | number | Date;
export type DateStyle = "date" | "time" | "dateTime" | "dayMonth" | "weekday";

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  dayMonth: { day: "numeric", month: "short" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
};

/** English is written as sites outside of the United States write it: 21 Nov 2026, 20:12. */
const REGIONS: Record<Locale, string> = { en: "en-GB", "zh-CN": "zh-CN" };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ["second", 1, MINUTE],
  ["minute", MINUTE, HOUR],
  ["hour", HOUR, DAY],
  ["day", DAY, 30 * DAY],
  ["month", 30 * DAY, 365 * DAY],
  ["year", 365 * DAY, Number.POSITIVE_INFINITY],
];

export interface Formats {
  /** In `timeZone` when given (a project's), else in the zone of the device. */
  date: (when: When, style?: DateStyle, timeZone?: string) => string;
  /** "5 minutes ago". */
  relative: (when: When, now?: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Money in integer minor units. */
  money: (minor: number, currency: string) => string;
  percent: (share: number) => string;
  fileSize: (bytes: number) => string;
  list: (items: readonly string[]) => string;
}

function build(locale: string): Formats {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    date: (when, style = "date", timeZone) =>
      new Intl.DateTimeFormat(locale, { ...STYLES[style], ...(timeZone ? { timeZone } : {}) }).format(new Date(when)),
    relative: (when, now = Date.now()) => {
      const seconds = (new Date(when).getTime() - now) / 1000;
      const [unit, size] = UNITS.find(([, , limit]) => Math.abs(seconds) < limit) ?? ["year", 365 * DAY];
      return relative.format(Math.trunc(seconds / size), unit);
    },
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    money: (minor, currency) => {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return format.format(minor / 10 ** digits);
    },
    percent: (share) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(share),
    fileSize: (bytes) => {
      const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), 3);
      const unit = (["byte", "kilobyte", "megabyte", "gigabyte"] as const)[step] ?? "byte";
      // Short, bytes have no plural.
      const unitDisplay = unit === "byte" ? "long" : "short";
      const options: Intl.NumberFormatOptions = { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 };
      return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step);
    },
    list: (items) => list.format(items),
  };
}

const cache = new Map<Locale, Formats>();

/** Formats of the current language, outside of React; a component uses `useFormats`. */
export function formats(): Formats {
  const locale = getLocale();
  let found = cache.get(locale);
  if (!found) {
    found = build(REGIONS[locale]);
    cache.set(locale, found);
  }
  return found;
}

export function useFormats(): Formats {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `formats` reads the language, which is what may change
  return useMemo(formats, [locale]);
}
