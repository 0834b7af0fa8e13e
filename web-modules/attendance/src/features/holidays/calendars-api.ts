import { api, formData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";

export type HolidayCalendar = Schemas["HolidayCalendarPublic"];
export type CalendarDay = Schemas["CalendarDayPublic"];

export const CALENDARS = ["attendance", "holidayCalendars"] as const;

export const calendarsQuery = queryOptions({
  queryKey: CALENDARS,
  queryFn: ({ signal }) => api.get("/api/GroupSetting/QueryHolidayCalendars", { signal }),
});

export const calendarDaysQuery = (holidayCalendarId: string, year: number) =>
  queryOptions({
    queryKey: [...CALENDARS, holidayCalendarId, year],
    queryFn: ({ signal }) =>
      api.get("/api/GroupSetting/GetHolidayCalendarDays", { query: { holidayCalendarId, year }, signal }),
  });

export const setCalendar = async (body: Schemas["HolidayCalendarSet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetHolidayCalendar", { body, ...options });

export const deleteCalendar = async (body: Schemas["HolidayCalendarRef"], options: WriteKey) =>
  api.delete("/api/GroupSetting/DeleteHolidayCalendar", { body, ...options });

export const setCalendarDay = async (body: Schemas["CalendarDaySet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetHolidayCalendarDay", { body, ...options });

export const deleteCalendarDay = async (body: Schemas["CalendarDayRef"], options: WriteKey) =>
  api.delete("/api/GroupSetting/DeleteHolidayCalendarDay", { body, ...options });

export const checkCalendarCsv = async (holidayCalendarId: string, file: File) =>
  api.post("/api/GroupSetting/CheckHolidayCalendarCsv", { body: formData({ file, holidayCalendarId }) });

export const importCalendarCsv = async (holidayCalendarId: string, file: File, options: WriteKey) =>
  api.post("/api/GroupSetting/ImportHolidayCalendarCsv", { body: formData({ file, holidayCalendarId }), ...options });
