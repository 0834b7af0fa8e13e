import { refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import RequestsPage from "../src/pages/requests";
import { api, formwork, jetty, request, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const OPEN = `/budget/requests?request=${request.budgetRequestId}`;

function impactOf(amount: string) {
  const isOver = Number(amount) > 50;
  const after = { left: "50.00", leftAfter: isOver ? "-10.00" : "20.00", isOver };
  return { currency: "SGD", mayOverrun: true, lines: [{ ...request.lines[0]?.impact, ...after }] };
}

async function fillIn(amount: string) {
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Two carpenters");
  await user.click(pane.getByRole("combobox", { name: /Budget code/ }));
  await user.click(await screen.findByRole("option", { name: "03-110 Formwork" }));
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), amount);
  return { user, pane };
}

test("what is asked for shows what it would leave while one types, and is sent at once", async () => {
  const sent = api({
    "POST /api/Budget/PreviewBudgetRequest": () => impactOf("30"),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const { user, pane } = await fillIn("30");
  const after = await pane.findByText("Left after this");
  expect(plain(after.parentElement?.textContent ?? "")).toBe("Left after thisSGD 20.00");
  expect(plain(pane.getByText("Budget").parentElement?.textContent ?? "")).toBe("BudgetSGD 100.00");
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Request #7 was sent")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
    title: "Two carpenters",
    submit: true,
    lines: [{ budgetCodeId: formwork.budgetCodeId, amount: "30.00" }],
  });
});

test("more than is left is told while one types, and sent only with a reason", async () => {
  const sent = api({
    "POST /api/Budget/PreviewBudgetRequest": () => impactOf("60"),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const { user, pane } = await fillIn("60");
  expect(plain((await pane.findByText(/more than is left\.$/)).textContent)).toBe("SGD 10.00 more than is left.");
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await pane.findByText("Say why, or ask for less.")).toBeVisible();
  await user.type(pane.getByRole("textbox", { name: /Why more than is left/ }), "The slab moved");
  await user.click(pane.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
      overrunReason: "The slab moved",
    }),
  );
});

test("what the service says of a line stands at it, until the line changes", async () => {
  const message = "Only 5.00 SGD is left of 03-110. Ask for less, or say why it takes more.";
  api({
    "POST /api/Budget/PreviewBudgetRequest": () => impactOf("30"),
    "POST /api/Budget/CreateBudgetRequest": () =>
      refusal(409, 4, message, { fields: [{ field: "lines.0.amount", message, code: "overBudget" }] }),
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const { user, pane } = await fillIn("30");
  await user.click(pane.getByRole("button", { name: "Send" }));
  const amount = pane.getByRole("textbox", { name: /Amount/ });
  await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining("Only 5.00 SGD")));
  expect(pane.getAllByText(message)).toHaveLength(1);
  await user.type(amount, "1");
  expect(pane.queryByText(message)).toBeNull();
});

test("one that can't be seen is not called a new one", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () =>
      Response.json(
        { message: "This budget request does not exist (any more). Go back to the list." },
        { status: 404 },
      ),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const pane = within(await screen.findByRole("dialog", { name: "Request" }));
  expect(await pane.findByText("This request could not be loaded")).toBeVisible();
});

test("a draft is kept without an amount, and what can't be sent says why", async () => {
  const sent = api({ "POST /api/Budget/CreateBudgetRequest": () => ({ ...request, status: "draft" }) });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New request" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Later");
  await user.click(pane.getByRole("button", { name: "Send" }));
  const amount = pane.getByRole("textbox", { name: /Amount/ });
  await waitFor(() => expect(amount).toHaveAccessibleDescription("Write an amount."));
  expect(pane.getByRole("combobox", { name: /Budget code/ })).toHaveAccessibleDescription("Choose a code.");
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("Draft #7 was saved")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
    submit: false,
    lines: [],
  });
});

test("of a wrong amount one thing is said, where it is typed", async () => {
  const sent = api({});
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  const { user, pane } = await fillIn("12x");
  await user.click(pane.getByRole("button", { name: "Send" }));
  const amount = pane.getByRole("textbox", { name: /Amount/ });
  expect(amount).toHaveAccessibleDescription("Write an amount like 1250.50");
  expect(amount).toHaveFocus();
  expect(pane.queryByRole("alert")).toBeNull();
  expect(pane.queryByText("Choose a code.")).toBeNull();
  expect(sent.some((each) => each.method === "POST" && each.path.endsWith("CreateBudgetRequest"))).toBe(false);
});

test("the approver sees before and after, and answers what they saw", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "POST /api/Budget/ReplyBudgetRequest": () => ({ ...request, status: "approved" }),
  });
  renderInKit(<RequestsPage />, { path: OPEN, session: testSession({ access: "manager" }) });
  const pane = within(await screen.findByRole("dialog", { name: "#7 Two carpenters" }));
  expect(plain((await pane.findByText("Left now")).parentElement?.textContent ?? "")).toBe("Left nowSGD 60.00");
  await userEvent.click(pane.getByRole("button", { name: /Approve SGD/ }));
  expect(await screen.findByText(/^Approved: .+ \(#7, /)).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("ReplyBudgetRequest"))?.body).toMatchObject({
    answer: "approved",
    revision: 2,
  });
});

test("a part is approved line by line, no more than was asked for", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "POST /api/Budget/ReplyBudgetRequest": () => ({ ...request, status: "partlyApproved" }),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Approve a part" }));
  const amount = screen.getByRole("textbox", { name: "Of 03-110 Formwork" });
  await user.clear(amount);
  await user.type(amount, "41");
  expect(screen.getByText("No more than was asked for.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve this part" })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, "25.5");
  await user.click(screen.getByRole("button", { name: "Approve this part" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("ReplyBudgetRequest"))?.body).toMatchObject({
      answer: "partlyApproved",
      lines: [{ budgetRequestLineId: request.lines[0]?.budgetRequestLineId, amount: "25.50" }],
    }),
  );
});

test("a refusal is told where it was answered", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "POST /api/Budget/ReplyBudgetRequest": () =>
      refusal(409, 4, "This request does not wait for an answer (any more)."),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Reject" }));
  await user.type(screen.getByRole("textbox", { name: /Why/ }), "Not now");
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("does not wait for an answer");
});

test("rejecting asks first, and says why", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "POST /api/Budget/ReplyBudgetRequest": () => ({ ...request, status: "rejected" }),
  });
  const replies = () => sent.filter((each) => each.path.endsWith("ReplyBudgetRequest"));
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Reject" }));
  expect(screen.getByText(/Reject #7\? What it holds is free again, and Maya Ong is told why/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(screen.getByText("Say why.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: /^Approve SGD/ })).toBeVisible();
  expect(replies()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Reject" }));
  await user.type(screen.getByRole("textbox", { name: /Why/ }), "The first one stands still");
  await user.click(screen.getByRole("button", { name: "Reject" }));
  await waitFor(() =>
    expect(replies().map((each) => each.body)).toMatchObject([
      { answer: "rejected", note: "The first one stands still", lines: [] },
    ]),
  );
});

test("who asked sees what waits, and may withdraw it", async () => {
  const own = { ...request, mayAnswer: false, mayWithdraw: true };
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => own,
    "POST /api/Budget/WithdrawBudgetRequest": () => ({ ...own, status: "draft" }),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Request #7 is a draft again")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reject" })).toBeNull();
  expect(sent.find((each) => each.path.endsWith("WithdrawBudgetRequest"))?.body).toMatchObject({ revision: 2 });
});

test("without codes who may add them is led there, and others are told who may", async () => {
  let mayEdit = true;
  api({
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({ ...tree, mayEdit, codes: [] }),
  });
  const { unmount } = renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  expect(await screen.findByRole("link", { name: "New code" })).toHaveAttribute(
    "href",
    `/budget?project=${jetty.projectId}&code=new`,
  );
  unmount();
  mayEdit = false;
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=new" });
  expect(await screen.findByText("A manager adds budget codes first.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "New code" })).toBeNull();
});

test("which requests are shown lies in the address: a bookmark brings the same list back", async () => {
  const sent = api({});
  renderInKit(<RequestsPage />, { path: "/budget/requests?view=mine" });
  const asked = () => sent.filter((each) => each.path.endsWith("ReturnGrouped")).at(-1)?.body;
  await waitFor(() => expect(asked()).toMatchObject({ isMine: true }));
  await userEvent.setup().click(screen.getByRole("radio", { name: "My turn" }));
  await waitFor(() => expect(asked()).toMatchObject({ waitsForMe: true }));
  expect(asked()).not.toHaveProperty("isMine");
});
