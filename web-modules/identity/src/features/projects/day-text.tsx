import { useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";

/** A calendar day such as 2026-03-01: the same day everywhere, so it is never shifted into a zone. */
export function DayText({ day }: { day: string | null }): ReactNode {
  const formats = useFormats();
  return day ? <time dateTime={day}>{formats.moment(day)}</time> : "–";
}
