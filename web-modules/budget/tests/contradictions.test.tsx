import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import ReportPage from "../src/pages/report";
import RequestsPage from "../src/pages/requests";
import { api, detail, formwork, groups, jetty, overview, request } from "./fixtures";

const plain = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ");

test("what is left after it follows the part that is about to be approved", async () => {
  api({ "GET /api/Budget/GetBudgetRequestDetail": () => request });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  const user = userEvent.setup();
  const after = async () => plain((await screen.findByText("Left after this")).nextElementSibling);
  expect(await after()).toBe("SGD 20.00");
  await user.click(screen.getByRole("button", { name: "Approve a part" }));
  const amount = screen.getByRole("textbox", { name: "Of 03-110 Formwork" });
  await user.clear(amount);
  await user.type(amount, "25");
  expect(await after()).toBe("SGD 35.00");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await after()).toBe("SGD 20.00");
});

test("a list says what was approved of what was asked, with the project, and no mark once it fits", async () => {
  const partly = { ...request, status: "partlyApproved" as const, approvedTotal: "15.00", isOverBudget: true };
  api({
    "POST /api/Budget/QueryBudgetRequestByFilterReturnGrouped": () => [
      { status: "partlyApproved", count: 1, requests: [partly] },
      { ...groups[0], requests: [{ ...request, isOverBudget: true, isOverNow: true }] },
    ],
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests" });
  const part = await screen.findByRole("list", { name: "Partly approved" });
  expect(plain(part)).toContain("SGD 15.00 approved of SGD 40.00");
  expect(plain(part)).toContain("Jetty 4 #7");
  expect(within(part).queryByText("Over budget")).toBeNull();
  expect(within(screen.getByRole("list", { name: "Waiting" })).getByText("Over budget")).toBeVisible();
});

test("a report shows quarters, and takes out what it shows", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetPeriods": ({ query }) => ({
      projectId: jetty.projectId,
      currency: "SGD",
      periods: [
        {
          period: query.get("by") === "quarter" ? "2026-Q4" : "2026-11",
          ...{ budget: "1.00", committed: "1.00", actual: "1.00" },
          ...{ budgetSoFar: "1.00", committedSoFar: "1.00", actualSoFar: "1.00" },
        },
      ],
    }),
  });
  renderInKit(<ReportPage />, { path: `/budget/report?project=${jetty.projectId}` });
  const user = userEvent.setup();
  expect(await screen.findByText("2026-11")).toBeVisible();
  await user.click(screen.getByText("Quarters"));
  expect(await screen.findByText("2026-Q4")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export periods" }));
  await user.click(await screen.findByRole("menuitem", { name: /By period.*CSV/ }));
  await waitFor(() => {
    const file = sent.find(({ path }) => path.includes("ExportBudgetPeriods"));
    expect(file?.path ?? "").toContain("ExportBudgetPeriods");
    expect(file?.query.get("by")).toBe("quarter");
  });
});

test("a category that is run over is marked in the table and among what is close to its budget", async () => {
  const [category] = overview.categories;
  const over = { ...overview, categories: [{ ...category, left: "-10.00", usedPercent: 110, alertPercent: 100 }] };
  api({ "GET /api/Budget/GetOverview": () => over });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const marked = await screen.findByRole("list", { name: "Categories close to or over their budget" });
  expect(plain(marked)).toMatch(/Own people.*Over budget.*110% taken up/);
  expect(within(screen.getByRole("table", { name: "Overview" })).getByText("Over budget")).toBeVisible();
});

test("that codes would exceed their category, and that no budget begins later, is said while it is typed", async () => {
  const [own] = overview.categories;
  const external = { ...own, category: "manpowerExternal", name: "External people", notInCodes: "5.00" };
  api({
    "GET /api/Budget/GetOverview": () => ({
      ...overview,
      categories: [external],
      total: { ...overview.total, notInCodes: "5.00" },
    }),
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
  });
  const { unmount } = renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  const amount = await screen.findByRole("textbox", { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, "105");
  expect(screen.queryByText(/would exceed/)).toBeNull();
  await user.clear(amount);
  await user.type(amount, "106");
  expect(plain(await screen.findByText(/would exceed/))).toBe(
    "Codes of “External people” would exceed the project's budget by SGD 1.00.",
  );
  unmount();
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const day = await screen.findByLabelText(/Counts from/);
  expect(screen.getByText(/Today or an earlier day, none to come/)).toBeVisible();
  await user.type(day, "2999-01-01");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/No budget counts from a day to come/)).toBeVisible();
});

test("an opened draft leads to a transfer of what is missing, of its own project", async () => {
  const impact = { ...request.lines[0]?.impact, left: "30.00", leftAfter: "-10.00", isOver: true };
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...request, status: "draft", mayEdit: true, mayAnswer: false }),
    "POST /api/Budget/PreviewBudgetRequest": ({ body }) => ({
      ...{ currency: "SGD", mayOverrun: false, overruns: "nobody", nobodyAnswers: false, overCategories: [] },
      lines: JSON.stringify(body).includes('"receives":true') ? [] : [impact],
    }),
  });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Transfer from another code" }));
  const transfer = within(await screen.findByRole("dialog", { name: "New transfer" }));
  expect(await transfer.findByRole("textbox", { name: /What for/ })).toHaveValue("Two carpenters");
  expect(transfer.getByRole("combobox", { name: /To code/ })).toHaveValue("03-110 Formwork");
  expect(sent.some((each) => each.path.endsWith("CreateBudgetRequest"))).toBe(false);
});
