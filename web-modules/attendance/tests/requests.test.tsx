import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { AttendanceRequest } from "../src/features/requests/api";
import { RequestView } from "../src/features/requests/request-view";
import ClockPage from "../src/pages/clock";
import RequestsPage from "../src/pages/requests";
import { brief, detail, jetty, pageOf, person, record, tower } from "./records";

const request: AttendanceRequest = {
  attendanceRecordRequestId: "0190a1b2-0000-7000-8000-0000000000e1",
  ownerUserId: person.userId,
  owner: person,
  projectId: jetty.projectId,
  projectName: jetty.name,
  timeZone: "Asia/Singapore",
  date: "2026-11-20",
  intervals: [
    {
      startsAt: "2026-11-20T00:00:00Z",
      endsAt: "2026-11-20T09:00:00Z",
      breaks: [{ startsAt: "2026-11-20T04:00:00Z", endsAt: "2026-11-20T05:00:00Z" }],
    },
  ],
  now: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: null, breaks: [] }],
  attendanceRecordId: record.attendanceRecordId,
  reason: "I forgot to check out",
  status: 1,
  repliedBy: null,
  repliedAt: null,
  replyReason: "",
  escalatedAt: null,
  createdAt: "2026-11-21T00:00:00Z",
  revision: 2,
  mayReply: true,
  leave: null,
  mayTakeBack: false,
};
const other = { ...request, attendanceRecordRequestId: "0190a1b2-0000-7000-8000-0000000000e2" };
const REPLY = "/api/TimeSheet/ReplyAttendanceRecordRequests";
const ASK = "/api/Clock/CreateAttendanceRecordRequest";

function api(handlers: Parameters<typeof fakeApi>[0] = {}) {
  signedInCookie();
  return fakeApi({
    "GET /api/TimeSheet/GetApproverAbsence": () => null,
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => brief,
    "POST /api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, mayCorrect: false }),
    "GET /api/Clock/GetLikelyCheckOut": () => ({ endsAt: null }),
    "GET /api/Clock/GetSelfLeaveBalances": () => ({ date: "2026-11-23", startsOn: null, balances: [] }),
    "POST /api/Clock/QuerySelfPeriodSheets": () => pageOf(),
    "POST /api/Clock/QuerySelfAttendanceRecordRequests": () => pageOf(),
    "POST /api/TimeSheet/QueryAttendanceRecordRequests": () => pageOf(request, other),
    "GET /api/TimeSheet/GetAttendanceRecordRequestDetail": () => request,
    "GET /api/Project/QueryProjects": () =>
      pageOf({ ...jetty, timeZone: "Asia/Singapore" }, { ...tower, timeZone: "UTC" }),
    [`POST ${REPLY}`]: () => ({ repliedRequestIds: [request.attendanceRecordRequestId], notReplied: [] }),
    [`POST ${ASK}`]: () => request,
    ...handlers,
  });
}

function openClock(path: string) {
  const session = testSession();
  const profile = session.profile && { ...session.profile, userId: person.userId };
  renderInKit(<ClockPage />, { path, session: { ...session, profile } });
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());

test("a worker asks for the correction of a day, as it was", async () => {
  const sent = api();
  const user = openClock(`/attendance?record=${record.attendanceRecordId}`);
  const day = within(await screen.findByRole("dialog", { name: "Day" }));
  await user.type(await day.findByLabelText("until"), "2026-11-20T17:00");
  await user.type(day.getByRole("textbox", { name: /Reason/ }), "I forgot");
  await user.click(day.getByRole("button", { name: "Send request" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === ASK)?.body).toEqual({
      projectId: jetty.projectId,
      date: "2026-11-20",
      intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00.000Z", breaks: [] }],
      reason: "I forgot",
    }),
  );
});

test("a worker asks for a day that is not there, on the clock of its site", async () => {
  const sent = api();
  const user = openClock("/attendance?ask=day");
  const pane = within(await screen.findByRole("dialog", { name: "Ask for a missing day" }));
  await user.click(await pane.findByRole("combobox", { name: /^Project/ }));
  await user.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "Jetty 4" }));
  await user.clear(pane.getByLabelText(/^Day/));
  await user.type(pane.getByLabelText(/^Day/), "2026-11-19");
  await user.type(pane.getByLabelText("until"), "2026-11-19T17:00");
  await user.type(pane.getByRole("textbox", { name: /Reason/ }), "No phone");
  await user.click(pane.getByRole("button", { name: "Send request" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === ASK)?.body).toMatchObject({
      date: "2026-11-19",
      intervals: [{ startsAt: "2026-11-19T00:00:00.000Z", endsAt: "2026-11-19T09:00:00.000Z" }],
    }),
  );
});

test("a worker reads who answered, and why", async () => {
  const answered = { status: 3, repliedAt: "2026-11-22T00:00:00Z", repliedBy: person, replyReason: "You had left" };
  api({ "POST /api/Clock/QuerySelfAttendanceRecordRequests": () => pageOf({ ...request, ...answered }) });
  openClock("/attendance");
  expect(await screen.findByText("Rejected")).toBeVisible();
  expect(screen.getByText("You had left")).toBeVisible();
  expect(screen.getByText(/Answered by Tan Bo/)).toBeVisible();
});

test("a worker reads what they asked long ago, as far back as it goes", async () => {
  const asked = (page: number) => ({
    ...pageOf(
      ...["a", "b", "c", "d"].map((each) => ({
        ...request,
        attendanceRecordRequestId: `0190a1b2-0000-7000-8000-00000000${page}${each}e1`,
        reason: `Reason ${page}${each}`,
      })),
    ),
    pageNumber: page,
    totalPageCount: 2,
  });
  api({
    "POST /api/Clock/QuerySelfAttendanceRecordRequests": ({ body }) =>
      asked((body as { pageNumber: number }).pageNumber),
  });
  const user = openClock("/attendance");
  expect(await screen.findByText("Reason 1c")).toBeVisible();
  expect(screen.queryByText("Reason 1d")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getByText("Reason 1d")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Reason 2d")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a manager rejects with a reason, which is asked for", async () => {
  const sent = api();
  renderInKit(<RequestsPage />, { path: `/attendance/requests?request=${request.attendanceRecordRequestId}` });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Request" }));
  // With the breaks: what is approved is the whole day.
  expect(await pane.findByText(/^Break/)).toHaveTextContent(/12:00.*13:00/);
  await user.click(await pane.findByRole("button", { name: "Reject" }));
  expect(await pane.findByText("Say why it is rejected.")).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /Your answer/ }), "You had left");
  await user.click(pane.getByRole("button", { name: "Reject" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === REPLY)?.body).toEqual({
      requests: [{ attendanceRecordRequestId: request.attendanceRecordRequestId, revision: 2 }],
      status: 3,
      reason: "You had left",
    }),
  );
});

test("many are answered at once, and what was not is said with its reason", async () => {
  const [answered, left] = [request, other].map((each) => each.attendanceRecordRequestId);
  const reason = "Somebody else has answered it already.";
  const sent = api({
    [`POST ${REPLY}`]: () => ({
      repliedRequestIds: [answered],
      notReplied: [{ attendanceRecordRequestId: left, reason }],
    }),
  });
  renderInKit(<RequestsPage />, { path: "/attendance/requests" });
  const user = userEvent.setup();
  expect(await screen.findAllByText("Tan Bo")).not.toHaveLength(0);
  expect(screen.getAllByText("A correction")).toHaveLength(2);
  expect(sent.find(({ path }) => path.endsWith("QueryAttendanceRecordRequests"))?.body).toMatchObject({
    requestStatus: 1,
  });
  await user.click((await screen.findAllByRole("checkbox"))[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Answer 2 requests" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("1 request was not answered")).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

test("a request that nobody answered says that it was passed on", async () => {
  api({
    "GET /api/TimeSheet/GetAttendanceRecordRequestDetail": () => ({
      ...request,
      escalatedAt: "2026-11-24T02:00:00Z",
    }),
  });
  renderInKit(<RequestView requestId={request.attendanceRecordRequestId} />);
  expect(await screen.findByText(/Nobody answered in time. It was passed on:/)).toBeVisible();
});
