import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import AllRequestsPage from "../src/pages/all-requests";
import { api, request } from "./fixtures";

const page = { data: [request], totalCount: 61, totalPageCount: 4, pageNumber: 1, pageCount: 20 };

test("all requests are a table that is filtered by the service, paged, and named as a view", async () => {
  const sent = api({
    "POST /api/Budget/QueryBudgetRequestByFilter": () => page,
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
  });
  renderInKit(<AllRequestsPage />, { path: "/budget/all-requests?f.kind=change&f.whose=mine" });
  const user = userEvent.setup();
  const list = within(await screen.findByRole("region", { name: "All budget requests" }));
  expect(await list.findByText("#7 Two carpenters")).toBeVisible();
  const asked = () => sent.filter((each) => each.path.endsWith("QueryBudgetRequestByFilter")).at(-1)?.body;
  expect(asked()).toMatchObject({ kinds: ["change"], isMine: true, statuses: [], pageNumber: 1 });
  await user.type(list.getByLabelText("Search requests"), "carp");
  await waitFor(() => expect(asked()).toMatchObject({ search: "carp", kinds: ["change"] }));
  expect(list.getByRole("button", { name: "Views" })).toBeVisible();
  expect(list.getByRole("button", { name: "Export" })).toBeVisible();
  await user.click(list.getByText("#7 Two carpenters"));
  expect(await screen.findByRole("dialog", { name: "#7 Two carpenters" })).toBeVisible();
});
