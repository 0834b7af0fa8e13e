import { renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Sheet } from "../src/features/sheets/api";
import ClockPage from "../src/pages/clock";
import SheetsPage from "../src/pages/sheets";
import { jetty, person } from "./records";
import { api, sheet } from "./sheets";

beforeEach(() => localStorage.clear());

const heldUp: Sheet = {
  ...sheet,
  unknownDays: [{ date: "2026-11-18", attendanceRecordId: "019b0000-0000-7000-8000-000000000018" }],
};

test("what stands in the way is said before anybody approves, with a link to its day", async () => {
  api(heldUp);
  renderInKit(<SheetsPage />, { path: `/attendance/weeks?sheet=${person.userId}.${jetty.projectId}` });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  const day = await pane.findByRole("link", { name: /18 Nov/ });
  expect(day).toHaveAttribute(
    "href",
    `/attendance/timesheets?person=${person.userId}&day=019b0000-0000-7000-8000-000000000018`,
  );
  expect(pane.getByRole("button", { name: "Approve 0 periods" })).toBeDisabled();
  expect(screen.getByText("1 day without hours")).toBeInTheDocument();
});

const onBreak: Sheet = {
  ...sheet,
  openBreaks: [{ date: "2026-11-19", attendanceRecordId: "019b0000-0000-7000-8000-000000000019" }],
};

test("a break that nobody ended is said before anybody approves, with a link to its day, and stands in no way", async () => {
  api(onBreak);
  renderInKit(<SheetsPage />, { path: `/attendance/weeks?sheet=${person.userId}.${jetty.projectId}` });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  const said = await pane.findByRole("alert", { name: "A break was not ended" });
  expect(within(said).getByRole("link", { name: /19 Nov/ })).toHaveAttribute(
    "href",
    `/attendance/timesheets?person=${person.userId}&day=019b0000-0000-7000-8000-000000000019`,
  );
  expect(pane.getByRole("button", { name: "Approve 1 period" })).toBeEnabled();
  expect(screen.getByText("1 break not ended")).toBeInTheDocument();
});

test("its worker reads so before they sign", async () => {
  api({ ...onBreak, mayApprove: false, maySign: true });
  renderInKit(<ClockPage />, { path: "/attendance" });
  const day = await screen.findByRole("link", { name: /19 Nov/ });
  expect(day).toHaveAttribute("href", "/attendance?record=019b0000-0000-7000-8000-000000000019");
  expect(screen.getByRole("button", { name: "Sign" })).toBeVisible();
});

test("of a period that is approved no break is told any more", async () => {
  api({ ...onBreak, status: 2, mayApprove: false });
  renderInKit(<ClockPage />, { path: "/attendance" });
  expect(await screen.findByText("Approved")).toBeVisible();
  expect(screen.queryByRole("link", { name: /19 Nov/ })).toBeNull();
});

test("whoever opens their own period reads that another approves it, and how to have one", async () => {
  api({ ...sheet, ownerUserId: "user-1", mayApprove: false });
  renderInKit(<SheetsPage />, { path: `/attendance/weeks?sheet=user-1.${jetty.projectId}` });
  const pane = within(await screen.findByRole("dialog", { name: "Tan Bo" }));
  expect(await pane.findByText(/Nobody approves their own hours/)).toBeVisible();
  expect(pane.getByRole("link", { name: /invite somebody/ })).toHaveAttribute("href", "/members");
  expect(pane.queryByRole("button", { name: /^Approve/ })).toBeNull();
});

test("nobody is asked to sign a period of which hours are missing", async () => {
  api({ ...heldUp, mayApprove: false, maySign: true });
  renderInKit(<ClockPage />, { path: "/attendance" });
  const day = await screen.findByRole("link", { name: /18 Nov/ });
  expect(day).toHaveAttribute("href", "/attendance?record=019b0000-0000-7000-8000-000000000018");
  expect(screen.queryByRole("button", { name: "Sign" })).toBeNull();
});

test("a worker reads one sum, each line of which adds up", async () => {
  const paid = { kind: "regular" as const, name: "", minutes: 2_345 };
  const pay: Sheet["pay"] = [
    paid,
    { kind: "overtime", name: "OT1.5", minutes: 432 },
    { kind: "night", name: "N", minutes: 60 },
    { kind: "leave", name: "Annual", minutes: 480 },
    { kind: "unpaidBreak", name: "", minutes: -30 },
  ];
  api({ ...sheet, pay, workedSeconds: 60 * 2_807, maySign: true });
  renderInKit(<ClockPage />, { path: "/attendance" });
  const table = await screen.findByRole("table", { name: "What is paid" });
  const lines = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(lines).toEqual([
    "Worked46:47",
    "Unpaid break−0:30",
    "Annual8:00",
    "Paid hours54:17",
    "Of these",
    "Regular39:05",
    "Overtime OT1.57:12",
    "Annual8:00",
    "With a premium besides",
    "Night N1:00",
  ]);
  expect(screen.queryByText(/54:47/)).toBeNull();
});
