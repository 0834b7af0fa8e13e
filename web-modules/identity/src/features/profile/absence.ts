import { api, queryOptions } from "@groundwork/kit";
import type { Schemas } from "../../schemas";

export type Absence = Schemas["AbsencePublic"];
export type AwayColleague = Schemas["AwayColleague"];

export const ABSENCE = ["identity", "absence"] as const;

export const absenceQuery = queryOptions({
  queryKey: ABSENCE,
  queryFn: ({ signal }) => api.get("/api/User/GetSelfAbsence", { signal }),
});

type Options = { idempotencyKey: string };

export const setAbsence = (body: Schemas["AbsenceUpdate"], options: Options) =>
  api.put("/api/User/SetSelfAbsence", { body, ...options });

export const deleteAbsence = (options: Options) => api.delete("/api/User/DeleteSelfAbsence", { ...options });
