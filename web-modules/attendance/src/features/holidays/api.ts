import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";

export type Holiday = Schemas["HolidayPublic"];
export type HolidaySaved = Schemas["HolidaySaved"];

export const HOLIDAYS = ["attendance", "holidays"] as const;

export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: [...HOLIDAYS, year],
    queryFn: ({ signal }) => api.get("/api/GroupSetting/GroupHolidays", { query: { year }, signal }),
  });

export const createHoliday = async (body: Schemas["HolidayCreate"], options: WriteKey) =>
  api.post("/api/GroupSetting/CreateHoliday", { body, ...options });

export const updateHoliday = async (body: Schemas["HolidayUpdate"], options: WriteKey) =>
  api.put("/api/GroupSetting/UpdateHoliday", { body, ...options });

export const deleteHoliday = async ({ holidayId, revision }: Holiday, options: WriteKey) =>
  api.delete("/api/GroupSetting/DeleteHoliday", { body: { holidayId, revision }, ...options });
