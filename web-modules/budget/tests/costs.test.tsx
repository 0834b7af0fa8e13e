import { refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Cost } from "../src/features/cost/api";
import CostsPage from "../src/pages/costs";
import { api, formwork, jetty, maya, overview, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

const cost: Cost = {
  budgetActualId: "0190a1b2-0000-7000-8000-000000000009",
  projectId: jetty.projectId,
  timeZone: null,
  budgetCodeId: formwork.budgetCodeId,
  codeNumber: formwork.number,
  codeName: formwork.name,
  spentOn: "2026-05-04",
  supplier: "Woh Hup",
  number: "A1",
  note: "Level 3",
  amount: "40.00",
  fromCommitted: "30.00",
  currency: "SGD",
  by: maya,
  createdAt: "2026-05-05T08:00:00Z",
  reversedAt: null,
  reversedBy: null,
  reversalReason: "",
  mayReverse: true,
};
const costs = (...data: Cost[]) => ({
  "POST /api/Budget/QueryBudgetActualByFilter": () => ({
    data,
    totalCount: data.length,
    totalPageCount: 1,
    pageNumber: 1,
    pageCount: 50,
  }),
});

test("shows what was spent, and what was reversed with its reason", async () => {
  const wrong = { ...cost, budgetActualId: "b", mayReverse: false, reversedAt: cost.createdAt, reversedBy: maya };
  api(costs(cost, { ...wrong, reversalReason: "Twice" }));
  renderInKit(<CostsPage />, { path: "/budget/costs" });
  const list = within(await screen.findByRole("list", { name: "Costs" }));
  const [first, second] = list.getAllByRole("listitem");
  expect(plain(first?.textContent ?? "")).toContain("Woh Hup · A1SGD 40.00");
  expect(plain(first?.textContent ?? "")).toContain("03-110 Formwork · Level 3 · SGD 30.00 of it was committed");
  expect(second).toHaveTextContent("Maya Ong: Twice");
  expect(within(second as HTMLElement).queryByRole("button")).toBeNull();
});

test("a line of an invoice is recorded with all that it needs", async () => {
  const sent = api({ ...costs(), "POST /api/Budget/CreateBudgetActual": () => cost });
  renderInKit(<CostsPage />, { path: "/budget/costs?cost=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New cost" }));
  const record = () => user.click(pane.getByRole("button", { name: "Record" }));
  await record();
  expect(await pane.findByText("Say the invoice's number: the same one counts once.")).toBeVisible();
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  expect(plain(pane.getByText(/is committed/).textContent)).toContain("SGD 30.00 of this code is committed.");
  await user.type(pane.getByLabelText(/Date of the invoice/), "2026-05-04");
  await user.type(pane.getByRole("textbox", { name: /Supplier/ }), "Woh Hup");
  await user.type(pane.getByRole("textbox", { name: /Invoice number/ }), "A1");
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "40");
  await record();
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetActual"))?.body).toMatchObject({
      budgetCodeId: formwork.budgetCodeId,
      spentOn: "2026-05-04",
      supplier: "Woh Hup",
      number: "A1",
      amount: "40.00",
      takesCommitted: true,
    }),
  );
});

test("one that is there already says so at its number, and nothing typed is lost", async () => {
  const message = "Invoice A1 of Woh Hup is recorded for 03-110 already.";
  api({
    ...costs(),
    "POST /api/Budget/CreateBudgetActual": () => refusal(409, 4, message, { fields: [{ field: "number", message }] }),
  });
  renderInKit(<CostsPage />, { path: "/budget/costs?cost=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New cost" }));
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByLabelText(/Date of the invoice/), "2026-05-04");
  await user.type(pane.getByRole("textbox", { name: /Supplier/ }), "Woh Hup");
  await user.type(pane.getByRole("textbox", { name: /Invoice number/ }), "A1");
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "40");
  await user.click(pane.getByRole("button", { name: "Record" }));
  const number = pane.getByRole("textbox", { name: /Invoice number/ });
  await waitFor(() => expect(number).toHaveAccessibleDescription(message));
  expect(pane.getByRole("textbox", { name: /Supplier/ })).toHaveValue("Woh Hup");
});

test("a cost is reversed with a reason only", async () => {
  const sent = api({ ...costs(cost), "POST /api/Budget/ReverseBudgetActual": () => cost });
  renderInKit(<CostsPage />, { path: "/budget/costs" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Reverse Woh Hup A1" }));
  const pane = within(await screen.findByRole("dialog", { name: "Reverse" }));
  await user.click(pane.getByRole("button", { name: "Reverse" }));
  expect(await pane.findByText("Say what is wrong with it.")).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /What is wrong/ }), "Twice");
  await user.click(pane.getByRole("button", { name: "Reverse" }));
  expect(await screen.findByText("Woh Hup A1 was reversed")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("ReverseBudgetActual"))?.body).toEqual({
    budgetActualId: cost.budgetActualId,
    reason: "Twice",
  });
});

test("what a cost leaves of its code is shown, and more than is left is asked about once", async () => {
  const sent = api({ ...costs(), "POST /api/Budget/CreateBudgetActual": () => cost });
  renderInKit(<CostsPage />, { path: "/budget/costs?cost=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New cost" }));
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByLabelText(/Date of the invoice/), "2026-05-04");
  await user.type(pane.getByRole("textbox", { name: /Supplier/ }), "Woh Hup");
  await user.type(pane.getByRole("textbox", { name: /Invoice number/ }), "A1");
  const amount = pane.getByRole("textbox", { name: /Amount/ });
  const after = () => plain(pane.getByText("Left after this").parentElement?.textContent ?? "");
  await user.type(amount, "40");
  // 30 of them were committed: those are taken out of what is left already.
  expect(after()).toBe("Left after thisSGD 40.00");
  await user.type(amount, "00");
  expect(after()).toBe("Left after this-SGD 3,920.00");
  await user.click(pane.getByRole("button", { name: "Record" }));
  const question = within(await screen.findByRole("dialog", { name: /^Record SGD.4,000\.00\?$/ }));
  expect(plain(question.getByText(/more than is left/).textContent ?? "")).toContain("SGD 3,920.00 more than is left");
  expect(sent.some((each) => each.path.endsWith("CreateBudgetActual"))).toBe(false);
  await user.click(question.getByRole("button", { name: "Record it" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetActual"))?.body).toMatchObject({ amount: "4000.00" }),
  );
});

test("without codes whoever may add them is led there", async () => {
  api({
    ...costs(),
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({ ...tree, codes: [] }),
  });
  renderInKit(<CostsPage />, { path: "/budget/costs" });
  expect(await screen.findByRole("link", { name: "New code" })).toHaveAttribute(
    "href",
    `/budget?project=${jetty.projectId}&code=new`,
  );
});

test("a day before the budget counts is said while it is typed", async () => {
  api({ ...costs(), "GET /api/Budget/GetOverview": () => ({ ...overview, countsFrom: "2026-06-01" }) });
  renderInKit(<CostsPage />, { path: "/budget/costs?new=cost" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "New cost" }));
  const day = await screen.findByLabelText(/Date of the invoice/);
  await user.type(day, "2026-06-01");
  expect(screen.queryByText(/from which the budget counts/)).toBeNull();
  await user.clear(day);
  await user.type(day, "2025-06-01");
  expect(await screen.findByText(/It is before .*2026, from which the budget counts/)).toBeVisible();
});
