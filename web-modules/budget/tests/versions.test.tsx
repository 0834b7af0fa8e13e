import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Overview } from "../src/features/api";
import BudgetPage from "../src/pages/budget";
import { api, maya, overview } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const version = {
  number: 1,
  effectiveOn: "2026-03-01",
  reason: "Tender",
  budgetRequestId: null as string | null,
  currency: "SGD",
  manpowerInternalBudget: "100.00",
  manpowerExternalBudget: "0.00",
  equipmentOwnedBudget: "0.00",
  equipmentRentalBudget: "0.00",
  total: "100.00",
  isBaseline: false,
  by: maya,
  at: "2026-03-02T08:00:00Z",
};
const locked: Overview = {
  ...overview,
  baselineOn: "2026-03-01",
  categories: overview.categories.map((each) => ({ ...each, baseline: "90.00" })),
  total: { ...overview.total, baseline: "90.00" },
};

test("the baseline stands beside what the budget is now", async () => {
  api({ "GET /api/Budget/GetOverview": () => locked });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const table = within(await screen.findByRole("table", { name: "Overview" }));
  expect(plain(table.getByRole("row", { name: /Own people/ }).textContent)).toMatch(
    /^Own people100.00Baseline SGD 90.00/,
  );
});

test("the budget is locked as the baseline as it was seen, after a question", async () => {
  const sent = api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, mayLock: true }),
    "GET /api/Budget/GetBudgetVersions": () => [version],
    "POST /api/Budget/LockBudgetBaseline": () => locked,
  });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  expect(plain((await pane.findByRole("list", { name: "Versions" })).textContent)).toContain("Tender · Maya Ong");
  await user.click(pane.getByRole("button", { name: "Lock as the baseline" }));
  const question = within(await screen.findByRole("dialog", { name: "Lock this budget as the baseline?" }));
  expect(plain(question.getByText(/becomes the baseline/).textContent)).toContain("SGD 100.00 becomes the baseline.");
  await user.click(question.getByRole("button", { name: "Lock as the baseline" }));
  expect(await screen.findByText("The baseline is locked")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("LockBudgetBaseline"))?.body).toMatchObject({ revision: 1 });
});

test("a version that a change of the budget made leads to it, where the reader may see that", async () => {
  api({
    "GET /api/Budget/GetOverview": () => overview,
    "GET /api/Budget/GetBudgetVersions": () => [
      { ...version, number: 3, reason: "#16" },
      { ...version, number: 2, reason: "#15", budgetRequestId: "r15" },
    ],
  });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  const link = await pane.findByRole("link", { name: "#15" });
  expect(link).toHaveAttribute("href", expect.stringContaining("/budget/requests?request=r15"));
  expect(pane.queryByRole("link", { name: "#16" })).toBeNull();
});

test("beside a baseline every change says why, and from when on", async () => {
  const sent = api({
    "GET /api/Budget/GetOverview": () => locked,
    "PUT /api/Budget/UpdateProjectBudget": () => locked,
  });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  const amount = pane.getByRole("textbox", { name: /Own people/ });
  await user.clear(amount);
  await user.type(amount, "110");
  await user.click(pane.getByRole("button", { name: "Save" }));
  expect(await pane.findByText("Say why the budget changes.")).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /Why/ }), "Variation 3");
  await user.type(pane.getByLabelText(/Counts from/), "2026-10-01");
  await user.click(pane.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.method === "PUT")?.body).toMatchObject({
      manpowerInternalBudget: "110.00",
      reason: "Variation 3",
      effectiveOn: "2026-10-01",
      revision: 1,
    }),
  );
});

test("while an amount is typed and not saved, nothing is locked, and it is said why", async () => {
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, mayLock: true }),
    "GET /api/Budget/GetBudgetVersions": () => [version],
  });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  const lock = await pane.findByRole("button", { name: "Lock as the baseline" });
  expect(lock).toBeEnabled();
  await user.type(pane.getByRole("textbox", { name: /Own people/ }), "7");
  expect(lock).toBeDisabled();
  expect(pane.getByText("Save what you typed first: the baseline is the budget that is saved.")).toBeVisible();
});

test("the overview leads to the versions, where nothing is typed", async () => {
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, mayLock: true }),
    "GET /api/Budget/GetBudgetVersions": () => [version],
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  await userEvent.click(await screen.findByRole("button", { name: "Versions" }));
  const pane = within(await screen.findByRole("dialog", { name: "Versions" }));
  expect(await pane.findByRole("list", { name: "Versions" })).toBeVisible();
  expect(pane.getByRole("button", { name: "Lock as the baseline" })).toBeEnabled();
  expect(pane.queryByRole("textbox")).toBeNull();
});
