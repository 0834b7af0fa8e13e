import { renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import CodeReportPage from "../src/pages/code-report";
import { api, detail, formwork } from "./fixtures";

test("a code's report says what was asked of it and how its money moved, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  api({
    "GET /api/Budget/GetBudgetCodeReport": ({ query }) => {
      expect(query.get("budgetCodeId")).toBe(formwork.budgetCodeId);
      return {
        code: detail,
        requests: [{ status: "approved", count: 2, asked: "40.00", approved: "30.00" }],
        months: [{ month: "2026-11", budget: "100.00", held: "0.00", committed: "30.00", actual: "-5.00" }],
      };
    },
  });
  renderInKit(<CodeReportPage />, { path: `/budget/code-report?code=${formwork.budgetCodeId}` });
  const sheet = within(await screen.findByRole("article", { name: "Report of a budget code" }));
  const asked = within(sheet.getByRole("table", { name: "Budget requests" }));
  expect(asked.getByRole("row", { name: /Approved 2 .*40\.00 .*30\.00/ })).toBeVisible();
  const months = within(sheet.getByRole("table", { name: "Month by month" }));
  expect(months.getByRole("row", { name: /2026-11 .*100\.00 .*30\.00 .*5\.00/ })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("without a code it says where one is chosen", async () => {
  api({});
  renderInKit(<CodeReportPage />, { path: "/budget/code-report" });
  expect(await screen.findByText("Open a code in the budget, then its report.")).toBeVisible();
});
