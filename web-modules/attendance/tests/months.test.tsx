import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isMonth, monthOf } from "../src/features/timesheets/days";
import TimesheetsPage from "../src/pages/timesheets";
import { jetty, pageOf, record, summary, tower } from "./records";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const LIST = "/api/TimeSheet/QueryTimeSheetManagerSummaryWithPage";
const DAYS = "/api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel";

function open(path: string) {
  signedInCookie();
  const sent = fakeApi({
    [`POST ${LIST}`]: () => pageOf(summary),
    [`POST ${DAYS}`]: () => pageOf(record),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
  });
  renderInKit(<TimesheetsPage />, { path: `/attendance/timesheets${path}` });
  return (of: string) => sent.filter(({ path: each }) => each === of).at(-1)?.body;
}

const press = async (name: string) => userEvent.setup().click(await screen.findByRole("button", { name }));

test("a month is whole, also of February and over a year's end", () => {
  expect(monthOf("2028-02-10")).toEqual({ startDate: "2028-02-01", endDate: "2028-02-29" });
  expect(monthOf("2026-01-31", -1)).toEqual({ startDate: "2025-12-01", endDate: "2025-12-31" });
  expect(monthOf("2026-12-31", 1)).toEqual({ startDate: "2027-01-01", endDate: "2027-01-31" });
  expect(isMonth({ startDate: "2026-11-01", endDate: "2026-11-30" })).toBe(true);
  for (const startDate of ["2026-11-02", "", "soon"]) expect(isMonth({ startDate, endDate: "2026-11-30" })).toBe(false);
});

test("months are stepped through, in the address, and back to the days shown at first", async () => {
  const last = open("?f.hasIssues=true");
  await waitFor(() => expect(last(LIST)).toEqual({ hasIssues: true, pageNumber: 1, pageCount: 20 }));
  // The days that are shown at first are no month, and are not called one.
  expect(await screen.findByText("Last 60 days")).toBeVisible();
  await press("This month");
  expect(await screen.findByText("November 2026")).toBeVisible();
  expect(screen.queryByRole("button", { name: "This month" })).toBeNull();
  await press("The month before");
  expect(await screen.findByText("October 2026")).toBeVisible();
  await waitFor(() =>
    expect(last(LIST)).toMatchObject({ startDate: "2026-10-01", endDate: "2026-10-31", hasIssues: true }),
  );
  expect(new URLSearchParams(location.search).get("f.startDate")).toBe("2026-10-01");
  await press("Last 60 days");
  expect(await screen.findByRole("button", { name: "This month" })).toBeVisible();
  expect(location.search).toBe("?f.hasIssues=true");
});

test("a person's days are those of the month and of what is to be looked at, and say so", async () => {
  const last = open("?f.hasIssues=true&f.startDate=2026-10-01&f.endDate=2026-10-31");
  await userEvent.setup().click(await screen.findByText("Tan Bo"));
  expect(await screen.findByText("Only days with something to look at, as in the list.")).toBeVisible();
  expect(last(DAYS)).toMatchObject({ startDate: "2026-10-01", endDate: "2026-10-31", hasIssues: true });
  expect(new URLSearchParams(location.search).get("f.startDate")).toBe("2026-10-01");
});
