import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import BudgetPage from "../src/pages/budget";
import { api, concrete, detail, formwork, overview, request, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

test("a phone says of all together and each category what is left; the other numbers unfold", async () => {
  api({});
  renderInKit(<BudgetPage />, { path: "/budget" });
  const list = await screen.findByRole("list", { name: "Overview" });
  const [together, people] = within(list).getAllByRole("listitem");
  expect(plain(together?.textContent ?? null)).toMatch(/^All togetherSGD 50.00 left/);
  expect(screen.queryByRole("table", { name: "Overview" })).not.toBeInTheDocument();
  const committed = within(people as HTMLElement).getByText("Committed");
  expect(committed).not.toBeVisible();
  await userEvent.click(within(people as HTMLElement).getByText("Own people"));
  expect(committed).toBeVisible();
});

test("a division of a phone unfolds into its codes, leads to itself, and says that one of them is below zero", async () => {
  const deep = { ...formwork, left: "-5.00" };
  api({
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({ ...tree, codes: [concrete, deep] }),
    "GET /api/Budget/GetBudgetCodeDetail": () => ({ ...detail, ...concrete }),
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const division = await screen.findByText("Concrete");
  expect(screen.getByText("One below zero")).toBeVisible();
  expect(screen.getByText(/Formwork/)).not.toBeVisible();
  await userEvent.click(division);
  expect(screen.getByRole("button", { name: /^03-110 Formwork/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "About this division" }));
  expect(await screen.findByRole("dialog", { name: "03 Concrete" })).toBeVisible();
});

test("codes under no division unfold beside divisions, and are the list where there is none", async () => {
  const loose = { ...formwork, budgetCodeId: "loose", divisionId: null, number: "00-100", name: "Permits" };
  const call = "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel";
  api({ [call]: () => ({ ...tree, codes: [concrete, formwork, loose] }) });
  const { unmount } = renderInKit(<BudgetPage />, { path: "/budget" });
  await userEvent.click(await screen.findByText("Under no division"));
  expect(screen.getByRole("button", { name: /^00-100 Permits/ })).toBeVisible();
  expect(screen.getByText(/Formwork/)).not.toBeVisible();
  unmount();
  api({ [call]: () => ({ ...tree, codes: [loose] }) });
  renderInKit(<BudgetPage />, { path: "/budget" });
  expect(await screen.findByRole("button", { name: /^00-100 Permits/ })).toBeVisible();
});

test("what a phone searches for is unfolded", async () => {
  api({});
  renderInKit(<BudgetPage />, { path: "/budget" });
  await screen.findByText("Concrete");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search codes" }), "form");
  await waitFor(() => expect(screen.getByRole("button", { name: /Formwork/ })).toBeVisible());
});

test("of what waits for others the newest don't hide the way to what waits for oneself", async () => {
  const waiting = [1, 2, 3].map((number) => ({ ...request, number, budgetRequestId: `${number}`, waitsForMe: false }));
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, waitingCount: 1, waiting }) });
  renderInKit(<BudgetPage />, { path: "/budget" });
  expect(await screen.findByRole("link", { name: /wait.* for you/ })).toBeVisible();
});

test("of what waits a phone shows the newest two, and where the rest is", async () => {
  const waiting = [1, 2, 3, 4].map((number) => ({ ...request, number, budgetRequestId: `${number}` }));
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, waitingCount: 9, waiting }) });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const list = await screen.findByRole("list", { name: "Waiting for an answer" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "All 9 that wait for you" })).toHaveAttribute(
    "href",
    expect.stringContaining("view=turn"),
  );
});
