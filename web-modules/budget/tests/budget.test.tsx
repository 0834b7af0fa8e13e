import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { branchesOf } from "../src/features/code/tree";
import BudgetPage from "../src/pages/budget";
import { api, concrete, detail, formwork, overview, request, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

test("shows what a project has and what became of it in a table", async () => {
  api({});
  renderInKit(<BudgetPage />, { path: "/budget" });
  const table = within(await screen.findByRole("table", { name: "Overview" }));
  const row = table.getByRole("row", { name: /Own people/ });
  expect(plain(row.textContent)).toBe("Own people100.00100.0020.0030.000.0030.0050.00");
});

test("shows what waits for an answer, and leads there", async () => {
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, waitingCount: 1, waiting: [request] }) });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const list = within(await screen.findByRole("list", { name: "Waiting for an answer" }));
  const link = list.getByRole("link", { name: /#7\s*Two carpenters/ });
  expect(link).toHaveAttribute("href", expect.stringContaining(`/budget/requests?request=${request.budgetRequestId}`));
  expect(plain(link.textContent)).toContain("SGD 40.00");
});

test("shows codes under their divisions with what is left, and opens one", async () => {
  api({ "GET /api/Budget/GetBudgetCodeDetail": () => detail });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const list = within(await screen.findByRole("list", { name: "Concrete" }));
  const code = list.getByRole("button", { name: /^03-110 Formwork/ });
  expect(plain(code.textContent)).toContain("SGD 50.00 left");
  expect(code).toHaveTextContent("50% taken up");
  await userEvent.click(code);
  expect(await screen.findByRole("dialog", { name: "03-110 Formwork" })).toBeVisible();
});

test("a search leaves out what does not fit, and divisions without any", () => {
  const metals = { ...concrete, budgetCodeId: "x", number: "05", name: "Metals" };
  const codes = [concrete, formwork, metals];
  const shown = (search: string) =>
    branchesOf(codes, "SGD", search).map((each) => [each.division?.name, each.codes.length, each.left]);
  expect(shown("")).toEqual([
    ["Concrete", 1, "50.00"],
    ["Metals", 0, "0.00"],
  ]);
  expect(shown("form")).toEqual([["Concrete", 1, "50.00"]]);
  expect(shown("metals")).toEqual([["Metals", 0, "0.00"]]);
});

test("a manager makes a code whose amount is quantity times rate", async () => {
  const sent = api({ "POST /api/Budget/CreateBudgetCode": () => detail });
  renderInKit(<BudgetPage />, { path: "/budget?code=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New code" }));
  const make = () => user.click(pane.getByRole("button", { name: "New code" }));
  await make();
  expect(await pane.findByText("Choose a category.")).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /Number/ }), "03-120");
  await user.type(pane.getByRole("textbox", { name: /Name/ }), "Walls");
  await user.click(pane.getByRole("combobox", { name: /Category/ }));
  await user.click(await screen.findByRole("option", { name: "External people" }));
  await user.type(pane.getByRole("textbox", { name: "Quantity" }), "12.5");
  await user.type(pane.getByRole("textbox", { name: "Rate" }), "1,000");
  await make();
  await waitFor(() =>
    expect(sent.find((each) => each.method === "POST")?.body).toMatchObject({
      number: "03-120",
      category: "manpowerExternal",
      quantity: "12.5",
      rate: "1000.00",
      amount: null,
    }),
  );
});

test("what the project may spend is set with the save that was seen", async () => {
  const sent = api({ "PUT /api/Budget/UpdateProjectBudget": () => overview });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  const amount = pane.getByRole("textbox", { name: /Own people/ });
  await user.clear(amount);
  await user.type(amount, "2,500");
  await user.click(pane.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.method === "PUT")?.body).toMatchObject({
      revision: 1,
      manpowerInternalBudget: "2500.00",
      manpowerExternalBudget: "0.00",
    }),
  );
});

test("a file is tried first, and imported only then", async () => {
  const rows = [
    { line: 2, number: "03", name: "Concrete", amount: "", verdict: "create", message: "Can be created." },
    { line: 3, number: "", name: "?", amount: "", verdict: "invalid", message: "Give it a number." },
  ];
  const sent = api({
    "POST /api/Budget/CheckBudgetCodesCsv": () => ({ rows, createCount: 1, dryRun: true }),
    "POST /api/Budget/ImportBudgetCodesCsv": () => ({ rows, createCount: 1, dryRun: false }),
  });
  renderInKit(<BudgetPage />, { path: "/budget?import=csv" });
  const user = userEvent.setup();
  const pane = await screen.findByRole("dialog", { name: "Import codes" });
  const input = pane.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no place for a file");
  await user.upload(input, new File(["number,name\n"], "codes.csv", { type: "text/csv" }));
  expect(await within(pane).findByText("One code would be created")).toBeVisible();
  expect(within(pane).getByText("Line 3: Give it a number.")).toBeVisible();
  expect(sent.some((each) => each.path.endsWith("ImportBudgetCodesCsv"))).toBe(false);
  await user.click(within(pane).getByRole("button", { name: "Import one code" }));
  expect(await within(pane).findByText("One code was created")).toBeVisible();
  expect(within(pane).getByText("Added")).toBeVisible();
  expect(within(pane).queryByText("New")).toBeNull();
});

test("a budget below what its codes add up to is said while one types, and marked at its category", async () => {
  const short = { ...overview, categories: overview.categories.map((each) => ({ ...each, notInCodes: "-40.00" })) };
  api({ "GET /api/Budget/GetOverview": () => short });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  const amount = pane.getByRole("textbox", { name: /Own people/ });
  const said = "Codes exceed the budget by SGD 50.00.";
  expect(plain(pane.getByRole("form").textContent)).not.toContain("Codes exceed");
  await user.clear(amount);
  await user.type(amount, "50");
  expect(plain(pane.getByRole("form").textContent)).toContain(said);
  const table = within(screen.getByRole("table", { name: "Overview", hidden: true }));
  const row = table.getByRole("row", { name: /Own people/, hidden: true });
  expect(plain(row.textContent)).toContain("Codes exceed the budget by SGD 40.00.");
});

test("what archived codes hold is said, so that the sums agree", async () => {
  const asked: string[] = [];
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, inArchived: { budget: "30.00", left: "12.00" } }),
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": ({ query }) => {
      asked.push(query.get("isArchived") ?? "");
      return tree;
    },
  });
  renderInKit(<BudgetPage />, { path: "/budget" });
  const said = await screen.findByText(/Of this in archived codes/);
  expect(plain(said.textContent)).toBe(
    "Of this in archived codes: SGD 30.00 budget, SGD 18.00 taken up, SGD 12.00 left.",
  );
  expect(asked).not.toContain("true");
});
