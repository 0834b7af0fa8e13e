import { api, keepPreviousData, pollBesideNotes, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { RECORDS, type Schemas, TOPIC } from "../records/api";

export type Sheet = Schemas["PeriodSheetPublic"];
export const SHEET = { open: 0, signed: 1, approved: 2, openedAgain: 3 } as const satisfies Record<
  string,
  Sheet["status"]
>;

export const ownSheets = {
  queryKey: [...RECORDS, "sheets", "own"],
  read: async (place: Pick<Schemas["SheetsQuery"], "pageNumber" | "pageCount">, signal: AbortSignal) =>
    api.post("/api/Clock/QuerySelfPeriodSheets", { body: place, signal }),
  refetchInterval: pollBesideNotes(TOPIC),
};

export const sheetsQuery = (body: Schemas["SheetsQuery"]) =>
  queryOptions({
    queryKey: [...RECORDS, "sheets", body],
    queryFn: ({ signal }) => api.post("/api/TimeSheet/QueryPeriodSheets", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(TOPIC),
  });

/** What its reader has seen: what is signed or approved is that, or nothing. */
const seenOf = ({ projectId, firstDate, workedSeconds, creditedSeconds, payDigest }: Sheet) => ({
  projectId,
  firstDate,
  workedSeconds,
  creditedSeconds,
  payDigest,
});

export const sign = async (sheet: Sheet, options: WriteKey) =>
  api.post("/api/Clock/SignPeriodSheet", { body: seenOf(sheet), ...options });

export const approve = async (sheets: readonly Sheet[], options: WriteKey) =>
  api.post("/api/TimeSheet/ApprovePeriodSheets", {
    body: { sheets: sheets.map((each) => ({ ...seenOf(each), userId: each.ownerUserId })) },
    ...options,
  });

export const openAgain = async (sheet: Sheet, reason: string, options: WriteKey) =>
  api.post("/api/TimeSheet/OpenPeriodSheet", {
    body: { userId: sheet.ownerUserId, projectId: sheet.projectId, firstDate: sheet.firstDate, reason },
    ...options,
  });
