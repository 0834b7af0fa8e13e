import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";

export type Absence = Schemas["AbsencePublic"];

export const absenceQuery = queryOptions({
  queryKey: [...RECORDS, "absence"],
  queryFn: ({ signal }) => api.get("/api/TimeSheet/GetApproverAbsence", { signal }),
});

export const setAbsence = async (body: Schemas["AbsenceSet"], options: WriteKey) =>
  api.put("/api/TimeSheet/SetApproverAbsence", { body, ...options });

export const endAbsence = async (options: WriteKey) =>
  api.delete("/api/TimeSheet/DeleteApproverAbsence", { ...options });
