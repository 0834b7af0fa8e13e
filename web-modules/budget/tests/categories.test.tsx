import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import ReportPage from "../src/pages/report";
import RequestsPage from "../src/pages/requests";
import { api, concrete, detail, formwork, jetty, overview, request, tree } from "./fixtures";

const plain = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ");
const moves = [
  { category: "manpowerExternal", name: "External people", amount: "-20.00", inCodes: "-30.00", excess: null },
  { category: "equipmentOwned", name: "Own equipment", amount: "20.00", inCodes: "30.00", excess: "10.00" },
];
const [category] = overview.categories;
const external = { ...category, category: "manpowerExternal", name: "External people" };
const state = { category: "manpowerExternal", name: "External people", left: "-20.00", notInCodes: "-130.00" };
const preview = {
  ...{ currency: "SGD", mayOverrun: true, overruns: "anybody", nobodyAnswers: false },
  ...{ overCategories: [], categoryMoves: [] },
};

const ONLY = {
  anybody: "",
  managers: "Only the project's managers may then approve it.",
  admins: "Only the company's admins may then approve it.",
  nobody: "Nobody may then approve it, so it can't be sent. Ask for less.",
};

test.each(Object.entries(ONLY))(
  "what a transfer takes along is told while it is typed, and who may approve it: %s",
  async (overruns, only) => {
    const pump = { ...formwork, budgetCodeId: "pump", number: "03-350", name: "Pump", category: "equipmentOwned" };
    const sent = api({
      "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({
        ...tree,
        codes: [concrete, formwork, pump],
      }),
      "POST /api/Budget/PreviewBudgetRequest": () => ({ ...preview, overruns, categoryMoves: moves, lines: [] }),
    });
    renderInKit(<RequestsPage />, { path: "/budget/requests?request=transfer" });
    const user = userEvent.setup();
    const pane = within(await screen.findByRole("dialog", { name: "New transfer" }));
    for (const [side, option] of [
      [/From code/, "03-110 Formwork"],
      [/To code/, "03-350 Pump"],
    ] as const) {
      await user.click(await pane.findByRole("combobox", { name: side }));
      await user.click(await screen.findByRole("option", { name: option }));
    }
    await user.type(pane.getByRole("textbox", { name: /Amount/ }), "30");
    const told = (await pane.findByText("With it the project's budget moves:")).parentElement;
    expect(plain(told)).toBe(
      "With it the project's budget moves:" +
        "“External people” -SGD 20.00, its codes -SGD 30.00: the giving category has no more" +
        "“Own equipment” +SGD 20.00, its codes +SGD 30.00: the giving category has no more" +
        "Codes of “Own equipment” would exceed the project's budget by SGD 10.00." +
        only,
    );
    expect(sent.filter((each) => each.path.endsWith("PreviewBudgetRequest")).at(-1)?.body).toMatchObject({
      kind: "transfer",
    });
  },
);

test("who answers a transfer sees what it takes along, and is told once it is done", async () => {
  const transfer = { ...request, kind: "transfer" as const, categoryMoves: moves };
  const done = moves.map((each) => ({ ...each, inCodes: null, excess: null }));
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => transfer,
    "POST /api/Budget/ReplyBudgetRequest": () => ({ ...transfer, status: "approved", categoryMoves: done }),
  });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  expect(await screen.findByText("With it the project's budget moves:")).toBeVisible();
  await userEvent.setup().click(await screen.findByRole("button", { name: /Approve SGD/ }));
  const told = await screen.findByText(/“External people” -SGD.20.00 · “Own equipment” \+SGD.20.00/);
  expect(told).toBeVisible();
});

test("who came first is not over by what was asked for later, which is told beside it", async () => {
  const [line] = request.lines;
  if (!line) throw new Error("a request has a line");
  const impact = { ...line.impact, left: "30.00", leftAfter: "-10.00", heldByOthers: "50.00", heldLater: "50.00" };
  api({ "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...request, lines: [{ ...line, impact }] }) });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  const later = await screen.findByText(/was asked for after this one/);
  expect(plain(later)).toBe("Of what other requests hold, SGD 50.00 was asked for after this one.");
  expect(screen.queryByText(/more than is left/)).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Approve a part" }));
  const amount = screen.getByRole("textbox", { name: "Of 03-110 Formwork" });
  await user.clear(amount);
  await user.type(amount, "35");
  expect(screen.queryByText(/more than is left/)).toBeNull();
});

test("a code's row, its pane and a line that asks for it name the state of its category", async () => {
  api({
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({ ...tree, categories: [state] }),
    "GET /api/Budget/GetBudgetCodeDetail": () => ({ ...detail, mayEdit: false, categoryState: state }),
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
    "POST /api/Budget/PreviewBudgetRequest": () => ({ ...preview, lines: [request.lines[0]?.impact] }),
  });
  const { unmount } = renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const row = await screen.findByRole("button", { name: /03-110 Formwork/ });
  expect(within(row).getByText("Category over budget")).toBeVisible();
  const over = "“External people” of the project is over its budget by SGD 20.00.";
  const less = "Codes of “External people” exceed the project's budget by SGD 130.00.";
  expect(plain(await screen.findByText(/is over its budget by/))).toBe(over);
  expect(plain(screen.getByText(/exceed the project's budget by/))).toBe(less);
  unmount();
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.click(await pane.findByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "5");
  expect(plain(await pane.findByText(/is over its budget by/))).toBe(over);
});

test("a category that has less than its codes, or calm beside codes that are over, is marked", async () => {
  const less = { ...external, notInCodes: "-40.00", codesOver: 2 };
  api({ "GET /api/Budget/GetOverview": () => ({ ...overview, categories: [less], total: { ...less, name: "All" } }) });
  const { unmount } = renderInKit(<BudgetPage />, { path: "/budget" });
  const table = within(await screen.findByRole("table", { name: "Overview" }));
  expect(table.getAllByText("Less than its codes")).toHaveLength(2);
  expect(table.getAllByText("2 codes over budget")).toHaveLength(2);
  expect(plain(screen.getByRole("list", { name: "Categories close to or over their budget" }))).toContain(
    "Less than its codes",
  );
  unmount();
  renderInKit(<ReportPage />, { path: `/budget/report?project=${jetty.projectId}` });
  expect((await screen.findAllByText("Less than its codes")).length).toBeGreaterThan(0);
});

test("what is far beyond its category is asked about before it is saved, a little beyond is not", async () => {
  const sent = api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, categories: [external] }),
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
    "PUT /api/Budget/UpdateBudgetCode": () => detail,
  });
  const saves = () => sent.filter((each) => each.path.endsWith("UpdateBudgetCode")).length;
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  const amount = await screen.findByRole("textbox", { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, "750");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("dialog", { name: /Give this code SGD.750.00\?/ }));
  expect(plain(question.getByText(/would then exceed/))).toContain("by SGD 650.00. It has SGD 100.00 for all of them.");
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(saves()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Save all the same" }));
  await waitFor(() => expect(saves()).toBe(1));
});

test("where all codes together have more than the project, that is said while one types and asked about", async () => {
  const roomy = { ...external, notInCodes: "900.00" };
  const total = { ...external, name: "All together", notInCodes: "20.00" };
  const sent = api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, categories: [roomy], total }),
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
  });
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  const amount = await screen.findByRole("textbox", { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, "125");
  expect(plain(await screen.findByText(/All codes together/))).toContain("budget by SGD 5.00: another category");
  await user.clear(amount);
  await user.type(amount, "750");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("dialog", { name: /Give this code SGD.750.00\?/ }));
  expect(plain(question.getByText(/All codes together/))).toContain("by SGD 630.00. It has SGD 100.00 in all.");
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(sent.some((each) => each.path.endsWith("UpdateBudgetCode"))).toBe(false);
});

test("a little beyond is saved with the hint alone", async () => {
  const sent = api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, categories: [external] }),
    "GET /api/Budget/GetBudgetCodeDetail": () => detail,
    "GET /api/Budget/GetBudgetCodeHistory": () => ({ data: [], next: null }),
    "PUT /api/Budget/UpdateBudgetCode": () => detail,
  });
  renderInKit(<BudgetPage />, { path: `/budget?code=${formwork.budgetCodeId}` });
  const user = userEvent.setup();
  const amount = await screen.findByRole("textbox", { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, "110");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent.some((each) => each.path.endsWith("UpdateBudgetCode"))).toBe(true));
});

test("since the baseline what is more together is said before it is sent, with the way to a change", async () => {
  const locked = { ...overview, baselineOn: "2026-03-01", mostTotal: "100.00" };
  const names = ["Own people", "External people", "Own equipment", "Rented equipment"];
  const categories = names.map((name) => ({ ...external, category: name, name }));
  const sent = api({ "GET /api/Budget/GetOverview": () => ({ ...locked, categories }) });
  renderInKit(<BudgetPage />, { path: "/budget?set=budget" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Set the budget" }));
  expect(plain(pane.getByText(/you may save at most/))).toContain("at most SGD 100.00 together.");
  expect(pane.getByRole("link", { name: "Ask for a budget change" })).toHaveAttribute(
    "href",
    `/budget/requests?project=${jetty.projectId}&request=change`,
  );
  await user.type(pane.getByRole("textbox", { name: /Why/ }), "Client");
  const amount = pane.getByRole("textbox", { name: /External people/ });
  await user.clear(amount);
  await user.type(amount, "1");
  await user.click(pane.getByRole("button", { name: "Save" }));
  expect(plain(await pane.findByText(/All together that is more than/))).toContain("SGD 100.00");
  expect(sent.some((each) => each.path.endsWith("UpdateProjectBudget"))).toBe(false);
});

test("periods are shown by category, and taken out so; the categories are a file too", async () => {
  const amounts = { budgetSoFar: "70.00", committedSoFar: "7.50", actual: "12.50", actualSoFar: "12.50" };
  const sent = api({
    "GET /api/Budget/GetBudgetPeriods": () => ({
      projectId: jetty.projectId,
      currency: "SGD",
      periods: [
        {
          ...{ period: "2026-11", budget: "70.00", committed: "7.50", ...amounts },
          categories: [{ category: "manpowerExternal", name: "External people", ...amounts }],
        },
      ],
    }),
  });
  renderInKit(<ReportPage />, { path: `/budget/report?project=${jetty.projectId}` });
  const user = userEvent.setup();
  await user.click(await screen.findByText("By category"));
  const table = within(screen.getByRole("table", { name: "By period" }));
  expect(plain(table.getByRole("row", { name: /2026-11/ }))).toContain("2026-11External people");
  await user.click(screen.getByRole("button", { name: "Export periods" }));
  await user.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  await user.click(screen.getByRole("button", { name: "Export categories" }));
  await user.click(await screen.findByRole("menuitem", { name: /XLSX|Excel/i }));
  await waitFor(() => {
    const periods = sent.find(({ path }) => path.includes("ExportBudgetPeriods"));
    expect(periods?.query.get("byCategory")).toBe("true");
    expect(sent.some(({ path }) => path.includes("ExportBudgetCategories"))).toBe(true);
  });
});
