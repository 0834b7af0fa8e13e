import { DateText } from "@groundwork/kit";
import type { ReactNode } from "react";

/** A calendar day such as 2026-03-01: the same day everywhere, so it is never shifted into a zone. */
export function DayText({ day }: { day: string | null }): ReactNode {
  return day ? <DateText when={`${day}T00:00:00Z`} timeZone="UTC" /> : "–";
}
