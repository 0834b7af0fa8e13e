import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { PayRulesPanel } from "../src/features/pay/pay-rules";
import { SheetPayView } from "../src/features/pay/sheet-pay";
import { draftOf, valuesOf, wrongSteps } from "../src/features/pay/values";
import type { Sheet } from "../src/features/sheets/api";
import { jetty, pageOf, person } from "./records";

const SET = "/api/GroupSetting/SetPayRules";
const PREVIEW = "/api/GroupSetting/PreviewPayRules";
const WITHDRAW = "/api/GroupSetting/WithdrawPayRules";
const rules = {
  payRulesId: "0190a1b2-0000-7000-8000-0000000000e1",
  projectId: null,
  projectName: "",
  teamId: null,
  teamName: "",
  ownerUserId: null,
  owner: null,
  fromDate: "2026-01-01",
  rules: {
    rounding: { of: "inOut" as const, minutes: 15, direction: "nearest" as const },
    breaks: [{ afterMinutes: 360, minutes: 30 }],
    dailyOvertime: [{ afterMinutes: 480, name: "OT1.5" }],
    weeklyOvertime: [],
    night: { startsAt: "22:00", endsAt: "06:00", name: "N25" },
    restDays: [7],
    restDayName: "R50",
    holidayName: null,
    minimumRestMinutes: 660,
    shift: null,
  },
  revision: 2,
  savedBy: person,
  savedAt: "2026-01-01T00:00:00Z",
};
const preview = {
  ...pageOf({
    ownerUserId: person.userId,
    person,
    effects: [
      { kind: "regular", name: "", minutesBefore: 2400, minutesAfter: 2280 },
      { kind: "overtime", name: "OT1.5", minutesBefore: 0, minutesAfter: 120 },
    ],
  }),
  approvedSheets: 1,
};
const line = { date: "2026-11-16", name: "OT1.5", kind: "overtime", minutes: 60 };

function api() {
  signedInCookie();
  return fakeApi({
    "GET /api/GroupSetting/QueryPayRules": () => [rules],
    "GET /api/Project/QueryProjects": () => pageOf({ ...jetty, timeZone: "Asia/Singapore" }),
    [`POST ${PREVIEW}`]: () => preview,
    [`POST ${SET}`]: () => rules,
    [`POST ${WITHDRAW}`]: () => null,
    "GET /api/TimeSheet/GetSheetPay": () => ({
      ownerUserId: person.userId,
      projectId: jetty.projectId,
      firstDate: "2026-11-16",
      lastDate: "2026-11-22",
      isApproved: true,
      knownAt: null,
      lines: [{ ...line, why: "Work beyond 8:00 h of the day.", source: "Rules of the company from 2026-01-01 on" }],
      marks: [{ date: "2026-11-17", kind: "shortRest", why: "8:00 h of rest since the day before; 11:00 h are due." }],
      changes: [{ date: "2026-11-16", kind: "overtime", name: "OT1.5", minutesThen: 60, minutesNow: 120 }],
    }),
  });
}

beforeEach(() => localStorage.clear());

test("what is read is what is sent again", () => {
  expect(draftOf(valuesOf(rules, "2026-11-25"))).toEqual({
    projectId: null,
    teamId: null,
    ownerUserId: null,
    fromDate: "2026-01-01",
    rules: rules.rules,
  });
  const ofTeam = { ...rules, teamId: "0190a1b2-0000-7000-8000-0000000000f1", teamName: "Night shift", rules: null };
  expect(draftOf(valuesOf(ofTeam, "2026-11-25"))).toMatchObject({
    teamId: ofTeam.teamId,
    projectId: null,
    rules: null,
  });
});

test("steps go up and are filled in", () => {
  const values = valuesOf(rules, "2026-11-25");
  expect(wrongSteps(values)).toEqual([]);
  const down = [
    { hours: 10, what: "OT1.5" },
    { hours: 8, what: "OT2" },
  ];
  expect(wrongSteps({ ...values, dailyOvertime: down, breaks: [{ hours: 6, what: "half" }] })).toEqual([
    "breaks",
    "dailyOvertime",
  ]);
});

test("rules are saved once their effect was seen, and what changes asks for another look", async () => {
  const sent = api();
  renderInKit(<PayRulesPanel />, { path: `/attendance/settings?payRules=${rules.payRulesId}` });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Rules of hours" }));
  expect(form.queryByRole("button", { name: "Save rules" })).toBeNull();
  await user.click(form.getByRole("button", { name: "Show the effect" }));
  const effect = within(await form.findByRole("row", { name: /Overtime OT1.5/ }));
  expect(effect.getAllByRole("cell").map((each) => each.textContent)).toEqual(["0:00", "2:00"]);
  expect(form.getByText(/1 approved period keeps what was approved/)).toBeVisible();
  await user.type(form.getByLabelText(/Premium of a holiday/), "H100");
  expect(form.queryByRole("button", { name: "Save rules" })).toBeNull();
  await user.click(form.getByRole("button", { name: "Show the effect" }));
  await user.click(await form.findByRole("button", { name: "Save rules" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === SET)?.body).toMatchObject({
      projectId: null,
      fromDate: "2026-01-01",
      revision: 2,
      rules: { ...rules.rules, holidayName: "H100" },
    }),
  );
});

test("tiers that go down are said before anything is asked", async () => {
  const sent = api();
  renderInKit(<PayRulesPanel />, { path: "/attendance/settings?payRules=new" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Rules of hours" }));
  await user.click(form.getByRole("button", { name: "Add a tier: Of a day" }));
  await user.click(form.getByRole("button", { name: "Show the effect" }));
  expect(await form.findByText("Fill in each tier, the hours going up.")).toBeVisible();
  expect(sent.some(({ path }) => path === PREVIEW)).toBe(false);
});

test("a line says why, and an approved sheet what differs by now", async () => {
  api();
  const sheet = {
    ownerUserId: person.userId,
    projectId: jetty.projectId,
    firstDate: "2026-11-16",
    pay: [line],
  } as unknown as Sheet;
  renderInKit(<SheetPayView sheet={sheet} />);
  expect(screen.getByRole("row", { name: "Overtime OT1.5 1:00" })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Day by day, and why" }));
  expect(await screen.findByText("Work beyond 8:00 h of the day.")).toBeVisible();
  expect(screen.getByText("Rules of the company from 2026-01-01 on")).toBeVisible();
  expect(screen.getByText(/8:00 h of rest since the day before/)).toBeVisible();
  expect(screen.getByText(/Overtime OT1.5: 1:00, now 2:00/)).toBeVisible();
});

test("rules of a team are looked at and saved for that team alone", async () => {
  const team = { teamId: "0190a1b2-0000-7000-8000-0000000000f1", name: "Night shift" };
  signedInCookie();
  const sent = fakeApi({
    "GET /api/GroupSetting/QueryPayRules": () => [],
    "GET /api/Team/QueryTeams": () => pageOf(team),
    [`POST ${PREVIEW}`]: () => preview,
    [`POST ${SET}`]: () => ({ ...rules, ...team }),
  });
  renderInKit(<PayRulesPanel />, { path: "/attendance/settings?payRules=new" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Rules of hours" }));
  await user.click(form.getByRole("combobox", { name: "For" }));
  await user.click(await screen.findByRole("option", { name: "A team" }));
  await user.click(form.getByRole("button", { name: "Show the effect" }));
  expect(await form.findByText("Choose whose rules they are.")).toBeVisible();
  await user.click(form.getByRole("combobox", { name: /^Team/ }));
  await user.click(await screen.findByRole("option", { name: "Night shift" }));
  await user.click(form.getByRole("button", { name: "Show the effect" }));
  await user.click(await form.findByRole("button", { name: "Save rules" }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === SET)?.body).toMatchObject({
      teamId: team.teamId,
      projectId: null,
      ownerUserId: null,
    }),
  );
});
