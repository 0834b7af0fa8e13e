import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TimesheetsPage from "../src/pages/timesheets";
import { detail, jetty, pageOf, record, summary, tower } from "./records";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const OPEN = `/attendance/timesheets?person=${summary.ownerUserId}`;
const concrete = { teamId: "7a0c7f0e-6f0e-4c64-9d3d-6a1f6f1d2b11", name: "Concrete" };

function api(handlers: Parameters<typeof fakeApi>[0]) {
  signedInCookie();
  return fakeApi({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(summary),
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Clock/GetAttendanceRecordDetail": () => detail,
    "GET /api/Clock/GetLikelyCheckOut": () => ({ endsAt: null }),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    "GET /api/Team/QueryTeams": () => pageOf(concrete),
    ...handlers,
  });
}

test("lists people with their hours, of the last sixty days", async () => {
  const sent = api({});
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets" });
  expect(await screen.findByText("Tan Bo")).toBeVisible();
  expect(screen.getByText("96:00")).toBeVisible();
  expect(screen.getByText("2 days to look at")).toBeVisible();
  // Which days those are the service says, who knows where it is tomorrow already.
  expect(sent.find(({ path }) => path.endsWith("SummaryWithPage"))?.body).toEqual({ pageNumber: 1, pageCount: 20 });
  expect(screen.getByLabelText("To")).toHaveValue("2026-11-23");
});

test("says of whom how many days are open", async () => {
  const open = { ...summary, openDays: 1 };
  api({ "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(open) });
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets" });
  expect(await screen.findByText("1 open day")).toBeVisible();
});

test("a date of which nothing was pressed can be put in from there", async () => {
  api({
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(),
    "GET /api/Project/GetProjectDetail": () => ({ members: [summary.person] }),
  });
  const path = `${OPEN}&on=2026-11-18&f.projectId=${jetty.projectId}`;
  renderInKit(<TimesheetsPage />, { path });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  await userEvent.setup().click(await pane.findByRole("button", { name: "Add a day" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a day" }));
  expect(await form.findByDisplayValue("2026-11-18")).toBeVisible();
  expect(form.getByLabelText("At work from")).toHaveValue("2026-11-18T08:00");
  expect(form.getByRole("combobox", { name: /Project/ })).toHaveValue(jetty.name);
});

test("asks for what the address says", async () => {
  const sent = api({});
  const filters = `f.hasIssues=true&f.projectId=${jetty.projectId}&f.teamId=${concrete.teamId}&f.startDate=2026-11-01`;
  renderInKit(<TimesheetsPage />, { path: `/attendance/timesheets?${filters}` });
  await screen.findByText("Tan Bo");
  expect(sent.find(({ path: each }) => each.endsWith("SummaryWithPage"))?.body).toMatchObject({
    hasIssues: true,
    projectId: jetty.projectId,
    teamId: concrete.teamId,
    startDate: "2026-11-01",
  });
});

test("says where dates were not taken as they were given", async () => {
  api({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => ({
      ...pageOf(summary),
      replacedDates: ["startDate"],
    }),
  });
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets?f.startDate=soon" });
  expect(await screen.findByText(/These dates can't be used/)).toBeVisible();
});

test("a person's days are of the same project and days as the list", async () => {
  const sent = api({});
  const filters = `f.projectId=${jetty.projectId}&f.teamId=${concrete.teamId}&f.startDate=2026-11-01`;
  renderInKit(<TimesheetsPage />, { path: `${OPEN}&${filters}` });
  await screen.findByRole("button", { name: /No check-out/ });
  expect(sent.find(({ path }) => path.endsWith("QueryUserAttendanceRecordsByFilterReturnViewModel"))?.body).toEqual({
    userId: summary.ownerUserId,
    projectId: jetty.projectId,
    startDate: "2026-11-01",
    pageCount: 100,
  });
});

test("opens a person's days, and one of them in their place", async () => {
  api({});
  renderInKit(<TimesheetsPage />, { path: OPEN });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  const user = userEvent.setup();
  await user.click(await pane.findByRole("button", { name: /No check-out/ }));
  expect(await pane.findByText("At the supplier")).toBeVisible();
  expect(pane.getByText(/Further from the site/)).toBeVisible();
  await user.click(pane.getByRole("button", { name: "All days" }));
  expect(await pane.findByRole("button", { name: /No check-out/ })).toBeVisible();
});

test("a day whose end nobody knows yet has no hours, not none of them", async () => {
  const whole = { ...record, attendanceRecordId: "whole", date: "2026-11-19", workedSeconds: 0, issues: [] };
  const [interval] = record.intervals;
  const ended = {
    ...whole,
    intervals: [{ ...interval, startsAt: "2026-11-19T00:00:00Z", endsAt: "2026-11-19T00:00:00Z" }],
  };
  api({
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(record, ended as never),
  });
  renderInKit(<TimesheetsPage />, { path: OPEN });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  expect(await pane.findByRole("button", { name: /Fri 20 Nov ?–/ })).not.toHaveTextContent("0:00");
  expect(pane.getByRole("button", { name: /Thu 19 Nov ?0:00/ })).toBeVisible();
});

test("of what came in late says when, which is nothing to look at", async () => {
  const [first] = detail.punches;
  const late = { ...first, receivedAt: "2026-11-20T10:00:00Z", marks: ["sentLate"], note: "" };
  const fine = { issues: [], marks: ["sentLate"] };
  api({
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf({ ...record, ...fine }),
    "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, ...fine, punches: [late] }),
  });
  renderInKit(<TimesheetsPage />, { path: OPEN });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  const day = await pane.findByRole("button", { name: /Jetty 4/ });
  expect(day).not.toHaveTextContent("Sent late");
  await userEvent.setup().click(day);
  expect(await pane.findByText(/^Came in:/)).toHaveTextContent(/6:00|18:00/);
  expect(pane.getByText(/a quarter of an hour later/)).toBeVisible();
});
