import { api, keepPreviousData, pollBesideNotes, queryOptions, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type HoursSettings = Schemas["HoursSettings"];
export type WorkedWeek = Schemas["WorkedWeekPublic"];
export type Rate = Schemas["RatePublic"];
export type Staff = Schemas["Staff"];

export async function readSettings(projectId: string, signal?: AbortSignal): Promise<HoursSettings> {
  return api.get("/api/Budget/GetBudgetHoursCodes", { query: { projectId }, signal });
}

export const settingsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "hours-codes", projectId],
    queryFn: ({ signal }) => readSettings(projectId, signal),
    refetchInterval: pollBesideNotes("budget.codes"),
  });

export const weeksQuery = (body: Schemas["HoursQuery"]) =>
  queryOptions({
    queryKey: [...BUDGET, "hours", body],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetHours", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes("budget.codes"),
  });

export const ratesQuery = (body: Schemas["RateQuery"]) =>
  queryOptions({
    queryKey: [...BUDGET, "rates", body],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetRates", { body, signal }),
    placeholderData: keepPreviousData,
  });

export const writes = {
  setCodes: async (body: Schemas["HoursCodesUpdate"], options: WriteKey) =>
    api.put("/api/Budget/SetBudgetHoursCodes", { body, ...options }),
  createRate: async (body: Schemas["RateCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetRate", { body, ...options }),
  takeBackRate: async (costRateId: string, options: WriteKey) =>
    api.post("/api/Budget/TakeBackBudgetRate", { body: { costRateId }, ...options }),
} as const;

/** "7:45": hours and minutes, as timesheets write them. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** "7:45", or "7:44:58" where seconds count: beside a rate and an amount, so that they multiply. */
export function exactHoursText(seconds: number): string {
  const rest = seconds % 60;
  return hoursText(seconds - rest) + (rest ? `:${String(rest).padStart(2, "0")}` : "");
}
