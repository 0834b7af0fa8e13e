import { fakeApi, signedInCookie } from "@groundwork/kit/testing";
import type { Sheet } from "../src/features/sheets/api";
import { brief, jetty, pageOf, person } from "./records";

export const sheet: Sheet = {
  ownerUserId: person.userId,
  owner: person,
  projectId: jetty.projectId,
  projectName: jetty.name,
  firstDate: "2026-11-16",
  lastDate: "2026-11-22",
  status: 0,
  workedSeconds: 144_000,
  creditedSeconds: 28_800,
  codes: [],
  leaveDays: 1,
  daysWithIssues: 0,
  unknownDays: [],
  openBreaks: [],
  isOver: true,
  signedAt: null,
  signedSeconds: null,
  approvedBy: null,
  approvedAt: null,
  approvedSeconds: null,
  reason: "",
  changes: [],
  pay: [],
  hasPayChanges: false,
  payDigest: "0123456789abcdef",
  maySign: false,
  mayApprove: true,
  mayOpen: false,
};

export const SIGN = "/api/Clock/SignPeriodSheet";
export const APPROVE = "/api/TimeSheet/ApprovePeriodSheets";
export const OPEN = "/api/TimeSheet/OpenPeriodSheet";

export function api(shown: Sheet) {
  signedInCookie();
  const page = { ...pageOf(shown), firstDate: shown.firstDate, lastDate: shown.lastDate };
  return fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => brief,
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () => pageOf(),
    "POST /api/Clock/QuerySelfAttendanceRecordRequests": () => pageOf(),
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    "GET /api/Clock/GetSelfLeaveBalances": () => ({ date: "2026-11-23", startsOn: null, balances: [] }),
    "POST /api/Clock/QuerySelfPeriodSheets": () => page,
    "POST /api/TimeSheet/QueryPeriodSheets": () => page,
    [`POST ${SIGN}`]: () => null,
    [`POST ${APPROVE}`]: () => ({
      approved: 0,
      notApproved: [{ ownerUserId: person.userId, projectId: jetty.projectId, reason: "Its days have changed." }],
    }),
    [`POST ${OPEN}`]: () => null,
  });
}
