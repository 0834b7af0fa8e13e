import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import type { RecordDetail } from "../src/features/records/api";
import { CorrectRecord } from "../src/features/records/correct-record";
import TimesheetsPage from "../src/pages/timesheets";
import { detail, jetty, pageOf, person, record, summary, tower } from "./records";

const DAY = `/attendance/timesheets?person=${summary.ownerUserId}&day=${record.attendanceRecordId}`;
const PUT = "PUT /api/TimeSheet/UpdateAttendanceRecord";
const until = async () => (await screen.findAllByLabelText("until"))[0] as HTMLElement;

function api(handlers: Parameters<typeof fakeApi>[0]) {
  signedInCookie();
  return fakeApi({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(summary),
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Clock/GetAttendanceRecordDetail": () => detail,
    "GET /api/Clock/GetLikelyCheckOut": () => ({ endsAt: null }),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    [PUT]: () => detail,
    ...handlers,
  });
}

/** The correction of a day as it is. */
function correcting(change: Partial<RecordDetail> = {}, handlers: Parameters<typeof fakeApi>[0] = {}) {
  const sent = api({ "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, ...change }), ...handlers });
  renderInKit(<TimesheetsPage />, { path: DAY });
  const body = () => sent.findLast(({ method }) => method === "PUT")?.body;
  const save = async (user: ReturnType<typeof userEvent.setup>, name = "Save correction") => {
    await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "So it was");
    await user.click(screen.getByRole("button", { name }));
  };
  return { user: userEvent.setup(), body, save };
}

test("a correction says when and why, on the project's clock", async () => {
  const sent = api({ "PUT /api/TimeSheet/UpdateAttendanceRecord": () => detail });
  renderInKit(<TimesheetsPage />, { path: DAY });
  const user = userEvent.setup();
  const until = await screen.findByLabelText("until");
  await user.click(screen.getByRole("button", { name: "Save correction" }));
  expect(await screen.findByText("Fill in all times; a day needs some.")).toBeVisible();
  expect(screen.getByText("Say why.")).toBeVisible();
  await user.type(until, "2026-11-20T17:00");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Left with the others");
  await user.click(screen.getByRole("button", { name: "Save correction" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({
      attendanceRecordId: record.attendanceRecordId,
      revision: 3,
      intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00.000Z", breaks: [] }],
      reason: "Left with the others",
    }),
  );
});

test("where nobody checked out, the likely end is filled in, and said", async () => {
  const endsAt = "2026-11-20T09:30:00Z";
  const { body, save, user } = correcting({}, { "GET /api/Clock/GetLikelyCheckOut": () => ({ endsAt }) });
  expect(await screen.findByText(/The likely end is filled in/)).toBeVisible();
  expect(await until()).toHaveValue("2026-11-20T17:30");
  await save(user);
  await waitFor(() => expect(body()).toMatchObject({ intervals: [{ endsAt }] }));
});

test("where no rule says an end, none is filled in, and it is said when they last came back from a break", async () => {
  const punches = [1, 3, 4].map((checkType, hour) => ({
    ...(detail.punches[0] as RecordDetail["punches"][number]),
    punchId: `punch ${checkType}`,
    checkType,
    at: `2026-11-20T0${hour + 2}:00:00Z`,
  }));
  correcting({ punches: punches as RecordDetail["punches"] });
  expect(await screen.findByText(/The last press was at 12:00, back from a break/)).toBeVisible();
  expect(await until()).toHaveValue("");
});

test("what the service has against the hours stands beside them", async () => {
  const message = "These hours are not over yet. Enter them when they are.";
  api({
    "PUT /api/TimeSheet/UpdateAttendanceRecord": () =>
      refusal(422, 4, message, { fields: [{ field: "intervals", message }] }),
  });
  renderInKit(<TimesheetsPage />, { path: DAY });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("until"), "2026-11-20T17:00");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Left");
  await user.click(screen.getByRole("button", { name: "Save correction" }));
  expect(await screen.findByText(message)).toBeVisible();
});

test("what nobody touched is sent as it is: seconds, and which of two half past ones it was", async () => {
  const breaks = [{ startsAt: "2026-10-24T18:00:07Z", endsAt: "2026-10-24T18:15:00Z" }];
  const intervals = [{ startsAt: "2026-10-24T16:00:41Z", endsAt: "2026-10-25T01:30:12Z", breaks }];
  const berlin = { timeZone: "Europe/Berlin", date: "2026-10-24", intervals };
  const { user, body, save } = correcting(berlin);
  expect(await screen.findByRole("combobox", { name: "until: this hour comes twice" })).toHaveValue(
    "The second time (GMT+01:00)",
  );
  await save(user);
  await waitFor(() => expect(body()).toMatchObject({ intervals }));
});

test("a break can be taken away", async () => {
  const breaks = [{ startsAt: "2026-11-20T04:00:00Z", endsAt: "2026-11-20T05:00:00Z" }];
  const { user, body, save } = correcting({
    intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00Z", breaks }],
  });
  await user.click(await screen.findByRole("button", { name: "Remove break" }));
  await save(user);
  await waitFor(() => expect(body()).toMatchObject({ intervals: [{ breaks: [] }] }));
});

test("what is half typed stays when the day changes meanwhile, and who saves is told", async () => {
  let isChanged = false;
  const ended = {
    ...detail,
    revision: 4,
    intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T08:00:00Z", breaks: [] }],
  };
  const message = "The record has changed since you opened it.";
  const { user, body, save } = correcting(
    {},
    {
      "GET /api/Clock/GetAttendanceRecordDetail": () => (isChanged ? ended : detail),
      [PUT]: ({ body: sent }) =>
        (sent as { revision: number }).revision === 4
          ? ended
          : refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] }),
    },
  );
  await user.type(await until(), "2026-11-20T17:00");
  isChanged = true;
  window.dispatchEvent(new Event("visibilitychange"));
  await save(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(/08:00–16:00/)).toBeVisible();
  expect(await until()).toHaveValue("2026-11-20T17:00");
  await user.click(screen.getByRole("button", { name: /mine/i }));
  expect(screen.getByRole("textbox", { name: /Reason/ })).toHaveValue("So it was");
  await user.click(screen.getByRole("button", { name: "Save correction" }));
  await waitFor(() =>
    expect(body()).toMatchObject({ revision: 4, intervals: [{ endsAt: "2026-11-20T09:00:00.000Z" }] }),
  );
});

function WhileItIsKnown(): ReactNode {
  const [issues, setIssues] = useState<RecordDetail["issues"]>([]);
  return (
    <>
      <button type="button" onClick={() => setIssues(["missingCheckOut"])}>
        An hour later
      </button>
      <CorrectRecord record={{ ...detail, issues, revision: 3 + issues.length }} />
    </>
  );
}

test("what is half typed stays when it is known meanwhile that nobody checked out", async () => {
  api({ "GET /api/Clock/GetLikelyCheckOut": () => new Promise<never>(() => {}) });
  renderInKit(<WhileItIsKnown />);
  const user = userEvent.setup();
  const reason = await screen.findByRole("textbox", { name: /Reason/ });
  await user.type(reason, "Left with the");
  await user.click(screen.getByRole("button", { name: "An hour later" }));
  expect(screen.getByRole("textbox", { name: /Reason/ })).toBe(reason);
  expect(reason).toHaveValue("Left with the");
});

test("a day that was taken out is put back as it was", async () => {
  const before = [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00Z", breaks: [] }];
  const { user, body, save } = correcting({
    isTakenOut: true,
    isCorrected: true,
    intervals: [],
    issues: [],
    corrections: [
      { action: 4, before, after: [], reason: "On leave", by: person, at: "2026-11-21T00:00:00Z", rule: null },
    ],
  });
  expect(
    await screen.findByText("A manager took this day out: none of it counts. What was pressed is kept."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take this day out" })).toBeNull();
  await save(user, "Put this day back");
  await waitFor(() => expect(body()).toMatchObject({ intervals: before }));
});

test("a day of somebody without a phone is added on the project's clock", async () => {
  const me = { ...person, userId: "user-1", fullName: "Lim Wei Ming" };
  const sent = api({
    "GET /api/Project/QueryProjects": () =>
      pageOf({ ...jetty, timeZone: "Asia/Singapore" }, { ...tower, timeZone: "UTC" }),
    "GET /api/Project/GetProjectDetail": () => ({ members: [me, person] }),
    "POST /api/TimeSheet/CreateAttendanceRecord": () => detail,
  });
  const session = testSession();
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets", session: { ...session, access: "manager" } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add a day" }));
  const pane = within(await screen.findByRole("dialog", { name: "Add a day" }));
  await user.click(pane.getByRole("combobox", { name: /^Project/ }));
  const sites = within(await screen.findByRole("listbox"));
  // Of those that they manage.
  expect(sites.queryByRole("option", { name: "Tower B" })).toBeNull();
  await user.click(sites.getByRole("option", { name: "Jetty 4" }));
  await user.click(await pane.findByRole("combobox", { name: /^Person/ }));
  const people = within(await screen.findByRole("listbox"));
  expect(people.queryByRole("option", { name: /Lim Wei Ming/ })).toBeNull();
  await user.click(people.getByRole("option", { name: /Tan Bo/ }));
  await user.clear(pane.getByLabelText(/^Day/));
  await user.type(pane.getByLabelText(/^Day/), "2026-11-19");
  expect(pane.getByLabelText("At work from")).toHaveValue("2026-11-19T08:00");
  await user.type(pane.getByLabelText("until"), "2026-11-19T17:00");
  await user.type(pane.getByRole("textbox", { name: /Reason/ }), "No phone");
  await user.click(pane.getByRole("button", { name: "Add a day" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === "/api/TimeSheet/CreateAttendanceRecord")?.body).toEqual({
      projectId: jetty.projectId,
      userId: person.userId,
      date: "2026-11-19",
      intervals: [{ startsAt: "2026-11-19T00:00:00.000Z", endsAt: "2026-11-19T09:00:00.000Z", breaks: [] }],
      reason: "No phone",
    }),
  );
});
