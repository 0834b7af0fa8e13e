import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";

export type Mapping = Schemas["Mapping"];
export type MappingSaved = Schemas["PayrollMappingPublic"];
export type PayrollCheck = Schemas["PayrollCheck"];
export type Column = Schemas["PayrollColumn"];
export type Code = Schemas["PayrollCode"];

export interface Days {
  firstDate: string;
  lastDate: string;
  projectId?: string;
}

export const mappingQuery = queryOptions({
  queryKey: [...RECORDS, "payroll", "mapping"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetPayrollMapping", { signal }),
});

export const setMapping = async (body: Schemas["PayrollMappingSet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetPayrollMapping", { body, ...options });

/** What the file of these days would hold, and what is missing for it. */
export const checkPayrollQuery = (days: Days) =>
  queryOptions({
    queryKey: [...RECORDS, "payroll", "check", days],
    queryFn: ({ signal }) => api.get("/api/TimeSheet/CheckPayroll", { query: { ...days }, signal }),
  });
