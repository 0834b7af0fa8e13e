import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { RequestDetail } from "../src/features/api";
import RequestsPage from "../src/pages/requests";
import { api, concrete, formwork, request, tree } from "./fixtures";

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const rebar = { ...formwork, budgetCodeId: "rebar", number: "03-400", name: "Rebar" };
const pump = { ...formwork, budgetCodeId: "pump", number: "03-350", name: "Pump" };
const twoCodes = {
  "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": () => ({
    ...tree,
    codes: [concrete, formwork, pump, rebar],
  }),
  "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
};

async function choose(user: ReturnType<typeof userEvent.setup>, side: RegExp, option: string) {
  await user.click(screen.getAllByRole("combobox", { name: side }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole("option", { name: option }));
}

test("between two codes the amount is typed once, and both sides are sent", async () => {
  const sent = api({ ...twoCodes, "POST /api/Budget/CreateBudgetRequest": () => request });
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=transfer" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New transfer" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "More pumping");
  await choose(user, /From code/, "03-110 Formwork");
  await choose(user, /To code/, "03-350 Pump");
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "25");
  await user.click(pane.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
      kind: "transfer",
      lines: [
        { budgetCodeId: formwork.budgetCodeId, amount: "25.00", receives: false },
        { budgetCodeId: "pump", amount: "25.00", receives: true },
      ],
    }),
  );
});

test("what does not come to the same on both sides is not sent", async () => {
  const sent = api(twoCodes);
  renderInKit(<RequestsPage />, { path: "/budget/requests?request=transfer" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "New transfer" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "More pumping");
  await choose(user, /From code/, "03-110 Formwork");
  await choose(user, /To code/, "03-350 Pump");
  expect(pane.queryByRole("button", { name: "Remove" })).toBeNull();
  await user.type(pane.getAllByRole("textbox", { name: /Amount/ })[0] as HTMLElement, "25");
  await user.click(pane.getByRole("button", { name: "Another code to give to" }));
  const [taken] = pane.getAllByRole("textbox", { name: /Amount/ });
  await user.clear(taken as HTMLElement);
  await user.type(taken as HTMLElement, "30");
  await choose(user, /To code/, "03-400 Rebar");
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await pane.findByText("Write an amount.")).toBeVisible();
  await user.type(pane.getAllByRole("textbox", { name: /Amount/ })[2] as HTMLElement, "4");
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await pane.findByText(/both sides must come to the same/)).toBeVisible();
  // With the third code gone there is one amount again: the one that is taken.
  await user.click(pane.getAllByRole("button", { name: "Remove" }).at(-1) as HTMLElement);
  expect(pane.getByRole("textbox", { name: /Amount/ })).toHaveValue("30.00");
  expect(sent.some((each) => each.path.endsWith("CreateBudgetRequest"))).toBe(false);
});

test("the approver sees which code gives and which gets, and answers the whole", async () => {
  const [line] = request.lines;
  if (!line) throw new Error("a request has a line");
  const to = { ...line, budgetRequestLineId: "to", budgetCodeId: "pump", codeNumber: "03-350", codeName: "Pump" };
  const transfer: RequestDetail = { ...request, kind: "transfer", lines: [line, { ...to, receives: true }] };
  api({ "GET /api/Budget/GetBudgetRequestDetail": () => transfer });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  const pane = within(await screen.findByRole("dialog", { name: "#7 Two carpenters" }));
  const lines = within(pane.getByRole("list", { name: "What is asked for" })).getAllByRole("listitem");
  expect(lines.map((each) => plain(each.textContent))).toEqual([
    expect.stringMatching(/^03-110 Formwork-SGD 40.00From code/),
    expect.stringMatching(/^03-350 Pump\+SGD 40.00To code/),
  ]);
  expect(pane.getByRole("button", { name: /Approve SGD/ })).toBeVisible();
  expect(pane.queryByRole("button", { name: "Approve a part" })).toBeNull();
});

test("a change gives a code more budget, and takes no more from another than is left", async () => {
  const sent = api({
    ...twoCodes,
    "POST /api/Budget/PreviewBudgetRequest": ({ body }) => ({
      currency: "SGD",
      mayOverrun: true,
      lines: (body as { lines: { budgetCodeId: string; amount: string }[] }).lines.map(({ budgetCodeId, amount }) => ({
        ...request.lines[0]?.impact,
        budgetCodeId,
        isOver: amount === "900.00",
      })),
    }),
    "POST /api/Budget/CreateBudgetRequest": () => request,
  });
  renderInKit(<RequestsPage />, { path: "/budget/requests" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Budget change" }));
  const pane = within(await screen.findByRole("dialog", { name: "New budget change" }));
  await user.type(await pane.findByRole("textbox", { name: /What for/ }), "Variation 4");
  await choose(user, /More for code/, "03-110 Formwork");
  await user.type(pane.getByRole("textbox", { name: /Amount/ }), "25");
  await user.click(pane.getByRole("button", { name: "Another code that gets less" }));
  await choose(user, /Less for code/, "03-350 Pump");
  const less = pane.getAllByRole("textbox", { name: /Amount/ }).at(-1) as HTMLElement;
  await user.type(less, "900");
  await pane.findByText(/more than is left\.$/);
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await pane.findByText("No more can be taken from a code than is left of it.")).toBeVisible();
  await user.clear(less);
  await user.type(less, "9");
  await waitFor(() => expect(pane.queryByText(/more than is left\.$/)).toBeNull());
  await user.click(pane.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
      kind: "change",
      lines: [
        { budgetCodeId: formwork.budgetCodeId, amount: "25.00", receives: true },
        { budgetCodeId: "pump", amount: "9.00", receives: false },
      ],
    }),
  );
});
