import { pollBesideNotes, queryOptions } from "@groundwork/kit";
import { readAll } from "@groundwork/kit/directory";
import { type PersonSummary, RECORDS, readSummary, TOPIC } from "../records/api";
import { daysAfter } from "../timesheets/days";

const MONDAY = 1;
const DAYS_OF_A_WEEK = 7;

/** The Monday that the hours of a day are signed and approved with. */
export function weekBegins(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday - MONDAY + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK));
}

export interface ProjectHours {
  workedSeconds: number;
  /** People with hours in this week. */
  workers: number;
  onSite: PersonSummary[];
}

/** Of this week in a project, and who is there now. */
export const projectHoursQuery = (projectId: string, today: string) =>
  queryOptions({
    queryKey: [...RECORDS, "summary", "project", projectId, today],
    queryFn: async ({ signal }): Promise<ProjectHours> => {
      const since = (startDate: string) =>
        readAll((page) => readSummary({ projectId, startDate, endDate: today, ...page }, signal));
      // Who came on a Sunday evening may still be there on Monday.
      const [week, lately] = await Promise.all([since(weekBegins(today)), since(daysAfter(today, -1))]);
      const worked = week.filter(({ days }) => days > 0);
      return {
        workedSeconds: week.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0),
        workers: worked.length,
        onSite: lately.filter(({ isAtWork }) => isAtWork),
      };
    },
    refetchInterval: pollBesideNotes(TOPIC),
  });
