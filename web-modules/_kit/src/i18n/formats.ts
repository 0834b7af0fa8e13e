import { useMemo, useSyncExternalStore } from "react";
import { type Clock, clockOf, type DateStyle, type Together, type When } from "./clock";
import { getCompanyZone, subscribeCompanyZone } from "./company-zone";
import { getLocale, type Locale } from "./locale";
import { useLocale } from "./messages";
import { formatAmount } from "./money";

export type { DateStyle, Together, When };

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
  /** An instant, on the clock of its project when that is given, else on the company's. */
  date: (when: When, style?: DateStyle, timeZone?: string | null) => string;
  /** Instants of one line, which say once on whose clock they are read. */
  dates: (whens: readonly When[], style?: DateStyle, timeZone?: string | null) => Together;
  /** A calendar day or a local time, "2026-11-21" or "2026-11-21T14:30": the same wherever it is read. */
  moment: (moment: string, style?: DateStyle) => string;
  /** An instant for a table that programs read, with how far its clock is from Greenwich's. */
  stamp: (when: When, timeZone?: string | null) => string;
  /** The place whose clock an instant is read on: "Asia/Singapore". */
  zone: (timeZone?: string | null) => string;
  /** When a calendar day begins on that clock; null for no day. */
  startOfDay: (day: string, timeZone?: string | null) => Date | null;
  /** "5 minutes ago". */
  relative: (when: When, now?: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Money in integer minor units. */
  money: (minor: number, currency: string) => string;
  /** Money as it comes over the wire: "1250.50". */
  amount: (written: string, currency: string) => string;
  percent: (share: number) => string;
  fileSize: (bytes: number) => string;
  list: (items: readonly string[]) => string;
}

function build(locale: string, clock: Clock): Formats {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    date: (when, style = "date", timeZone) => clock.instant(when, style, timeZone),
    dates: (whens, style = "date", timeZone) => clock.instants(whens, style, timeZone),
    moment: clock.moment,
    stamp: clock.stamp,
    zone: (timeZone) => clock.zone(timeZone).replaceAll("_", " "),
    startOfDay: clock.startOfDay,
    relative: (when, now = Date.now()) => {
      const seconds = (new Date(when).getTime() - now) / 1000;
      const [unit, size] = UNITS.find(([, , limit]) => Math.abs(seconds) < limit) ?? ["year", 365 * DAY];
      // What was made to last seven days has seven left, also a minute later.
      return relative.format(seconds > 0 ? Math.round(seconds / size) : Math.trunc(seconds / size), unit);
    },
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    money: (minor, currency) => {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return format.format(minor / 10 ** digits);
    },
    amount: (written, currency) => formatAmount(written, currency, locale),
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

const cache = new Map<string, Formats>();

/** Formats of the current language and company, outside of React; a component uses `useFormats`. */
export function formats(): Formats {
  const locale = getLocale();
  const zone = getCompanyZone();
  const key = `${locale} ${zone}`;
  let found = cache.get(key);
  if (!found) {
    found = build(REGIONS[locale], clockOf(REGIONS[locale], zone));
    cache.set(key, found);
  }
  return found;
}

export function useFormats(): Formats {
  const locale = useLocale();
  const zone = useSyncExternalStore(subscribeCompanyZone, getCompanyZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `formats` reads both, which are what may change
  return useMemo(formats, [locale, zone]);
}
