import { useFormats } from "@groundwork/kit";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { monthOf } from "../timesheets/days";
import { useWeekText } from "./sheet-parts";

interface ExportHoursProps {
  week: { firstDate: string; lastDate: string };
  projectId: string | null;
}

/** Weeks are approved, and many pay by the month: the file has the days of either. */
export function ExportHours({ week, projectId }: ExportHoursProps): ReactNode {
  const t = messages.useT();
  const weekText = useWeekText();
  const { moment } = useFormats();
  const months = [...new Set([week.firstDate, week.lastDate].map((day) => monthOf(day).startDate))];
  const partOf = (name: string, firstDate: string, lastDate: string) => ({
    name,
    query: { firstDate, lastDate, ...(projectId ? { projectId } : {}) },
  });
  return (
    <ExportMenu
      label={t("sheets.export")}
      path="/api/TimeSheet/ExportHours"
      parts={[
        partOf(t("sheets.exportWeek", { week: weekText(week) }), week.firstDate, week.lastDate),
        ...months.map((month) => {
          const { startDate, endDate } = monthOf(month);
          return partOf(t("sheets.exportMonth", { month: moment(month, "month") }), startDate, endDate);
        }),
      ]}
      failed={t("sheets.exportFailed")}
      variant="default"
    />
  );
}
