import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import CostsPage from "../src/pages/costs";
import RequestsPage from "../src/pages/requests";
import { api, formwork, jetty, request, tree } from "./fixtures";

const tower = { projectId: "0190a1b2-0000-7000-8000-0000000000a2", name: "Tower 9", isArchived: false };
const bare = { projectId: "0190a1b2-0000-7000-8000-0000000000a3", name: "Yard", isArchived: false };
const rebar = { ...formwork, projectId: tower.projectId, budgetCodeId: "rebar", number: "04-200", name: "Rebar" };
const codesOf = new Map([
  [jetty.projectId, tree.codes],
  [tower.projectId, [rebar]],
  [bare.projectId, []],
]);

function apiOfMany() {
  const all = { totalCount: 3, totalPageCount: 1, pageNumber: 1, pageCount: 20 };
  return api({
    "GET /api/Project/QueryProjects": () => ({ data: [jetty, tower, bare], ...all }),
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": ({ query }) => {
      const projectId = query.get("projectId") ?? "";
      return { ...tree, projectId, codes: codesOf.get(projectId) ?? [] };
    },
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
}

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, pane: typeof screen | ReturnType<typeof within>, field: RegExp, option: string) {
  await user.click(pane.getByRole("combobox", { name: field }));
  await user.click(await screen.findByRole("option", { name: option }));
}

test("another project clears the code of a new request, says so, and keeps all else", async () => {
  const sent = apiOfMany();
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  // Nobody chooses in the reader's place.
  expect(await pane.findByRole("combobox", { name: /Project/ })).toHaveValue("");
  expect(pane.queryByRole("textbox", { name: /What for/ })).toBeNull();
  await choose(user, pane, /Project/, "Jetty 4");
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  await choose(user, pane, /Budget code/, "03-110 Formwork");
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "30");
  await user.type(pane.getByRole("textbox", { name: "Note" }), "By night");
  await user.type(pane.getByRole("textbox", { name: "Reason" }), "The slab moved");
  await choose(user, pane, /Project/, "Tower 9");
  expect(await pane.findByText(/Another project has other codes/)).toBeVisible();
  expect(pane.getByRole("combobox", { name: /Budget code/ })).toHaveValue("");
  // A project without codes says so, and the way back keeps what was typed.
  await choose(user, pane, /Project/, "Yard");
  expect(await pane.findByText(/add one first/)).toBeVisible();
  await choose(user, pane, /Project/, "Tower 9");
  await waitFor(() => expect(pane.getByRole("textbox", { name: /What for/ })).toBeVisible());
  await choose(user, pane, /Budget code/, "04-200 Rebar");
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Request #7 was sent")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
    projectId: tower.projectId,
    title: "Two carpenters",
    reason: "The slab moved",
    lines: [{ budgetCodeId: "rebar", amount: "30.00", note: "By night" }],
  });
});

test("requests are those of the project they were opened from, until all are asked for", async () => {
  const sent = apiOfMany();
  renderInKit(<RequestsPage />, { path: `/budget/requests?project=${tower.projectId}` });
  const filters = () => sent.filter((each) => each.path.endsWith("ReturnGrouped")).map((each) => each.body);
  const asked = () => filters().at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ projectId: tower.projectId }));
  const user = userEvent.setup();
  await choose(user, screen, /Project/, "Yard");
  await waitFor(() => expect(asked()).toMatchObject({ projectId: bare.projectId }));
  await choose(user, screen, /Project/, "Yard");
  expect(screen.getByPlaceholderText("All projects")).toHaveValue("");
  await waitFor(() => expect(filters().some((each) => !Object.hasOwn(each ?? {}, "projectId"))).toBe(true));
});

test.each([
  [BudgetPage, "/budget", "Costs", "/budget/costs"],
  [BudgetPage, "/budget", "Budget requests", "/budget/requests"],
  [CostsPage, "/budget/costs", "Cost of hours", "/budget/hours"],
  [CostsPage, "/budget/costs", "Budget", "/budget"],
])("what is beside a page is of the project chosen there", async (Page, path, name, to) => {
  apiOfMany();
  renderInKit(<Page />, { path: `${path}?project=${tower.projectId}` });
  const link = await screen.findByRole("link", { name });
  await waitFor(() => expect(link).toHaveAttribute("href", `${to}?project=${tower.projectId}`));
});
