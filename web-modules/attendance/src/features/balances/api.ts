import { api, formData, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";

export type Balance = Schemas["LeaveBalancePublic"];
export type PersonBalances = Schemas["PersonBalances"];
export type LeaveAccount = Schemas["LeaveAccount"];
export type Entitlement = Schemas["LeaveEntitlementPublic"];

const BALANCES = [...RECORDS, "balances"] as const;
const ENTITLEMENTS = [...BALANCES, "entitlements"] as const;

export const ownBalancesQuery = queryOptions({
  queryKey: [...BALANCES, "own"],
  queryFn: ({ signal }) => api.get("/api/Clock/GetSelfLeaveBalances", { signal }),
});

/** What leave of these days would take and leave. Nothing is asked for. */
export const checkQuery = (body: Schemas["LeaveCheck"] | null) =>
  queryOptions({
    queryKey: [...BALANCES, "check", body],
    queryFn: ({ signal }) => api.post("/api/Clock/CheckLeaveRequest", { body: body as Schemas["LeaveCheck"], signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const balancesQuery = (body: Schemas["LeaveBalancesQuery"] | null) =>
  queryOptions({
    queryKey: [...BALANCES, body],
    queryFn: ({ signal }) =>
      api.post("/api/TimeSheet/QueryLeaveBalances", { body: body as Schemas["LeaveBalancesQuery"], signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });

export const accountQuery = (projectId: string, userId: string) =>
  queryOptions({
    queryKey: [...BALANCES, "account", projectId, userId],
    queryFn: ({ signal }) => api.get("/api/TimeSheet/GetLeaveAccount", { query: { projectId, userId }, signal }),
  });

export const adjust = async (body: Schemas["LeaveAdjust"], options: WriteKey) =>
  api.post("/api/TimeSheet/AdjustLeave", { body, ...options });

export const setStart = async (body: Schemas["LeaveStartSet"], options: WriteKey) =>
  api.post("/api/TimeSheet/SetLeaveStart", { body, ...options });

export const entitlementsQuery = queryOptions({
  queryKey: ENTITLEMENTS,
  queryFn: ({ signal }) => api.get("/api/GroupSetting/QueryLeaveEntitlements", { signal }),
});

export const setEntitlement = async (body: Schemas["LeaveEntitlementSet"], options: WriteKey) =>
  api.post("/api/GroupSetting/SetLeaveEntitlement", { body, ...options });

export const checkBalancesCsv = async (projectId: string, file: File) =>
  api.post("/api/TimeSheet/CheckLeaveBalancesCsv", { body: formData({ file, projectId }) });

export const importBalancesCsv = async (projectId: string, file: File, options: WriteKey) =>
  api.post("/api/TimeSheet/ImportLeaveBalancesCsv", { body: formData({ file, projectId }), ...options });
