import { renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import ReportPage from "../src/pages/report";
import RequestsPage from "../src/pages/requests";
import { api, overview, tree } from "./fixtures";

const noProject = {
  "GET /api/Project/QueryProjects": () => ({
    ...{ data: [], totalCount: 0, totalPageCount: 0, pageNumber: 1, pageCount: 20 },
  }),
};

test("without any project who may make one is led there, also where something is asked for", async () => {
  api(noProject);
  const { unmount } = renderInKit(<BudgetPage />, { path: "/budget" });
  expect(await screen.findByRole("link", { name: "New project" })).toHaveAttribute("href", "/projects/new");
  expect(screen.queryByText(/Ask an admin/)).toBeNull();
  unmount();
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  expect(await pane.findByRole("link", { name: "New project" })).toHaveAttribute("href", "/projects/new");
});

test("a report of nothing says so and leads to the budget, which tells its managers how codes come", async () => {
  const nothing = { ...overview, revision: 0, codeCount: 0 };
  api({
    "GET /api/Budget/GetOverview": () => nothing,
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({ ...tree, codes: [] }),
  });
  const { unmount } = renderInKit(<ReportPage />, { path: "/budget/report" });
  expect(await screen.findByText("No budget yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the budget" })).toHaveAttribute(
    "href",
    `/budget?project=${overview.projectId}`,
  );
  unmount();
  renderInKit(<BudgetPage />, { path: "/budget" });
  expect(await screen.findByText("Add codes one by one or import them from an Excel or CSV file.")).toBeVisible();
});
