import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import { api, detail, formwork, jetty, overview } from "./fixtures";

const period = {
  budget: "100.00",
  committed: "30.00",
  budgetSoFar: "100.00",
  committedSoFar: "30.00",
  actual: "10.00",
  actualSoFar: "10.00",
};

test("what was spent is shown month by month, or quarter by quarter", async () => {
  api({
    "GET /api/Budget/GetBudgetPeriods": ({ query }) => ({
      projectId: jetty.projectId,
      currency: "SGD",
      periods: [{ ...period, period: query.get("by") === "quarter" ? "2026-Q4" : "2026-11" }],
    }),
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const table = await screen.findByRole("table", { name: "By period" });
  expect(within(table).getByRole("row", { name: /2026-11/ })).toHaveTextContent("10.00");
  await userEvent.setup().click(screen.getByRole("radio", { name: "Quarters" }));
  expect(await screen.findByRole("row", { name: /2026-Q4/ })).toBeVisible();
});

test("codes that are close to their budget are named, and the forecast says what it goes by", async () => {
  const { budgetCodeId, number, name } = formwork;
  const alert = {
    budgetCodeId,
    number,
    name,
    percent: 80,
    promisedPercent: 85,
    usedPercent: 105,
    held: "20.00",
    left: "-5.00",
  };
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, alerts: [alert], alertCount: 3, estimatedCount: 1 }),
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const alerts = await screen.findByRole("list", { name: "Close to or over their budget" });
  expect(within(alerts).getByRole("link", { name: /03-110.*Mostly committed or spent.*105% taken up/ })).toBeVisible();
  // What is asked for besides takes it below zero: both are said, so that neither is a riddle.
  expect(within(alerts).getByText(/SGD.20\.00 is held: asked for, and not answered yet/)).toBeVisible();
  expect(screen.getByText("2 more codes")).toBeVisible();
  expect(screen.getByText(/no end date; of one code what its manager estimates/)).toBeVisible();
});

test("a manager estimates what is still to be spent, with the save that was seen", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "PUT /api/Budget/SetBudgetCodeEstimate": () => ({ ...detail, estimate: "75.50", revision: 2 }),
  });
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Forecast" }));
  const form = within(await screen.findByRole("form", { name: "Forecast" }));
  await user.type(form.getByRole("textbox", { name: "Still to be spent" }), "75.5");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("SetBudgetCodeEstimate"))?.body).toEqual({
      budgetCodeId: formwork.budgetCodeId,
      revision: 1,
      estimate: "75.50",
    }),
  );
});
