import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Sheet } from "../src/features/sheets/api";
import ClockPage from "../src/pages/clock";
import SheetsPage from "../src/pages/sheets";
import { jetty, pageOf, person } from "./records";
import { APPROVE, api, OPEN, SIGN, sheet } from "./sheets";

const locked: Sheet = {
  ...sheet,
  status: 2,
  approvedAt: "2026-11-23T02:00:00Z",
  changes: [{ date: "2026-11-21", secondsThen: 0, secondsNow: 10_800 }],
  mayApprove: false,
  mayOpen: true,
};
const tan = { ...person, userId: "0190a1b2-0000-7000-8000-0000000000f7", fullName: "Zoe Lim" };
const SEEN = {
  projectId: jetty.projectId,
  firstDate: "2026-11-16",
  workedSeconds: 144_000,
  creditedSeconds: 28_800,
  payDigest: "0123456789abcdef",
};

beforeEach(() => localStorage.clear());

test("a worker signs the week that they see", async () => {
  const sent = api({ ...sheet, maySign: true, status: 3, reason: "The supplier was forgotten" });
  renderInKit(<ClockPage />, { path: "/attendance" });
  expect(await screen.findByText("Opened again: The supplier was forgotten")).toBeVisible();
  expect(screen.getByText(/48:00/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Sign" }));
  await waitFor(() => expect(sent.find(({ path }) => path === SIGN)?.body).toEqual(SEEN));
});

test("a worker reads that other hours were approved than they signed", async () => {
  api({ ...locked, signedAt: "2026-11-22T02:00:00Z", signedSeconds: 172_800, approvedSeconds: 144_000 });
  renderInKit(<ClockPage />, { path: "/attendance" });
  expect(await screen.findByText("Signed for 48:00 h, approved for 40:00 h.")).toBeVisible();
});

test("the hours of a week and of each month it touches can be had as a file", async () => {
  api({ ...sheet, firstDate: "2026-11-30", lastDate: "2026-12-06" });
  renderInKit(<SheetsPage />, { path: "/attendance/weeks" });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Export hours" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((each) => each.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^The period .*, Excel$/),
    expect.stringMatching(/^The period .*, CSV$/),
    "The whole of November 2026, Excel",
    "The whole of November 2026, CSV",
    "The whole of December 2026, Excel",
    "The whole of December 2026, CSV",
  ]);
});

test("a link opens the week of somebody who is on another page of the list", async () => {
  const elsewhere = { ...sheet, ownerUserId: tan.userId, owner: tan };
  const page = (shown: Sheet) => ({
    ...pageOf(shown),
    totalCount: 30,
    firstDate: "2026-11-16",
    lastDate: "2026-11-22",
  });
  signedInCookie();
  const sent = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    "POST /api/TimeSheet/QueryPeriodSheets": ({ body }) =>
      page((body as { ownerUserId?: string }).ownerUserId === tan.userId ? elsewhere : sheet),
  });
  const path = `/attendance/weeks?f.day=2026-11-16&sheet=${tan.userId}.${jetty.projectId}`;
  renderInKit(<SheetsPage />, { path });
  expect(await screen.findByRole("dialog", { name: tan.fullName })).toBeVisible();
  const wanted = { day: "2026-11-16", ownerUserId: tan.userId, projectId: jetty.projectId };
  expect(sent.some(({ body }) => JSON.stringify(body) === JSON.stringify({ ...wanted, pageCount: 1 }))).toBe(true);
});

test("the period before and the one after are a press away", async () => {
  const sent = api(sheet);
  renderInKit(<SheetsPage />, { path: "/attendance/weeks" });
  const user = userEvent.setup();
  const asked = (day: string) => sent.some(({ body }) => (body as { day?: string } | null)?.day === day);
  await user.click(await screen.findByRole("button", { name: "Period before" }));
  await waitFor(() => expect(asked("2026-11-15")).toBe(true));
  await user.click(screen.getByRole("button", { name: "Period after" }));
  await waitFor(() => expect(asked("2026-11-23")).toBe(true));
});

test("the page stays in the period it opened on, whatever waits elsewhere by then", async () => {
  signedInCookie();
  let waitsIn = "2026-11-02";
  const sent = fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    "POST /api/TimeSheet/QueryPeriodSheets": ({ body }) => {
      const firstDate = (body as { day?: string }).day ?? waitsIn;
      return { ...pageOf({ ...sheet, firstDate }), firstDate, lastDate: "2026-11-08" };
    },
    [`POST ${APPROVE}`]: () => ({ approved: 1, notApproved: [] }),
  });
  renderInKit(<SheetsPage />, { path: "/attendance/weeks" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select .*${person.fullName}`) }));
  waitsIn = "2026-11-09";
  await user.click(screen.getByRole("button", { name: "Approve 1 period" }));
  await screen.findByText("1 period approved");
  const reads = () => sent.filter(({ path }) => path.endsWith("QueryPeriodSheets")).map(({ body }) => body);
  await waitFor(() => expect(reads().at(-1)).toMatchObject({ day: "2026-11-02" }));
  expect(reads()[0]).not.toHaveProperty("day");
  expect(screen.getByLabelText("Period of")).toHaveValue("2026-11-02");
});

test("weeks are narrowed by their state, in the address", async () => {
  const sent = api(sheet);
  renderInKit(<SheetsPage />, { path: "/attendance/weeks" });
  await userEvent.setup().selectOptions(await screen.findByRole("combobox", { name: "State" }), "Signed");
  await waitFor(() => expect(sent.some(({ body }) => (body as { status?: number } | null)?.status === 1)).toBe(true));
  expect(new URLSearchParams(location.search).get("f.status")).toBe("1");
});

test("why a week was opened again is said until it is signed or approved anew", async () => {
  api({ ...sheet, status: 2, reason: "Typo", mayApprove: false });
  renderInKit(<ClockPage />, { path: "/attendance" });
  expect(await screen.findByText("Approved")).toBeVisible();
  expect(screen.queryByText(/Opened again/)).toBeNull();
});

test("a manager approves many weeks, and reads which were not", async () => {
  const sent = api(sheet);
  renderInKit(<SheetsPage />, { path: "/attendance/weeks" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select .*${person.fullName}`) }));
  await user.click(screen.getByRole("button", { name: "Approve 1 period" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === APPROVE)?.body).toEqual({
      sheets: [{ ...SEEN, userId: person.userId }],
    }),
  );
  expect(await screen.findByText("1 period was not approved")).toBeInTheDocument();
  expect(screen.getByText(`${person.fullName}: Its days have changed.`)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Approve 1 period" })).toBeVisible();
});

test("why one was not approved stays beside it, under its days", async () => {
  api(sheet);
  renderInKit(<SheetsPage />, { path: `/attendance/weeks?sheet=${person.userId}.${jetty.projectId}` });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  await userEvent.setup().click(await pane.findByRole("button", { name: "Approve 1 period" }));
  const refusal = await pane.findByRole("alert", { name: "1 period was not approved" });
  expect(refusal).toHaveTextContent("Its days have changed.");
  expect(screen.getAllByText("1 period was not approved")).toHaveLength(1);
});

test("what came in late is said beside what was approved, and the week is opened with a reason", async () => {
  const sent = api(locked);
  renderInKit(<SheetsPage />, { path: `/attendance/weeks?sheet=${person.userId}.${jetty.projectId}` });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  expect(pane.getByText(/0:00, now 3:00/)).toBeVisible();
  await user.click(pane.getByRole("button", { name: "Open again" }));
  expect(pane.getByText("Say why.")).toBeVisible();
  await user.type(pane.getByLabelText(/Reason/), "He was at the supplier");
  await user.click(pane.getByRole("button", { name: "Open again" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === OPEN)?.body).toEqual({
      userId: person.userId,
      projectId: jetty.projectId,
      firstDate: "2026-11-16",
      reason: "He was at the supplier",
    }),
  );
});
