import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";

export type HoursCode = Schemas["HoursCode"];

/** What is not among so many is looked for. */
const SHOWN = 50;

export const codesQuery = (projectId: string, search: string) =>
  queryOptions({
    queryKey: ["attendance", "codes", projectId, search],
    queryFn: ({ signal }) =>
      api.post("/api/Clock/QueryHoursCodes", { body: { projectId, search, pageNumber: 1, pageCount: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });

export const splitHours = async (body: Schemas["RecordSplit"], options: WriteKey) =>
  api.put("/api/Clock/SplitAttendanceRecord", { body, ...options });
