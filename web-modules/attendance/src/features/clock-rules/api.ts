import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";

export type RequestRules = Schemas["RequestRulesPublic"];
export type OpenDayRules = Schemas["OpenDayRulesPublic"];

export const clockRulesQuery = queryOptions({
  queryKey: [...RECORDS, "clockRules"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetClockRules", { signal }),
});

export const setClockRules = async (isPhotoAsked: boolean, options: WriteKey) =>
  api.put("/api/GroupSetting/SetClockRules", { body: { isPhotoAsked }, ...options });

export const openDayRulesQuery = queryOptions({
  queryKey: [...RECORDS, "openDayRules"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetOpenDayRules", { signal }),
});

export const setOpenDayRules = async (body: Schemas["OpenDayRulesSet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetOpenDayRules", { body, ...options });

export const requestRulesQuery = queryOptions({
  queryKey: [...RECORDS, "requestRules"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetRequestRules", { signal }),
});

export const setRequestRules = async (body: Schemas["RequestRulesSet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetRequestRules", { body, ...options });
