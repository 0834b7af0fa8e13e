import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import CodeReportPage from "../src/pages/code-report";
import ReportPage from "../src/pages/report";
import { api, concrete, detail, formwork, jetty, overview, tree } from "./fixtures";

const { budgetCodeId, number, name } = formwork;
// 89 % committed or spent, which passed the mark of 80 %; with what is held it is 477 % used.
const money = { usedPercent: 477, heldPercent: 388, committedPercent: 30, actualPercent: 59, alertPercent: 80 };
const alert = { ...{ budgetCodeId, number, name, percent: 80, promisedPercent: 89, usedPercent: 477 } };
const answers = {
  "GET /api/Budget/GetOverview": () => ({
    ...overview,
    alerts: [{ ...alert, isForecastOver: false, held: "388.00", left: "-377.00" }],
    alertCount: 1,
  }),
  "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({
    ...tree,
    codes: [concrete, { ...formwork, ...money }],
  }),
  "GET /api/Budget/GetBudgetCodeDetail": () => ({ ...detail, ...money }),
  "GET /api/Budget/GetBudgetCodeReport": () => ({ code: { ...detail, ...money }, requests: [], months: [] }),
  "GET /api/Budget/GetBudgetPeriods": () => ({ projectId: jetty.projectId, currency: "SGD", periods: [] }),
};

const pages: [string, string, () => ReactNode, number][] = [
  ["the overview, its alerts and the tree", "/budget", BudgetPage, 2],
  ["the pane of a code", `/budget?code=${budgetCodeId}`, BudgetPage, 3],
  ["the report of a code", `/budget/code-report?code=${budgetCodeId}`, CodeReportPage, 1],
  ["the report of a project", `/budget/report?project=${jetty.projectId}`, ReportPage, 1],
];

test.each(pages)("%s say one percentage of a code", async (_, path, Page, times) => {
  api(answers);
  renderInKit(<Page />, { path });
  await expect.poll(() => screen.queryAllByText(/477%/).length).toBe(times);
  for (const other of [/89%/, /\b80%(?! or 100%)/, /388%/, /59%/]) expect(screen.queryByText(other)).toBeNull();
});
