import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GridDay, GridPage, GridPerson } from "../src/features/records/api";
import { moved, placeOfNewest, slicesInSight } from "../src/features/timesheets/grid/places";
import TimesheetsPage from "../src/pages/timesheets";
import { detail, jetty, pageOf, record, summary, tower } from "./records";

const day = (date: string, more: Partial<GridDay> = {}): GridDay => ({
  date,
  attendanceRecordIds: [record.attendanceRecordId],
  workedSeconds: 8 * 3600,
  isEndUnknown: false,
  isWork: true,
  creditedSeconds: 0,
  leaveDays: 0,
  isAtWork: false,
  hasIssues: false,
  isLeftOpen: false,
  isTakenOut: false,
  ...more,
});

const tan: GridPerson = {
  ...summary,
  restDays: [6, 7],
  cells: [
    day("2026-11-19"),
    day("2026-11-20", { workedSeconds: 0, isEndUnknown: true, hasIssues: true, isLeftOpen: true }),
    day("2026-11-21", { attendanceRecordIds: ["one", "two"], workedSeconds: 5 * 3600 }),
    day("2026-11-22", { isWork: false, workedSeconds: 0, leaveDays: 0.5 }),
  ],
};

function api(people: readonly GridPerson[] = [tan], handlers: Parameters<typeof fakeApi>[0] = {}) {
  signedInCookie();
  return fakeApi({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(summary),
    "POST /api/TimeSheet/QueryTimeSheetGrid": ({ body }): GridPage => {
      const { pageNumber, pageCount } = body as { pageNumber: number; pageCount: number };
      return {
        ...pageOf(...people.slice((pageNumber - 1) * pageCount, pageNumber * pageCount)),
        totalCount: people.length,
        startDate: "2026-11-19",
        endDate: "2026-11-23",
        totals: [{ date: "2026-11-19", workedSeconds: 40 * 3600 }],
        holidays: [{ date: "2026-11-23", name: "Founders' day", isHalf: false }],
        restDays: [6, 7],
      };
    },
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Clock/GetAttendanceRecordDetail": () => detail,
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    "GET /api/Team/QueryTeams": () => pageOf(),
    ...handlers,
  });
}

const openGrid = async (path = "/attendance/timesheets") => {
  renderInKit(<TimesheetsPage />, { path });
  await userEvent.setup().click(await screen.findByRole("radio", { name: "Grid" }));
  return within(await screen.findByRole("grid", { name: /Hours of each person/ }));
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

test("the list is shown at first, and the grid from when on somebody chose it", async () => {
  const sent = api();
  await openGrid();
  expect(screen.queryByText("96:00", { selector: "[data-label] *" })).toBeNull();
  document.body.innerHTML = "";
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets" });
  expect(await screen.findByRole("grid")).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith("Grid")).length).toBeGreaterThan(0);
});

test("a cell says in words what its signs say, and totals are of people and of days", async () => {
  api();
  const grid = await openGrid();
  expect(grid.getByRole("rowheader", { name: "Tan Bo" })).toBeVisible();
  expect(grid.getByRole("cell", { name: "8:00" })).toBeVisible();
  expect(grid.getByRole("cell", { name: "Open: nobody checked out" })).toHaveTextContent("–");
  expect(grid.getByRole("cell", { name: "5:00, 2 projects" })).toBeVisible();
  expect(grid.getByRole("cell", { name: "Half a day of leave" })).toHaveTextContent("½");
  expect(grid.getByRole("columnheader", { name: /23 Nov.*Holiday: Founders' day/ })).toBeVisible();
  expect(grid.getAllByText("96:00")).toHaveLength(1);
  expect(grid.getAllByText("40:00")).toHaveLength(2);
});

test("the list and the grid are narrowed to open days", async () => {
  const sent = api();
  const grid = await openGrid("/attendance/timesheets?f.hasIssues=open");
  expect(grid.getByRole("rowheader", { name: "Tan Bo" })).toBeVisible();
  const asked = (path: string) => sent.filter((each) => each.path.endsWith(path)).map(({ body }) => body);
  for (const path of ["QueryTimeSheetGrid", "QueryTimeSheetManagerSummaryWithPage"]) {
    expect(asked(path).at(-1)).toMatchObject({ hasOpenDays: true });
    expect(asked(path).at(-1)).not.toHaveProperty("hasIssues");
  }
});

test("the keyboard comes in at today, or at the last of days that are over", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-21"];
  expect(placeOfNewest(days, "2026-11-20")).toBe(1);
  expect(placeOfNewest(days, "2026-12-24")).toBe(2);
  expect(placeOfNewest([], "2026-11-20")).toBe(0);
});

test("free days are those of the company's week, and in a row those of its person's", async () => {
  const guard = { ...tan, ownerUserId: "guard", restDays: [4, 7] };
  api([tan, guard]);
  const grid = await openGrid();
  const free = (row: HTMLElement) =>
    [...row.children].slice(2).map((each) => (each as HTMLElement).dataset.free === "true");
  const [head, , inTheRow] = grid.getAllByRole("row");
  // From Thursday 19 to the holiday on Monday 23.
  expect(free(head as HTMLElement)).toEqual([false, false, true, true, true]);
  expect(free(inTheRow as HTMLElement)).toEqual([true, false, false, true, true]);
});

test("a press opens the day, or the days of all projects of that date", async () => {
  const sent = api();
  const grid = await openGrid();
  const user = userEvent.setup();
  await user.click(grid.getByRole("cell", { name: "8:00" }));
  let pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  expect(await pane.findByText("At the supplier")).toBeVisible();
  await user.click(pane.getByRole("button", { name: /Close/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(grid.getByRole("cell", { name: "5:00, 2 projects" }));
  pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  expect(await pane.findByText("Only Sat 21 Nov.")).toBeVisible();
  expect(sent.filter(({ path }) => path.includes("QueryUserAttendance")).at(-1)?.body).toEqual({
    userId: summary.ownerUserId,
    startDate: "2026-11-21",
    endDate: "2026-11-21",
    pageCount: 100,
  });
});

test("arrows go from day to day and from person to person, one stop for Tab, Enter opens", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...tan,
    ownerUserId: `person-${index}`,
    person: { ...(summary.person as object), fullName: `Worker ${index}` } as GridPerson["person"],
  }));
  const sent = api(many);
  const grid = await openGrid();
  const user = userEvent.setup();
  const first = grid.getAllByRole("cell", { name: "8:00" })[0] as HTMLElement;
  expect(document.querySelectorAll("[data-at][tabindex='0']")).toHaveLength(1);
  first.focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toHaveAccessibleName("Open: nobody checked out");
  await user.keyboard("{ArrowDown}{Home}");
  expect(document.activeElement).toHaveTextContent("Worker 1");
  // People far below are read when the keyboard comes to them.
  expect(sent.some(({ body }) => (body as { pageNumber?: number })?.pageNumber === 3)).toBe(false);
  await user.keyboard("{Control>}{End}{/Control}");
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.at).toBe("59:6"));
  await user.keyboard("{Home}{ArrowRight}{ArrowRight}{Enter}");
  expect(await screen.findByRole("dialog", { name: "Worker 59" })).toBeVisible();
});

test("filters are those of the list", async () => {
  const sent = api();
  await openGrid(`/attendance/timesheets?f.projectId=${jetty.projectId}&f.hasIssues=true`);
  expect(sent.filter(({ path }) => path.endsWith("Grid")).at(-1)?.body).toEqual({
    projectId: jetty.projectId,
    hasIssues: true,
    pageNumber: 1,
    pageCount: 25,
  });
  expect(screen.getByRole("combobox", { name: "To look at" })).toHaveDisplayValue("Something to look at");
});

test("a page that can't be read says so and can be tried again", async () => {
  api([tan], {
    "POST /api/TimeSheet/QueryTimeSheetGrid": () => {
      throw new Error("down");
    },
  });
  renderInKit(<TimesheetsPage />, { path: "/attendance/timesheets" });
  await userEvent.setup().click(await screen.findByRole("radio", { name: "Grid" }));
  expect(await screen.findByRole("alert")).toBeVisible();
});

test("keys that lead out of the grid lead nowhere", () => {
  const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });
  const corner = { row: 0, col: 0 };
  expect(moved(corner, press("ArrowUp"), 3, 4)).toBeNull();
  expect(moved(corner, press("ArrowLeft"), 3, 4)).toBeNull();
  expect(moved(corner, press("End", true), 3, 4)).toEqual({ row: 2, col: 3 });
  expect(moved(corner, press("PageDown"), 3, 4)).toEqual({ row: 2, col: 0 });
  expect(moved(corner, press("a"), 3, 4)).toBeNull();
});

test("slices are those in sight with one on either side", () => {
  expect(slicesInSight(0, 500, 1_100, 8)).toEqual([0, 1]);
  expect(slicesInSight(4_500, 500, 1_100, 8)).toEqual([3, 5]);
  expect(slicesInSight(9_000, 500, 1_100, 8)).toEqual([7, 7]);
});
