import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { HoursSettings, Rate, WorkedWeek } from "../src/features/hours/api";
import BudgetPage from "../src/pages/budget";
import HoursPage from "../src/pages/hours";
import RatesPage from "../src/pages/rates";
import { api, detail, formwork, jetty, maya } from "./fixtures";

const settings: HoursSettings = {
  projectId: jetty.projectId,
  revision: 2,
  ownCodeId: formwork.budgetCodeId,
  externalCodeId: null,
  ownEquipmentCodeId: null,
  rentedEquipmentCodeId: null,
  equipmentDaysWithoutRate: 0,
  equipmentDaysWithoutCode: 0,
  secondsWithoutRate: 0,
  secondsWithoutCode: 27_900,
  seesRates: false,
};
const week: WorkedWeek = {
  workedWeekId: "0190a1b2-0000-7000-8000-0000000000c1",
  ownerUserId: maya.userId,
  person: maya,
  firstDate: "2026-11-09",
  lastDate: "2026-11-15",
  workedSeconds: 144_000,
  secondsWithoutRate: 0,
  secondsWithoutCode: 0,
  isSettling: false,
  amount: null,
  currency: null,
};
const rate: Rate = {
  costRateId: "0190a1b2-0000-7000-8000-0000000000d1",
  ownerUserId: null,
  person: null,
  staff: "own",
  currency: "SGD",
  fromOn: "2026-01-01",
  hourly: "21.50",
  by: maya,
  createdAt: "2026-01-01T08:00:00Z",
  takenBackAt: null,
  takenBackBy: null,
};
const page = <Row,>(...data: Row[]) => ({
  data,
  totalCount: data.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 20,
});

test("a manager sees what waits for a code, chooses one, and no amounts", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetHoursCodes": () => settings,
    "PUT /api/Budget/SetBudgetHoursCodes": () => settings,
    "POST /api/Budget/QueryBudgetHours": () => page(week, { ...week, workedWeekId: "w2", secondsWithoutCode: 27_900 }),
  });
  renderInKit(<HoursPage />, { path: "/budget/hours" });
  const user = userEvent.setup();
  expect(await screen.findByText("7:45 hours wait for a code.")).toBeVisible();
  const table = await screen.findByRole("table", { name: "What the weeks cost" });
  expect(await within(table).findByText("Counted")).toBeVisible();
  expect(within(table).getByText("No code")).toBeVisible();
  expect(within(table).queryByRole("columnheader", { name: "Cost" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Choose codes" }));
  const form = within(await screen.findByRole("form", { name: "Codes for hours and equipment" }));
  await user.click(form.getByRole("combobox", { name: "Hours of external people" }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("SetBudgetHoursCodes"))?.body).toEqual({
      projectId: jetty.projectId,
      revision: 2,
      ownCodeId: formwork.budgetCodeId,
      externalCodeId: formwork.budgetCodeId,
      ownEquipmentCodeId: null,
      rentedEquipmentCodeId: null,
    }),
  );
});

test("an admin sees what each week costs", async () => {
  api({
    "GET /api/Budget/GetBudgetHoursCodes": () => ({ ...settings, seesRates: true }),
    "POST /api/Budget/QueryBudgetHours": () => page({ ...week, amount: "860.00", currency: "SGD" }),
  });
  renderInKit(<HoursPage />, { path: "/budget/hours" });
  const table = await screen.findByRole("table", { name: "What the weeks cost" });
  expect(await within(table).findByText(/860\.00/)).toBeVisible();
});

test("a rate of a person may be left to what the others cost, one of everybody not", async () => {
  const sent = api({
    "POST /api/Budget/QueryBudgetRates": () => page(rate),
    "POST /api/Budget/CreateBudgetRate": () => rate,
    "GET /api/Member/QueryMembers": () => page(maya),
  });
  renderInKit(<RatesPage />, { path: "/budget/rates?rate=new" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "New rate" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Write what an hour costs.")).toBeVisible();
  await user.click(form.getByRole("combobox", { name: "Whose hours" }));
  await user.click(await screen.findByRole("option", { name: "One person's" }));
  await user.click(form.getByRole("combobox", { name: "Person" }));
  await user.click(await screen.findByRole("option", { name: /Maya Ong/ }));
  await user.click(form.getByRole("combobox", { name: "People" }));
  await user.click(await screen.findByRole("option", { name: "External people" }));
  await user.type(form.getByLabelText(/From/), "2026-11-02");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRate"))?.body).toEqual({
      ownerUserId: maya.userId,
      staff: "external",
      currency: "SGD",
      hourly: null,
      fromOn: "2026-11-02",
    }),
  );
});

test("a rate is taken back after a question that says what follows", async () => {
  const sent = api({
    "POST /api/Budget/QueryBudgetRates": () => page(rate),
    "POST /api/Budget/TakeBackBudgetRate": () => ({ ...rate, takenBackAt: rate.createdAt }),
  });
  renderInKit(<RatesPage />, { path: "/budget/rates" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  const question = within(await screen.findByRole("dialog", { name: "Take this rate back?" }));
  await user.click(question.getByRole("button", { name: "Take back" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("TakeBackBudgetRate"))?.body).toEqual({
      costRateId: rate.costRateId,
    }),
  );
});

test("an entry of hours tells the amount to admins alone", async () => {
  const entry = {
    entryId: "e1",
    kind: "actual",
    why: "hoursRecorded",
    amount: null,
    currency: "SGD",
    hours: null,
    budgetRequestId: null,
    requestNumber: null,
    supplier: null,
    invoiceNumber: null,
    effectiveOn: "2026-11-13",
    by: maya,
    at: "2026-11-16T08:00:00Z",
  };
  const hours = { ownerUserId: maya.userId, person: maya, staff: "own", workedSeconds: 27_900, hourly: "20.00" };
  api({
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
    "POST /api/Budget/QueryBudgetActualByFilter": () => page(),
    "GET /api/Budget/GetBudgetCodeHistoryListDetail": () => ({
      data: [
        entry,
        { ...entry, entryId: "e2", amount: "155.00", hours },
        { ...entry, entryId: "e3", amount: "1331.99", hours: { ...hours, workedSeconds: 259_198, hourly: "18.50" } },
      ],
      next: null,
    }),
  });
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Entries" }));
  expect(await screen.findByText("Amount for admins")).toBeVisible();
  expect(screen.getByText(/Maya Ong: 7:45 hours of .*20\.00/)).toBeVisible();
  // To the second: 72:00 hours of 18.50 would be another amount.
  expect(screen.getByText(/Maya Ong: 71:59:58 hours of .*18\.50/)).toBeVisible();
});
