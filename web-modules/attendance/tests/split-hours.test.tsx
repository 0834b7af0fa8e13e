import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { minutesOf } from "../src/features/codes/parts";
import type { RecordDetail } from "../src/features/records/api";
import TimesheetsPage from "../src/pages/timesheets";
import { detail, jetty, pageOf, record, summary } from "./records";

const DAY = `/attendance/timesheets?person=${summary.ownerUserId}&day=${record.attendanceRecordId}`;
const steel = { budgetCodeId: "0190a1b2-0000-7000-8000-00000000ac01", number: "03-200", name: "Reinforcement" };
const concrete = { budgetCodeId: "0190a1b2-0000-7000-8000-00000000ac02", number: "03-100", name: "Concrete" };
const day: RecordDetail = { ...detail, workedSeconds: 8 * 3600, issues: [] };

function shown(change: Partial<RecordDetail> = {}, codes = [concrete, steel], meanwhile: Partial<RecordDetail> = {}) {
  signedInCookie();
  const now = { ...day, ...change, ...meanwhile };
  let isSeen = Object.keys(meanwhile).length === 0;
  const sent = fakeApi({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(summary),
    "POST /api/TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel": () => pageOf(record),
    "GET /api/Clock/GetAttendanceRecordDetail": () => (isSeen ? now : { ...day, ...change }),
    "GET /api/Project/QueryProjects": () => pageOf(jetty),
    "POST /api/Clock/QueryHoursCodes": () => pageOf(...codes),
    "PUT /api/Clock/SplitAttendanceRecord": ({ body }) => {
      isSeen = true;
      if ((body as { revision: number }).revision === now.revision) return null;
      const message = "The record has changed since you opened it.";
      return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
    },
  });
  renderInKit(<TimesheetsPage />, { path: DAY });
  return { user: userEvent.setup(), body: () => sent.findLast(({ method }) => method === "PUT")?.body };
}

test("hours of a day are put on codes, and what is left is said while one types", async () => {
  const { user, body } = shown();
  await user.click(await screen.findByRole("button", { name: "Split hours" }));
  const form = within(await screen.findByRole("form", { name: "Split hours" }));
  await user.click(form.getByRole("combobox", { name: "Budget code" }));
  await user.click(await screen.findByRole("option", { name: "03-200 Reinforcement" }));
  await user.type(form.getByRole("textbox", { name: "Hours" }), "9");
  expect(form.getByText("1:00 more than the day has")).toBeVisible();
  await user.click(form.getByRole("button", { name: "Save the split" }));
  expect(await form.findByText("These are more hours than the day has.")).toBeVisible();
  expect(body()).toBeUndefined();
  await user.clear(form.getByRole("textbox", { name: "Hours" }));
  await user.type(form.getByRole("textbox", { name: "Hours" }), "2:30");
  expect(form.getByText("On the code of the project: 5:30")).toBeVisible();
  await user.click(form.getByRole("button", { name: "Save the split" }));
  await waitFor(() =>
    expect(body()).toEqual({
      attendanceRecordId: record.attendanceRecordId,
      revision: 3,
      parts: [{ budgetCodeId: steel.budgetCodeId, minutes: 150 }],
    }),
  );
  // One is back where one was, and sees what was saved: on a phone the form's end is far below it.
  expect(await screen.findByRole("button", { name: "Split hours" })).toHaveFocus();
});

test("what somebody else saved meanwhile is shown, and what was typed is kept and saved upon it", async () => {
  const { user, body } = shown({}, [concrete, steel], { revision: 4, codes: [{ ...concrete, seconds: 3 * 3600 }] });
  await user.click(await screen.findByRole("button", { name: "Split hours" }));
  const form = within(await screen.findByRole("form", { name: "Split hours" }));
  await user.click(form.getByRole("combobox", { name: "Budget code" }));
  await user.click(await screen.findByRole("option", { name: "03-200 Reinforcement" }));
  await user.type(form.getByRole("textbox", { name: "Hours" }), "2:30");
  await user.click(form.getByRole("button", { name: "Save the split" }));
  expect(await form.findByText(/03-100 Concrete 3:00/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Put mine on top" }));
  expect(form.getByRole("combobox", { name: "Budget code" })).toHaveValue("03-200 Reinforcement");
  await user.click(form.getByRole("button", { name: "Save the split" }));
  await waitFor(() =>
    expect(body()).toMatchObject({ revision: 4, parts: [{ budgetCodeId: steel.budgetCodeId, minutes: 150 }] }),
  );
});

test("what is on codes is read, and nothing to press is there once the week is approved", async () => {
  const locked = { firstDate: "2026-11-16", lastDate: "2026-11-22" };
  shown({ codes: [{ ...steel, seconds: 5 * 3600 }], locked });
  expect(await screen.findByText("03-200 Reinforcement")).toBeVisible();
  expect(screen.getByText("Code of the project").parentElement).toHaveTextContent("3:00");
  expect(screen.queryByRole("button", { name: "Split hours" })).toBeNull();
});

test("a project without codes says nothing of them", async () => {
  shown({}, []);
  expect(await screen.findByRole("heading", { name: "Pressed" })).toBeVisible();
  expect(screen.queryByText("Budget codes")).toBeNull();
});

test("hours are typed as clocks or as numbers say them", () => {
  expect(["2:30", "2.5", "2,5", "0:45", "8"].map(minutesOf)).toEqual([150, 150, 150, 45, 480]);
  expect(["", "0", "2:60", "x", "-1", "1:2:3"].map(minutesOf)).toEqual([null, null, null, null, null, null]);
});
