import { renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import CodeReportPage from "../src/pages/code-report";
import ReportPage from "../src/pages/report";
import { api, detail, formwork, jetty, overview, tree } from "./fixtures";

const SO_FAR = { budgetSoFar: "100.00", committedSoFar: "30.00", actualSoFar: "5.00" };

test("a code's report says what was asked of it and how its money moved, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  api({
    "GET /api/Budget/GetBudgetCodeReport": ({ query }) => {
      expect(query.get("budgetCodeId")).toBe(formwork.budgetCodeId);
      return {
        code: {
          ...detail,
          amount: "36.00",
          transferred: "64.00",
          categoryState: { category: "manpowerExternal", name: "External people", left: "-20.00", notInCodes: "0.00" },
        },
        requests: [
          { status: "approved", kind: "money", count: 2, asked: "40.00", approved: "30.00" },
          { status: "approved", kind: "change", count: 1, asked: "64.00", approved: "64.00" },
        ],
        months: [{ month: "2026-11", budget: "100.00", held: "0.00", committed: "30.00", actual: "-5.00" }],
      };
    },
  });
  renderInKit(<CodeReportPage />, { path: `/budget/code-report?code=${formwork.budgetCodeId}` });
  const ofCategory = await screen.findByText(/is over its budget by/);
  expect(ofCategory.textContent?.replaceAll("\u00a0", " ")).toContain("“External people” of the project");
  const sheet = within(await screen.findByRole("article", { name: "Report of a budget code" }));
  const asked = within(sheet.getByRole("table", { name: "Budget requests" }));
  expect(asked.getByRole("row", { name: /Approved 2 .*40\.00 .*30\.00/ })).toBeVisible();
  expect(asked.getByRole("row", { name: /Approved · Budget change 1 \+.*64\.00 \+.*64\.00/ })).toBeVisible();
  expect(sheet.getByText(/36\.00 was set, .*64\.00 came by transfers and changes/)).toBeVisible();
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

test("a project's report has its categories, months and codes, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  api({
    "GET /api/Budget/GetBudgetPeriods": () => ({
      projectId: jetty.projectId,
      currency: "SGD",
      periods: [{ period: "2026-11", budget: "100.00", committed: "30.00", actual: "5.00", ...SO_FAR }],
    }),
  });
  renderInKit(<ReportPage />, { path: `/budget/report?project=${jetty.projectId}` });
  const sheet = within(await screen.findByRole("article", { name: "Report of the budget" }));
  expect(within(sheet.getByRole("table", { name: "Overview" })).getByText("Own people")).toBeVisible();
  expect(within(sheet.getByRole("table", { name: "By period" })).getByText("2026-11")).toBeVisible();
  const codes = within(sheet.getByRole("table", { name: "Codes" }));
  expect(codes.getByText("03 Concrete")).toBeVisible();
  expect(codes.getByRole("row", { name: /All together .*100\.00 .*20\.00 .*30\.00 .*0\.00 .*50\.00/ })).toBeVisible();
  expect(sheet.getByText(/^As of /)).toBeInTheDocument();
  expect(codes.getByRole("row", { name: /03-110 Formwork .*100\.00 .*50\.00 50%/ })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("a project's report marks the codes that are over, and says what is in those it leaves out", async () => {
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, inArchived: { budget: "30.00", left: "12.00" } }),
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({
      ...tree,
      codes: [{ ...formwork, left: "-5.00" }],
    }),
  });
  renderInKit(<ReportPage />, { path: `/budget/report?project=${jetty.projectId}` });
  const codes = within(await screen.findByRole("table", { name: "Codes" }));
  expect(codes.getByRole("row", { name: /03-110 Formwork Over budget/ })).toBeVisible();
  expect(screen.getByText(/Archived codes are not among these: .*30\.00 budget, .*18\.00 taken up/)).toBeVisible();
});
