import type { AttendanceRecord, Punch } from "./api";

/** "7:45": hours and minutes, as timesheets write them. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

type Worked = Pick<AttendanceRecord, "workedSeconds" | "intervals">;

/** Those of a day that count so far: none is no number while its work goes on, or nobody knows when it ended. */
export function workedText({ workedSeconds, intervals }: Worked): string {
  const isOpen = intervals.some(({ startsAt, endsAt }) => startsAt === null || endsAt === null);
  return workedSeconds === 0 && isOpen ? "–" : hoursText(workedSeconds);
}

const ISSUES = [
  "missingCheckOut",
  "missingCheckIn",
  "breakNotEnded",
  "breakUnclear",
  "overlap",
  "otherSite",
  "punchAfterCorrection",
  "workOnLeave",
  "cameLate",
  "longDay",
  "noPhoto",
  "closedByRule",
] as const;
const MARKS = [
  "outsideFence",
  "poorAccuracy",
  "noPosition",
  "mockLocation",
  "clockOff",
  "clockChanged",
  "notInProject",
  "projectArchived",
  "sentLate",
  "fenceNowhere",
] as const;

export type Issue = (typeof ISSUES)[number];
export type Mark = (typeof MARKS)[number];

const known = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((each) => given.includes(each));

/** Those that this release has words for. */
export const issuesOf = ({ issues }: Pick<AttendanceRecord, "issues">): Issue[] => known(ISSUES, issues);
export const marksOf = ({ marks }: { marks: readonly string[] }): Mark[] => known(MARKS, marks);

const TO_KNOW: readonly Mark[] = ["sentLate", "fenceNowhere"];

/** Those to look at. What is good to know the line of the punch says. */
export const looksOf = (record: { marks: readonly string[] }): Mark[] =>
  marksOf(record).filter((mark) => !TO_KNOW.includes(mark));

/** Whether it came in so much later than it was pressed that a clock shows it. */
export const cameLater = ({ at, pressedAt, receivedAt }: Pick<Punch, "at" | "pressedAt" | "receivedAt">): boolean =>
  Date.parse(receivedAt) - Date.parse(pressedAt ?? at) >= 60_000;

const FOREMAN = 3;

/** Somebody pressed it for its worker. */
export const isByForeman = ({ source }: Pick<Punch, "source">): boolean => source === FOREMAN;

const SITE_CODE = 4;

/** Whoever pressed it had scanned the poster of the site. */
export const isBySiteCode = ({ source }: Pick<Punch, "source">): boolean => source === SITE_CODE;
