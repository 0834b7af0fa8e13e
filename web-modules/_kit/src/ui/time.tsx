import { type ReactNode, useEffect, useReducer } from "react";
import { type DateStyle, useFormats, type When } from "../i18n/formats";

const TICK_MS = 30_000;
const SKEW_MS = 60_000;

export interface RelativeTimeProps {
  when: When;
  /** Its project's zone, for the exact time. */
  timeZone?: string | null | undefined;
}

/** "5 minutes ago", kept up to date, with the exact time on hover and for machines. */
export function RelativeTime({ when, timeZone }: RelativeTimeProps): ReactNode {
  const formats = useFormats();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const instant = new Date(when).getTime();
  const ahead = instant - Date.now();
  // What just happened by a clock that is a little ahead of this one does not lie in the future.
  const now = ahead > 0 && ahead < SKEW_MS ? instant : Date.now();
  return (
    <time dateTime={new Date(when).toISOString()} title={formats.date(when, "dateTime", timeZone)}>
      {formats.relative(when, now)}
    </time>
  );
}

export interface DateTextProps {
  when: When;
  style?: DateStyle;
  /** Its project's zone, "today" on site is not today at the head office; the company's where there is none. */
  timeZone?: string | null | undefined;
}

export function DateText({ when, style = "date", timeZone }: DateTextProps): ReactNode {
  const formats = useFormats();
  return (
    <time dateTime={new Date(when).toISOString()} title={formats.zone(timeZone)}>
      {formats.date(when, style, timeZone)}
    </time>
  );
}
