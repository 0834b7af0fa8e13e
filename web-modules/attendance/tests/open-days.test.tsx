import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { OpenDayRules } from "../src/features/clock-rules/api";
import { OpenDaysPanel } from "../src/features/clock-rules/open-days-panel";
import { RecordView } from "../src/features/records/record-view";
import { AskForm } from "../src/features/requests/ask-form";
import { ForgottenNotice } from "../src/features/requests/forgotten-notice";
import { detail, record } from "./records";

test("an admin lets open days be closed, some hours after the check-in or the next morning", async () => {
  signedInCookie();
  let rules: OpenDayRules = { remindsAt: "08:00", closing: null, saysShiftEnd: true, revision: 0 };
  fakeApi({
    "GET /api/GroupSetting/GetOpenDayRules": () => rules,
    "PUT /api/GroupSetting/SetOpenDayRules": ({ body }) => {
      expect((body as OpenDayRules).revision).toBe(rules.revision);
      rules = { ...(body as OpenDayRules), saysShiftEnd: true, revision: rules.revision + 1 };
      return rules;
    },
  });
  renderInKit(<OpenDaysPanel />);
  expect(await screen.findByRole("radio", { name: "Never" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: /Some hours/ }));
  const hours = screen.getByRole("textbox", { name: /Hours after/ });
  await userEvent.clear(hours);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter 16 to 72 hours.")).toBeVisible();
  await userEvent.type(hours, "99");
  await userEvent.tab();
  expect(hours).toHaveValue("99");
  await userEvent.clear(hours);
  await userEvent.type(hours, "20");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => rules.closing).toEqual({ afterHours: 20, at: null, endsWith: "shiftEnd" });
  await userEvent.click(screen.getByRole("radio", { name: "The next morning" }));
  await userEvent.click(screen.getByRole("switch", { name: /Remind people/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => rules)
    .toMatchObject({ remindsAt: null, closing: { afterHours: null, at: "08:00", endsWith: "shiftEnd" } });
});

test("closing by the end of a shift that no rules say leads to those rules", async () => {
  signedInCookie();
  fakeApi({
    "GET /api/GroupSetting/GetOpenDayRules": () => ({
      remindsAt: "08:00",
      closing: null,
      saysShiftEnd: false,
      revision: 0,
    }),
  });
  renderInKit(<OpenDaysPanel />);
  await userEvent.click(await screen.findByRole("radio", { name: "The next morning" }));
  expect(screen.getByText(/No rules for hours say when a shift ends/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Say when shifts end" }));
  expect(window.location.search).toContain("payRules=new");
});

test("who forgot to check out finds the likely end filled in, and says so when it was another", async () => {
  signedInCookie();
  const sent: unknown[] = [];
  fakeApi({
    "GET /api/Clock/GetLikelyCheckOut": () => ({ endsAt: "2026-11-20T09:00:00Z" }),
    "GET /api/Project/QueryProjects": () => ({ data: [], totalCount: 0 }),
    "POST /api/Clock/CreateAttendanceRecordRequest": ({ body }) => {
      sent.push(body);
      return {};
    },
  });
  renderInKit(<AskForm record={record} />);
  expect(await screen.findByLabelText("until")).toHaveValue("2026-11-20T17:00");
  await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), "I forgot");
  await userEvent.click(screen.getByRole("button", { name: /Send/ }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00Z" }] }]);
});

test("a day that a rule closed says so, and by which", async () => {
  signedInCookie();
  const before = [{ startsAt: "2026-11-20T00:00:00Z", endsAt: null, breaks: [] }];
  const after = [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:00:00Z", breaks: [] }];
  const rule = { endsWith: "shiftEnd", afterHours: 16, at: null };
  const said = { action: 3, before, after, reason: "Closed", by: null, at: "2026-11-21T00:00:00Z", rule };
  fakeApi({
    "GET /api/Clock/GetAttendanceRecordDetail": () => ({
      ...detail,
      intervals: after,
      issues: ["closedByRule"],
      corrections: [said],
    }),
  });
  renderInKit(<RecordView attendanceRecordId="record" />);
  expect(await screen.findByText("Closed by rule")).toBeVisible();
  expect(screen.getByText(/Closed by your company’s rule/)).toBeVisible();
  expect(screen.getByText("Nobody checked out within 16 hours. The end is that of the shift.")).toBeVisible();
});

test("who forgot to check out is told on their clock, until they have said when they left", async () => {
  signedInCookie();
  const opened: string[] = [];
  const open = (id: string) => opened.push(id);
  const { rerender } = renderInKit(<ForgottenNotice records={[record]} onOpen={open} />);
  expect(await screen.findByText(/You didn’t check out on/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Say when you left" }));
  expect(opened).toEqual([record.attendanceRecordId]);
  rerender(<ForgottenNotice records={[{ ...record, requestStatus: 1 }]} onOpen={open} />);
  expect(screen.queryByText(/You didn’t check out on/)).toBeNull();
});
