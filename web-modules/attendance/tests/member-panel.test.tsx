import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import MemberPanel from "../src/features/person/member-panel";
import type { AttendanceRecord } from "../src/features/records/api";
import { account, paid } from "./balances";
import { jetty, pageOf, person, record, tower } from "./records";

const RECORDS = "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel";
const ACCOUNT = "GET /api/TimeSheet/GetLeaveAccount";

beforeEach(() => {
  signedInCookie();
  // A Monday.
  vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

const day = (date: string, workedSeconds: number): AttendanceRecord => ({ ...record, date, workedSeconds, issues: [] });
const quiet = {
  [RECORDS]: () => pageOf(day("2026-11-23", 3600)),
  [ACCOUNT]: () => account,
};

function open(of: { projectId: string }[] = [jetty], access: "manager" | "admin" = "manager") {
  const { profile } = testSession();
  const projects = [jetty, tower].map((each) => ({ ...each, timeZone: "Asia/Singapore" }));
  const session = testSession({ access, profile: profile && { ...profile, projects } });
  const member = {
    userId: person.userId,
    fullName: person.fullName,
    projects: of.map(({ projectId }) => ({ projectId, isArchived: false })),
  };
  return renderInKit(<MemberPanel member={member} />, { session });
}

test("beside a member stand this week's hours, where they are now, and their leave", async () => {
  const sunday = { ...day("2026-11-22", 40_000), state: "in" };
  const sent = fakeApi({
    ...quiet,
    [RECORDS]: () => pageOf(sunday, { ...day("2026-11-23", 27_900), issues: ["missingCheckOut"] }),
  });
  open();
  // Sunday's hours are last week's; that they are still there is of now.
  expect(await screen.findByText("7:45")).toBeVisible();
  expect(screen.getByText("At work · Jetty 4")).toBeVisible();
  expect(screen.getByText("1 day to look at")).toBeVisible();
  const leave = within(await screen.findByRole("list", { name: "Leave balances" }));
  expect(leave.getByText("12.5 days")).toBeVisible();
  expect(sent.find(({ path }) => RECORDS.endsWith(path))?.body).toMatchObject({
    userId: person.userId,
    startDate: "2026-11-22",
  });
  expect(screen.getByRole("link", { name: "Days of this week" })).toHaveAttribute(
    "href",
    `/attendance/timesheets?person=${person.userId}&f.startDate=2026-11-23&f.endDate=2026-11-23`,
  );
  expect(screen.getByRole("link", { name: "Leave balance" })).toHaveAttribute(
    "href",
    `/attendance/balances?f.projectId=${jetty.projectId}&person=${person.userId}`,
  );
});

test("where nobody counts leave there is no word of it", async () => {
  fakeApi({ ...quiet, [ACCOUNT]: () => ({ ...account, balances: [] }) });
  open();
  expect(await screen.findByText("1:00")).toBeVisible();
  expect(screen.queryByText(paid.name)).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("who manages none of their projects is shown nothing, and nothing is asked for", () => {
  const sent = fakeApi(quiet);
  const { container } = open([tower]);
  expect(container.querySelector("section")).toBeNull();
  expect(sent).toHaveLength(0);
});

test("an admin sees it of whoever is in a project", async () => {
  const sent = fakeApi(quiet);
  open([tower], "admin");
  expect(await screen.findByText("1:00")).toBeVisible();
  expect(sent.find(({ path }) => ACCOUNT.endsWith(path))?.query.get("projectId")).toBe(tower.projectId);
});

test("leave that can't be read says so below the hours", async () => {
  fakeApi({ ...quiet, [ACCOUNT]: () => refusal(403, 5, "You may not.") });
  open();
  expect(await screen.findByText("1:00")).toBeVisible();
  expect(await screen.findByText("You may not.")).toBeVisible();
});
