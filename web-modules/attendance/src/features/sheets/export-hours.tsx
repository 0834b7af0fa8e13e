import { Button, download, toast, useFormats } from "@groundwork/kit";
import { Download } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
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
  const save = (firstDate: string, lastDate: string) =>
    void download(
      "/api/TimeSheet/ExportHours",
      { firstDate, lastDate, ...(projectId ? { projectId } : {}) },
      "hours.csv",
    ).catch((error: unknown) => toast.error(error, t("sheets.exportFailed")));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
          {t("sheets.export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save(week.firstDate, week.lastDate)}>
          {t("sheets.exportWeek", { week: weekText(week) })}
        </Menu.Item>
        {months.map((month) => {
          const { startDate, endDate } = monthOf(month);
          return (
            <Menu.Item key={month} onClick={() => save(startDate, endDate)}>
              {t("sheets.exportMonth", { month: moment(month, "month") })}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
