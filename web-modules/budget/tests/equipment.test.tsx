import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { EquipmentRate, MachineUse } from "../src/features/equipment/api";
import type { HoursSettings } from "../src/features/hours/api";
import BudgetPage from "../src/pages/budget";
import EquipmentPage from "../src/pages/equipment";
import EquipmentRatesPage from "../src/pages/equipment-rates";
import { api, at, detail, formwork, jetty, maya } from "./fixtures";

const settings: HoursSettings = {
  projectId: jetty.projectId,
  revision: 2,
  ownCodeId: null,
  externalCodeId: null,
  ownEquipmentCodeId: formwork.budgetCodeId,
  rentedEquipmentCodeId: null,
  secondsWithoutRate: 0,
  secondsWithoutCode: 0,
  equipmentDaysWithoutRate: 1,
  equipmentDaysWithoutCode: 4,
  seesRates: false,
};
const crane: MachineUse = {
  machineUseId: "0190a1b2-0000-7000-8000-0000000000e1",
  equipmentId: "0190a1b2-0000-7000-8000-0000000000e2",
  name: "Tower crane 8 t",
  category: "Lifting",
  isRented: true,
  isThere: true,
  firstDate: "2026-11-09",
  lastDate: "2026-11-15",
  days: 7,
  seconds: 590_400,
  daysWithoutRate: 0,
  daysWithoutCode: 0,
  isSettling: false,
  amount: "4760.00",
  currency: "SGD",
};
const rate: EquipmentRate = {
  equipmentRateId: "0190a1b2-0000-7000-8000-0000000000f1",
  equipmentId: null,
  name: null,
  category: "Lifting",
  isRented: true,
  currency: "SGD",
  fromOn: "2026-01-01",
  unit: "day",
  amount: "680.00",
  by: maya,
  createdAt: at,
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

test("a manager sees what machines cost, and what waits and for whom", async () => {
  api({
    "GET /api/Budget/GetBudgetHoursCodes": () => settings,
    "POST /api/Budget/QueryBudgetEquipment": () => page(crane, { ...crane, machineUseId: "u2", daysWithoutCode: 4 }),
  });
  renderInKit(<EquipmentPage />, { path: "/budget/equipment" });
  const table = await screen.findByRole("table", { name: "What the machines cost" });
  expect(await within(table).findAllByText(/4,760\.00/)).toHaveLength(2);
  expect(within(table).getByText("No code")).toBeVisible();
  expect(within(table).getAllByText("7 days, 164:00 h")).toHaveLength(2);
  expect(screen.getByText("4 days wait for a code.")).toBeVisible();
  expect(screen.getByText("One day waits for a rate.")).toBeVisible();
  expect(screen.getByText("An admin sets what equipment costs.")).toBeVisible();
});

test("a rate is of a category, or of one machine", async () => {
  const sent = api({
    "POST /api/Budget/QueryBudgetEquipmentRates": () => page(rate),
    "POST /api/Budget/CreateBudgetEquipmentRate": () => rate,
    "POST /api/Budget/QueryBudgetMachines": () => page(crane),
    "GET /api/Budget/GetBudgetMachineCategories": () => ["Earthworks", "Lifting"],
  });
  renderInKit(<EquipmentRatesPage />, { path: "/budget/equipment-rates?rate=new" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "New equipment rate" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Write what it costs.")).toBeVisible();
  await user.click(form.getByRole("combobox", { name: "Which equipment" }));
  await user.click(await screen.findByRole("option", { name: "One machine" }));
  await user.click(form.getByRole("combobox", { name: "Equipment" }));
  await user.click(await screen.findByRole("option", { name: "Tower crane 8 t" }));
  await user.click(form.getByRole("combobox", { name: "Paid by" }));
  await user.click(await screen.findByRole("option", { name: "Hour" }));
  await user.type(form.getByLabelText(/^Rate/), "95");
  await user.type(form.getByLabelText(/From/), "2026-11-02");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetEquipmentRate"))?.body).toEqual({
      equipmentId: crane.equipmentId,
      unit: "hour",
      currency: "SGD",
      amount: "95.00",
      fromOn: "2026-11-02",
    }),
  );
});

test("a code's entries say which machine it was, for how long and at which rate", async () => {
  api({
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
    "GET /api/Budget/GetBudgetCodeHistoryListDetail": () => ({
      data: [
        {
          entryId: "e1",
          kind: "actual",
          why: "equipmentRecorded",
          amount: "4760.00",
          currency: "SGD",
          hours: null,
          equipment: {
            equipmentId: crane.equipmentId,
            name: crane.name,
            isRented: true,
            unit: "day",
            quantity: 7,
            rate: "680.00",
          },
          budgetRequestId: null,
          requestNumber: null,
          supplier: null,
          invoiceNumber: null,
          effectiveOn: "2026-11-15",
          by: maya,
          at,
        },
      ],
      next: null,
    }),
  });
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Entries" }));
  expect(await screen.findByText(/Equipment counted · Tower crane 8 t: 7 days of .*680\.00/)).toBeVisible();
});
