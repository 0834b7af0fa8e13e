import { renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import RequestsPage from "../src/pages/requests";
import RulesPage from "../src/pages/rules";
import { api, at, concrete, formwork, maya, request, tree } from "./fixtures";

const rules = {
  currency: "SGD",
  overruns: "anybody",
  answerDays: null,
  revision: 0,
  updatedBy: null,
  updatedAt: null,
  mayEdit: true,
};

test("an admin says in what currency budgets begin, who may ask for more, and how long a request waits", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRules": () => rules,
    "PUT /api/Budget/SetBudgetRules": ({ body }) => ({ ...rules, ...(body as object), revision: 1 }),
  });
  renderInKit(<RulesPage />, { path: "/budget/rules", session: testSession({ access: "admin" }) });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Budget rules" }));
  await user.click(form.getByRole("combobox", { name: /Who may ask/ }));
  await user.click(await screen.findByRole("option", { name: "The project's managers, and admins" }));
  await user.type(form.getByRole("textbox", { name: /Days that a request waits/ }), "14");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The budget rules were saved")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("SetBudgetRules"))?.body).toEqual({
    currency: "SGD",
    overruns: "managers",
    answerDays: 14,
    revision: 0,
  });
});

test("days beyond a year are refused where they are typed, and who changed the rules last is named", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRules": () => ({ ...rules, revision: 1, updatedBy: maya, updatedAt: at }),
  });
  renderInKit(<RulesPage />, { path: "/budget/rules", session: testSession({ access: "admin" }) });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Budget rules" }));
  expect(form.getByText(/Last changed by Maya Ong/)).toBeVisible();
  const days = form.getByRole("textbox", { name: /Days that a request waits/ });
  await user.type(days, "400");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Write 1 to 365 days, or nothing.")).toBeVisible();
  expect(days).toHaveValue("400");
  expect(sent.some((each) => each.path.endsWith("SetBudgetRules"))).toBe(false);
});

test("who may not ask for more than is left hears it while they type, and keeps a draft", async () => {
  const impact = { ...request.lines[0]?.impact, left: "50.00", leftAfter: "-10.00", isOver: true };
  const sent = api({
    "POST /api/Budget/PreviewBudgetRequest": () => ({
      currency: "SGD",
      mayOverrun: false,
      overruns: "managers",
      lines: [impact],
    }),
    "POST /api/Budget/CreateBudgetRequest": () => ({ ...request, status: "draft" }),
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "60");
  const told = /You may not ask for more than is left: the project's managers may/;
  expect(await pane.findByText(told)).toBeVisible();
  expect(pane.queryByRole("textbox", { name: /Why more than is left/ })).toBeNull();
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(pane.getAllByText(told)).toHaveLength(1);
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({ submit: false }),
  );
});

test("who may not ask for more asks for a transfer of what is missing, with what they typed", async () => {
  const impact = { ...request.lines[0]?.impact, left: "50.00", leftAfter: "-10.00", isOver: true };
  const sent = api({
    // A code that gets budget is not over it.
    "POST /api/Budget/PreviewBudgetRequest": ({ body }) => ({
      ...{ currency: "SGD", mayOverrun: false, overruns: "nobody" },
      lines: JSON.stringify(body).includes('"receives":true') ? [] : [impact],
    }),
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({
      ...tree,
      codes: [concrete, formwork, { ...formwork, budgetCodeId: "pump", number: "03-350", name: "Pump" }],
    }),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "60");
  await user.click(await pane.findByRole("button", { name: "Transfer from another code" }));
  const transfer = within(await screen.findByRole("dialog", { name: "New transfer" }));
  expect(await transfer.findByRole("textbox", { name: /What for/ })).toHaveValue("Two carpenters");
  await user.click(transfer.getByRole("combobox", { name: /From code/ }));
  await user.click(await screen.findByRole("option", { name: "03-350 Pump" }));
  await user.click(transfer.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
      kind: "transfer",
      lines: [
        { budgetCodeId: "pump", amount: "10.00", receives: false },
        { budgetCodeId: formwork.budgetCodeId, amount: "10.00", receives: true },
      ],
    }),
  );
});
