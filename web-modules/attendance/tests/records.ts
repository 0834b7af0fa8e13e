import type { AttendanceRecord, RecordDetail, Schemas } from "../src/features/records/api";

export const jetty = { projectId: "0190a1b2-0000-7000-8000-0000000000a1", name: "Jetty 4", isProjectManager: true };
export const tower = { projectId: "0190a1b2-0000-7000-8000-0000000000a2", name: "Tower B", isProjectManager: false };

const OWNER = "0190a1b2-0000-7000-8000-0000000000b1";

export const brief: Schemas["LatestBrief"] = {
  ownerUserId: OWNER,
  state: "out",
  since: null,
  projectId: jetty.projectId,
  projectName: jetty.name,
  timeZone: "Asia/Singapore",
  attendanceRecordId: null,
  isPositionAsked: false,
  isPhotoAsked: false,
};

export const record: AttendanceRecord = {
  attendanceRecordId: "0190a1b2-0000-7000-8000-000000000001",
  ownerUserId: OWNER,
  projectId: jetty.projectId,
  projectName: jetty.name,
  timeZone: "Asia/Singapore",
  date: "2026-11-20",
  recordType: 1,
  leaves: [],
  creditedSeconds: 0,
  intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: null, breaks: [] }],
  workedSeconds: 0,
  codes: [],
  breakSeconds: 0,
  issues: ["missingCheckOut"],
  marks: [],
  state: "out",
  isCorrected: false,
  isTakenOut: false,
  revision: 3,
  mayCorrect: true,
  requestStatus: null,
  requestIds: [],
};

export const person = {
  userId: OWNER,
  fullName: "Tan Bo",
  email: "tan.bo@example.test",
  photoUrl: null,
  nameAbbreviation: "TB",
  abbreviationBgColor: "#0029A5",
};

export const detail: RecordDetail = {
  locked: null,
  ...record,
  owner: person,
  punches: [
    {
      punchId: "0190a1b2-0000-7000-8000-0000000000c1",
      ownerUserId: OWNER,
      projectId: jetty.projectId,
      checkType: 1,
      at: "2026-11-20T00:00:00Z",
      deviceTime: "2026-11-20T00:00:00Z",
      receivedAt: "2026-11-20T00:00:02Z",
      latitude: 1.3,
      longitude: 103.9,
      accuracyMeters: 12,
      distanceMeters: 2300,
      marks: ["outsideFence"],
      note: "At the supplier",
      source: 1,
      by: null,
      pressedAt: null,
      kioskName: null,
      photo: null,
      photoRefused: null,
      deviceId: "0190a1b2-0000-7000-8000-0000000000d1",
    },
  ],
  corrections: [],
};

export const summary: Schemas["PersonSummary"] = {
  ownerUserId: OWNER,
  person,
  days: 12,
  leaveDays: 0,
  creditedSeconds: 0,
  workedSeconds: 345_600,
  breakSeconds: 0,
  daysWithIssues: 2,
  isAtWork: true,
};

/** A page as lists of days answer it, which name the days that they are of. */
export function pageOf<Row>(...rows: Row[]) {
  return {
    data: rows,
    totalCount: rows.length,
    totalPageCount: 1,
    pageNumber: 1,
    pageCount: 20,
    startDate: "2026-09-24",
    endDate: "2026-11-23",
    replacedDates: [] as string[],
  };
}
