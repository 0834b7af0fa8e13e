import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { RecordType } from "../src/features/record-types/api";
import type { AttendanceRequest } from "../src/features/requests/api";
import ClockPage from "../src/pages/clock";
import RequestsPage from "../src/pages/requests";
import SettingsPage from "../src/pages/settings";
import { brief, jetty, pageOf, person, record } from "./records";

const paid: RecordType = {
  value: 3,
  name: "Paid leave",
  color: "#2f5d8a",
  isPaid: true,
  dayMinutes: 0,
  needsApproval: true,
  isOwn: false,
  isArchived: false,
  revision: 0,
};
const training: RecordType = { ...paid, value: 4, name: "Training", dayMinutes: 480, isOwn: true, revision: 2 };
const leave: NonNullable<AttendanceRequest["leave"]> = {
  recordType: 3,
  name: "Paid leave",
  color: "#2f5d8a",
  isPaid: true,
  firstDate: "2026-11-23",
  lastDate: "2026-11-25",
  fromNoon: true,
  untilNoon: false,
  daysOff: [6, 7],
  holidays: [{ date: "2026-11-24", name: "Feast of the bridge", isHalf: false }],
  days: 2.5,
  after: { haveDays: 12.5, afterDays: 10, shortDays: 0, shortOn: null, mayGoBelow: false },
  workedOn: ["2026-11-23"],
};
const request: AttendanceRequest = {
  attendanceRecordRequestId: "0190a1b2-0000-7000-8000-0000000000e9",
  ownerUserId: person.userId,
  owner: person,
  projectId: jetty.projectId,
  projectName: jetty.name,
  timeZone: "Asia/Singapore",
  date: "2026-11-23",
  leave,
  intervals: [],
  now: [],
  attendanceRecordId: null,
  reason: "My sister marries",
  status: 1,
  repliedBy: null,
  repliedAt: null,
  escalatedAt: null,
  replyReason: "",
  createdAt: "2026-11-21T00:00:00Z",
  revision: 1,
  mayReply: false,
  mayTakeBack: true,
};
const ASK = "/api/Clock/CreateLeaveRequest";
const TAKE_BACK = "/api/Clock/TakeBackLeaveRequest";
const TYPE = "/api/GroupSetting/UpdateGroupSettingAttendanceRecordType";

function api(handlers: Parameters<typeof fakeApi>[0] = {}) {
  signedInCookie();
  return fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => brief,
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () =>
      pageOf({
        ...record,
        intervals: [],
        issues: [],
        leaves: [
          {
            attendanceRecordRequestId: request.attendanceRecordRequestId,
            recordType: 3,
            name: "Paid leave",
            color: "#2f5d8a",
            part: "afternoon" as const,
            creditedSeconds: 0,
          },
        ],
      }),
    "GET /api/Clock/GetSelfLeaveBalances": () => ({ date: "2026-11-23", startsOn: null, balances: [] }),
    "POST /api/Clock/CheckLeaveRequest": () => ({ days: 2, holidays: leave.holidays, after: leave.after }),
    "GET /api/GroupSetting/QueryLeaveEntitlements": () => [],
    "GET /api/GroupSetting/GroupHolidays": () => [],
    "POST /api/Clock/QuerySelfPeriodSheets": () => pageOf(),
    "POST /api/Clock/QuerySelfAttendanceRecordRequests": () => pageOf(request),
    "POST /api/TimeSheet/QueryAttendanceRecordRequests": () => pageOf(request),
    "GET /api/TimeSheet/GetAttendanceRecordRequestDetail": () => request,
    "GET /api/GroupSetting/GroupAttendanceRecordTypes": () => [{ ...paid, value: 1, name: "Time at work" }, paid],
    "GET /api/GroupSetting/QueryGroupSettingAttendanceRecordTypesByFilter": () => pageOf(training),
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    [`POST ${ASK}`]: () => request,
    [`POST ${TAKE_BACK}`]: () => ({ ...request, status: 4, mayTakeBack: false }),
    [`PUT ${TYPE}`]: () => ({ ...training, revision: 3, isArchived: true }),
    ...handlers,
  });
}

function openClock(path: string, userId = person.userId) {
  const session = testSession();
  const profile = session.profile && { ...session.profile, userId };
  renderInKit(<ClockPage />, { path, session: { ...session, profile } });
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());

test("a worker asks for days off, some of them none of the leave", async () => {
  const sent = api();
  const user = openClock("/attendance?ask=leave");
  const form = within(await screen.findByRole("form", { name: "Ask for leave" }));
  await user.click(form.getByRole("button", { name: "Send request" }));
  expect(form.getByText("Choose the type of leave.")).toBeVisible();
  await user.click(form.getByRole("combobox", { name: /Type of leave/ }));
  expect(screen.queryByRole("option", { name: "Time at work" })).toBeNull();
  await user.click(await screen.findByRole("option", { name: "Paid leave" }));
  await user.click(form.getByRole("combobox", { name: /Project/ }));
  await user.click(await screen.findByRole("option", { name: /Jetty 4/ }));
  await user.clear(form.getByLabelText(/First day/));
  await user.type(form.getByLabelText(/First day/), "2026-11-30");
  await user.clear(form.getByLabelText(/Last day/));
  await user.type(form.getByLabelText(/Last day/), "2026-12-02");
  await user.click(form.getByLabelText("From noon on the first day"));
  expect(await form.findByText("You have 12.5 days then, 10 after this.")).toBeVisible();
  expect(form.getByText(/Not counted: Feast of the bridge/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Send request" }));
  await waitFor(() => expect(sent.some(({ path }) => path === ASK)).toBe(true));
  expect(sent.find(({ path }) => path === ASK)?.body).toMatchObject({
    recordType: 3,
    projectId: jetty.projectId,
    firstDate: "2026-11-30",
    lastDate: "2026-12-02",
    fromNoon: true,
    untilNoon: false,
    daysOff: [6, 7],
  });
});

test("who is in one project asks its managers without choosing it", async () => {
  signedInCookie();
  fakeApi({
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => brief,
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () => pageOf(),
    "GET /api/Project/QueryProjects": () => pageOf(jetty),
  });
  const session = testSession();
  const profile = session.profile && { ...session.profile, projects: [{ ...jetty, timeZone: "Asia/Singapore" }] };
  renderInKit(<ClockPage />, { path: "/attendance", session: testSession({ profile }) });
  await userEvent.click(await screen.findByRole("button", { name: "Ask for leave" }));
  const pane = within(await screen.findByRole("dialog", { name: "Ask for leave" }));
  await waitFor(() => expect(pane.getByRole("combobox", { name: /Project/ })).toHaveValue("Jetty 4"));
});

test("leave stands in the days, and the request that a mail leads to may be taken back", async () => {
  const sent = api();
  const user = openClock(`/attendance?request=${request.attendanceRecordRequestId}`);
  const pane = within(await screen.findByRole("dialog", { name: "Request" }));
  expect(await pane.findByText(/There is work on/)).toBeVisible();
  expect(pane.getByText("2.5 days")).toBeVisible();
  await user.click(pane.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(sent.some(({ path }) => path === TAKE_BACK)).toBe(true));
  expect(await screen.findByText("Paid leave, afternoon")).toBeInTheDocument();
});

test("a manager who takes granted leave back says why", async () => {
  const sent = api({
    "GET /api/TimeSheet/GetAttendanceRecordRequestDetail": () => ({ ...request, status: 2 }),
  });
  renderInKit(<RequestsPage />, { path: `/attendance/requests?request=${request.attendanceRecordRequestId}` });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Request" }));
  await user.click(await pane.findByRole("button", { name: "Take back" }));
  expect(pane.getByText("Say why.")).toBeVisible();
  await user.type(pane.getByLabelText(/Reason/), "We pour concrete");
  await user.click(pane.getByRole("button", { name: "Take back" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === TAKE_BACK)?.body).toMatchObject({
      reason: "We pour concrete",
      revision: 1,
    }),
  );
});

test("an admin archives a type of the company's own", async () => {
  const sent = api();
  renderInKit(<SettingsPage />, { path: "/attendance/settings?type=4" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Training" }));
  await user.click(form.getByLabelText("Archived"));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === TYPE)?.body).toMatchObject({
      value: 4,
      revision: 2,
      isArchived: true,
      dayMinutes: 480,
      name: "Training",
    }),
  );
});

test("a type that is not paid counts as no work", async () => {
  const sent = api();
  renderInKit(<SettingsPage />, { path: "/attendance/settings?type=4" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Training" }));
  expect(form.getByLabelText(/Hours that a whole day counts/)).toBeVisible();
  await user.click(form.getByLabelText("Paid"));
  expect(form.queryByLabelText(/Hours that a whole day counts/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === TYPE)?.body).toMatchObject({ isPaid: false, dayMinutes: 0 }),
  );
});
