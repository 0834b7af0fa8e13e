import { renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { leavesOf } from "../src/features/cost/left";
import BudgetPage from "../src/pages/budget";
import RequestsPage from "../src/pages/requests";
import { api, formwork, request, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

test("an amount that can't be taken says what is wrong with it", async () => {
  api({ "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }) });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  const amount = await pane.findByRole("textbox", { name: /Amount/ });
  for (const [typed, said] of [
    ["99999999999999", "No more than SGD 9,999,999,999,999.00"],
    ["-5", "It must be above zero"],
    ["0", "It must be above zero"],
    ["5 apples", "Write an amount like 1250.50"],
    ["10²", "Write an amount like 1250.50"],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    expect(plain(amount.closest("form")?.textContent ?? "")).toContain(said);
  }
});

test("quantity times rate is shown while one types", async () => {
  api({});
  renderInKit(<BudgetPage />, { path: "/budget?code=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New code" }));
  await user.type(pane.getByRole("textbox", { name: "Quantity" }), "12.5");
  await user.type(pane.getByRole("textbox", { name: "Rate" }), "1,000.01");
  // 12500.125: half a cent is rounded up, as the service does.
  expect(pane.getByRole("textbox", { name: "Amount" })).toHaveValue("12500.13");
  await user.clear(pane.getByRole("textbox", { name: "Quantity" }));
  await user.type(pane.getByRole("textbox", { name: "Quantity" }), "10²");
  expect(pane.getByRole("textbox", { name: "Amount" })).toHaveValue("");
});

test("a quantity is grouped as amounts are", async () => {
  const much = { ...formwork, quantity: "8400.5", unit: "m²" };
  api({
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": ({ query }) => ({
      ...tree,
      codes: query.get("isArchived") === "true" ? [] : [much],
    }),
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const code = await screen.findByRole("button", { name: /03-110/ });
  expect(plain(code.textContent)).toContain("8,400.5 m²");
});

test("a request that was rejected shows what was asked for", async () => {
  const rejected = { ...request, status: "rejected" as const, approvedTotal: "0.00", waitsForMe: false };
  api({
    "POST /api/Budget/QueryBudgetRequestByFilterReturnGrouped": () => [
      { status: "rejected", count: 1, requests: [rejected] },
    ],
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests" });
  const row = await screen.findByRole("button", { name: /Two carpenters/ });
  expect(plain(row.textContent)).toContain("SGD 40.00");
});

test("what was committed of a code is not taken of what is left a second time", () => {
  const after = (typed: string, takesCommitted: boolean) => leavesOf(formwork, typed, takesCommitted);
  expect(after("30", true)).toEqual({ after: "50.00", excess: null });
  expect(after("30", false)).toEqual({ after: "20.00", excess: null });
  expect(after("80", true)).toEqual({ after: "0.00", excess: null });
  expect(after("80.01", true)).toEqual({ after: "-0.01", excess: "0.01" });
  expect(after("-5", true)).toEqual({ after: "50.00", excess: null });
});
