import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas } from "../records/api";
import type { Sheet } from "../sheets/api";

export type PayRules = Schemas["PayRulesPublic"];
export type Rules = Schemas["Rules"];
export type PayDraft = Omit<Schemas["PayRulesSet"], "revision" | "groupId">;
export type Preview = Schemas["PayRulesPreview"];
export type SheetPay = Schemas["SheetPay"];
export type PayPeriods = Schemas["PayPeriods"];
export type PeriodKind = Schemas["PeriodKind"];
export type PayKind = Schemas["PayKind"];

const PAY = [...RECORDS, "pay"] as const;

export const payRulesQuery = queryOptions({
  queryKey: [...PAY, "rules"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/QueryPayRules", { signal }),
});

/** What rules would make of days that were. Nothing is saved. */
export const previewQuery = (body: Schemas["PayRulesPreviewQuery"] | null) =>
  queryOptions({
    queryKey: [...PAY, "preview", body],
    queryFn: ({ signal }) =>
      api.post("/api/GroupSetting/PreviewPayRules", { body: body as Schemas["PayRulesPreviewQuery"], signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const setPayRules = async (body: Schemas["PayRulesSet"], options: WriteKey) =>
  api.post("/api/GroupSetting/SetPayRules", { body, ...options });

export const withdrawPayRules = async ({ payRulesId }: PayRules, options: WriteKey) =>
  api.post("/api/GroupSetting/WithdrawPayRules", { body: { payRulesId }, ...options });

/** What a sheet is paid, and why; `own` where it is the reader's. */
export const sheetPayQuery = ({ ownerUserId: userId, projectId, firstDate }: Sheet, own: boolean) =>
  queryOptions({
    queryKey: [...PAY, "sheet", own, userId, projectId, firstDate],
    queryFn: ({ signal }) =>
      own
        ? api.get("/api/Clock/GetSelfSheetPay", { query: { projectId, firstDate }, signal })
        : api.get("/api/TimeSheet/GetSheetPay", { query: { userId, projectId, firstDate }, signal }),
  });

export const payPeriodsQuery = queryOptions({
  queryKey: [...PAY, "periods"],
  queryFn: ({ signal }) => api.get("/api/GroupSetting/QueryPayPeriods", { signal }),
});

export const setPayPeriod = async (body: Schemas["PayPeriodSet"], options: WriteKey) =>
  api.post("/api/GroupSetting/SetPayPeriod", { body, ...options });
