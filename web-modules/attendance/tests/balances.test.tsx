import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { OwnBalances } from "../src/features/balances/own-balances";
import { Holidays } from "../src/features/holidays/holidays";
import { LeaveCheck } from "../src/features/leave/leave-check";
import BalancesPage from "../src/pages/balances";
import { account, paid } from "./balances";
import { jetty, pageOf, person } from "./records";

const holiday = {
  holidayId: "0190a1b2-0000-7000-8000-0000000000f2",
  date: "2026-12-24",
  name: "Christmas Eve",
  isHalf: true,
  revision: 2,
};
const ADJUST = "/api/TimeSheet/AdjustLeave";
const DELETE = "/api/GroupSetting/DeleteHoliday";
const checked = {
  days: 3,
  holidays: [],
  after: { haveDays: 2, afterDays: -1, shortDays: 1, shortOn: "2026-12-03", mayGoBelow: false },
};

function api() {
  signedInCookie();
  return fakeApi({
    "GET /api/Clock/GetSelfLeaveBalances": () => ({ date: "2026-11-23", startsOn: null, balances: [paid] }),
    "POST /api/Clock/CheckLeaveRequest": () => checked,
    "POST /api/TimeSheet/QueryLeaveBalances": () => pageOf(account),
    "GET /api/TimeSheet/GetLeaveAccount": () => account,
    [`POST ${ADJUST}`]: () => account,
    "GET /api/GroupSetting/GroupHolidays": () => [holiday],
    "POST /api/GroupSetting/CreateHoliday": () => ({ ...holiday, leaveThere: 2 }),
    [`DELETE ${DELETE}`]: () => null,
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
  });
}

beforeEach(() => localStorage.clear());

test("a worker sees what is left, and of what that is made", async () => {
  api();
  renderInKit(<OwnBalances />);
  expect(await screen.findByText("12.5 days")).toBeVisible();
  expect(screen.getByText(/16.5 of 18 days of this year so far · 5 days from last year/)).toBeVisible();
  expect(screen.getByText(/-1.5 changed by a manager · 7.5 days taken · 3 days waiting for an answer/)).toBeVisible();
  expect(screen.getByText(/whole years, as nobody has entered when you joined/)).toBeVisible();
});

test("who joined within the year reads from when their leave is counted", async () => {
  signedInCookie();
  fakeApi({
    "GET /api/Clock/GetSelfLeaveBalances": () => ({ date: "2026-11-23", startsOn: "2026-10-05", balances: [paid] }),
  });
  renderInKit(<OwnBalances />);
  expect(await screen.findByText("Counted from the month in which you joined, 5 Oct 2026.")).toBeVisible();
});

test("more leave than there is, is said before it is asked for", async () => {
  api();
  renderInKit(<LeaveCheck wanted={{ recordType: 3, firstDate: "2026-12-01", lastDate: "2026-12-03" }} />);
  expect(await screen.findByText("More than you have")).toBeVisible();
  expect(screen.getByText(/You have 2 days then, -1 after this.*it is 1 day too many/)).toBeVisible();
});

test("a manager changes a balance with a reason", async () => {
  const sent = api();
  renderInKit(<BalancesPage />, { path: `/attendance/balances?person=${person.userId}` });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Change the balance" }));
  expect(screen.getByText("Paid out")).toBeVisible();
  await user.click(form.getByRole("button", { name: "Change" }));
  expect(form.getByText("Enter how many days, not 0.")).toBeVisible();
  expect(form.getByText("Say why.")).toBeVisible();
  await user.type(form.getByLabelText(/^Days/), "2.5");
  await user.type(form.getByLabelText(/Reason/), "Left in the old system");
  await user.click(form.getByRole("button", { name: "Change" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === ADJUST)?.body).toMatchObject({
      projectId: jetty.projectId,
      userId: person.userId,
      recordType: 3,
      days: 2.5,
      reason: "Left in the old system",
    }),
  );
});

test("an admin adds a holiday, hears of leave that has it already, and deletes another", async () => {
  const sent = api();
  renderInKit(<Holidays />, { path: "/attendance/settings?holiday=new" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "New holiday" }));
  await user.type(form.getByLabelText(/Day/), "2026-12-24");
  await user.type(form.getByLabelText(/Name/), "Christmas Eve");
  await user.click(form.getByLabelText("Half a day"));
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await screen.findByText(/2 requests for leave have this day/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Christmas Eve" }));
  await user.click(await screen.findByRole("button", { name: "Delete “Christmas Eve”" }));
  const asked = await screen.findByRole("dialog", { name: "Delete “Christmas Eve”" });
  await user.click(within(asked).getByRole("button", { name: "Delete “Christmas Eve”" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === DELETE)?.body).toEqual({ holidayId: holiday.holidayId, revision: 2 }),
  );
});
