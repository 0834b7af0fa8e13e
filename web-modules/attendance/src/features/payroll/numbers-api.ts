import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";

/** More than fit a screen: whoever is not among them is searched for. */
const SHOWN = 50;

export const numbersQuery = queryOptions({
  queryKey: [...RECORDS, "payroll", "numbers"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/GetPayrollNumbers", { signal }),
});

export const membersQuery = (search: string) =>
  queryOptions({
    queryKey: ["identity", "members", "numbered", search],
    queryFn: ({ signal }) =>
      api.get("/api/Member/QueryMembers", {
        query: { search, sort: "name", pageNumber: 1, pageCount: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const setNumbers = async (body: Schemas["PayrollNumbersSet"], options: WriteKey) =>
  api.put("/api/GroupSetting/SetPayrollNumbers", { body, ...options });
