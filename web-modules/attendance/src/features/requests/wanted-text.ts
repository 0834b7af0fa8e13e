import type { useFormats } from "@groundwork/kit";
import type { messages } from "../../messages";
import { timesText } from "../records/times-text";
import type { AttendanceRequest } from "./api";

/** What kind of day is asked for; null where leave says so itself. */
export function kindText(t: ReturnType<typeof messages.useT>, { leave, now }: AttendanceRequest): string | null {
  if (leave) return null;
  return t(now.length === 0 ? "home.requests.missing" : "home.requests.changed");
}

/** Work or leave as it should be, in one line. */
export function wantedText(
  t: ReturnType<typeof messages.useT>,
  { dates, moment }: ReturnType<typeof useFormats>,
  { leave, ...request }: AttendanceRequest,
): string {
  if (!leave) return timesText(t, dates, { ...request, isOver: true });
  const days = [...new Set([leave.firstDate, leave.lastDate])].map((day) => moment(day)).join(" – ");
  return `${leave.name}, ${days}, ${t("leave.days", { count: leave.days })}`;
}
