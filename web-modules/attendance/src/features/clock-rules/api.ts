import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS } from "../records/api";

export const clockRulesQuery = queryOptions({
  queryKey: [...RECORDS, "clockRules"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetClockRules", { signal }),
});

export const setClockRules = async (isPhotoAsked: boolean, options: WriteKey) =>
  api.put("/api/GroupSetting/SetClockRules", { body: { isPhotoAsked }, ...options });
