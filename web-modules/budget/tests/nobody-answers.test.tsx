import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import BudgetPage from "../src/pages/budget";
import RequestsPage from "../src/pages/requests";
import { api, groups, jetty, maya, overview, request } from "./fixtures";

const chain = {
  ...{ projectId: jetty.projectId, currency: "SGD", limitsCurrency: "SGD", revision: 0, steps: [] },
  ...{ onlyOne: maya, mayEdit: false },
};

test("that nobody may answer it is said while it is typed, and once more when it was sent", async () => {
  api({
    "POST /api/Budget/PreviewBudgetRequest": () => ({
      ...{ currency: "SGD", mayOverrun: true, overruns: "anybody", nobodyAnswers: true },
      lines: [],
    }),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  expect(pane.queryByText("Nobody may answer it yet")).toBeNull();
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "60");
  expect(await pane.findByText(/You are the only one.*An admin of the company can make somebody else/)).toBeVisible();
  await user.click(pane.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "New request" })).toBeNull());
  expect(await screen.findByText("Request #7 was sent")).toBeVisible();
  expect(await screen.findByText("Nobody may answer it yet")).toBeVisible();
});

test("a request that waits for nobody says so, and who can do something", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...request, nobodyAnswers: true, mayAnswer: false }),
    "POST /api/Budget/QueryBudgetRequestByFilterReturnGrouped": () => groups,
  });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  expect(await screen.findByText(/Only who asked answers.*An admin of the company/)).toBeVisible();
});

test("who manages the project reads it in the overview, and who sets a chain beside it", async () => {
  api({
    "GET /api/Budget/GetOverview": () => ({ ...overview, nobodySCount: 2, waiting: [request] }),
    "GET /api/Budget/GetBudgetApprovalChain": () => chain,
    "GET /api/Budget/GetBudgetApprovalAbsence": () => null,
  });
  renderInKit(<BudgetPage />, { path: "/budget?approval=chain" });
  expect(await screen.findByText(/2 requests wait for nobody/)).toBeInTheDocument();
  expect(await screen.findByText(/Only Maya Ong answers requests here/)).toBeVisible();
  expect(screen.getByText(/No chain.*The company's admins may set one/)).toBeVisible();
});
