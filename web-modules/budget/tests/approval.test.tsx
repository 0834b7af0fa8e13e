import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AbsenceForm } from "../src/features/approval/absence-form";
import type { Chain } from "../src/features/approval/api";
import BudgetPage from "../src/pages/budget";
import RequestsPage from "../src/pages/requests";
import { api, jetty, maya, request } from "./fixtures";

const raj = { ...maya, userId: "0190a1b2-0000-7000-8000-0000000000b2", fullName: "Raj Nair", email: "raj@example.com" };
const chain: Chain = {
  projectId: jetty.projectId,
  currency: "SGD",
  limitsCurrency: "SGD",
  revision: 3,
  onlyOne: null,
  mayEdit: true,
  steps: [{ userId: maya.userId, person: maya, categories: [], upTo: "5000.00" }],
};
const turn = {
  person: maya,
  standIn: null,
  isCurrent: false,
  isEscalated: false,
  askedAt: request.submittedAt,
  answer: null,
  note: "",
  answeredBy: null,
  answeredAt: null,
} as const;

test("nobody answers in their own place", async () => {
  const me = { ...maya, userId: "user-1", fullName: "Ada Owner" };
  api({
    "GET /api/Member/QueryMembers": () => ({
      data: [me, raj],
      totalCount: 2,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 50,
    }),
  });
  renderInKit(<AbsenceForm absence={null} />);
  await userEvent.click(await screen.findByRole("combobox", { name: /Stands in for you/ }));
  expect(await screen.findByRole("option", { name: /^Raj Nair/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /^Ada Owner/ })).toBeNull();
});

test("an admin says who answers after whom, and up to how much", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetApprovalChain": () => chain,
    "GET /api/Budget/GetBudgetApprovalAbsence": () => null,
    "GET /api/Member/QueryMembers": () => ({
      data: [maya, raj],
      totalCount: 2,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 50,
    }),
    "PUT /api/Budget/SetBudgetApprovalChain": () => chain,
  });
  renderInKit(<BudgetPage />, { path: "/budget?approval=chain" });
  const user = userEvent.setup();
  const pane = within(await screen.findByRole("dialog", { name: "Approval" }));
  await user.click(await pane.findByRole("button", { name: "Add somebody" }));
  const form = within(pane.getByRole("form", { name: "Approval" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Choose who answers.")).toBeVisible();
  const [, second] = form.getAllByRole("combobox", { name: /Who/ });
  if (!second) throw new Error("there are two");
  await user.click(second);
  await user.click(await screen.findByRole("option", { name: /Raj Nair/ }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("SetBudgetApprovalChain"))?.body).toEqual({
      projectId: jetty.projectId,
      revision: 3,
      steps: [
        { userId: maya.userId, upTo: "5000.00", categories: [] },
        { userId: raj.userId, upTo: null, categories: [] },
      ],
    }),
  );
});

test("whose word counts for some categories alone is not the last, and can be moved before it", async () => {
  const [first] = chain.steps;
  if (!first) throw new Error("a chain has a step");
  const steps = [
    { userId: raj.userId, person: raj, categories: [], upTo: null },
    { ...first, categories: ["manpowerExternal" as const] },
  ];
  const sent = api({
    "GET /api/Budget/GetBudgetApprovalChain": () => ({ ...chain, steps }),
    "GET /api/Budget/GetBudgetApprovalAbsence": () => null,
    "PUT /api/Budget/SetBudgetApprovalChain": () => chain,
  });
  renderInKit(<BudgetPage />, { path: "/budget?approval=chain" });
  const user = userEvent.setup();
  const form = within(await screen.findByRole("form", { name: "Approval" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(/The last one answers every category/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Move answer 2 forward" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("SetBudgetApprovalChain"))?.body).toMatchObject({
      steps: [
        { userId: maya.userId, upTo: "5000.00", categories: ["manpowerExternal"] },
        { userId: raj.userId, upTo: null, categories: [] },
      ],
    }),
  );
});

test("members see of what somebody answers, and that limits of another currency count for nothing", async () => {
  const [first] = chain.steps;
  if (!first) throw new Error("a chain has a step");
  api({
    "GET /api/Budget/GetBudgetApprovalChain": () => ({
      ...chain,
      currency: "JPY",
      mayEdit: false,
      steps: [{ ...first, categories: ["manpowerExternal" as const] }],
    }),
    "GET /api/Budget/GetBudgetApprovalAbsence": () => null,
  });
  renderInKit(<BudgetPage />, { path: "/budget?approval=chain" });
  const pane = within(await screen.findByRole("dialog", { name: "Approval" }));
  expect(await pane.findByText(/Only of External people/)).toBeVisible();
  expect(pane.getByText("Up to SGD 5,000.00")).toBeVisible();
  expect(pane.getByText(/These limits are in SGD, the budget is in JPY/)).toBeVisible();
});

test("who is away is told who stands in, and can be back earlier", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetApprovalChain": () => ({ ...chain, steps: [], mayEdit: false }),
    "GET /api/Budget/GetBudgetApprovalAbsence": () => ({
      standIn: raj,
      standInUserId: raj.userId,
      fromOn: "2026-12-01",
      untilOn: "2026-12-09",
    }),
    "DELETE /api/Budget/DeleteBudgetApprovalAbsence": () => null,
  });
  renderInKit(<BudgetPage />, { path: "/budget?approval=chain" });
  const pane = within(await screen.findByRole("dialog", { name: "Approval" }));
  expect(await pane.findByText(/No chain: any manager/)).toBeVisible();
  expect(pane.getByText(/Raj Nair answers for you from/)).toBeVisible();
  await userEvent.setup().click(pane.getByRole("button", { name: "I am back" }));
  await waitFor(() => expect(sent.some((each) => each.path.endsWith("DeleteBudgetApprovalAbsence"))).toBe(true));
});

test("an approver sees who has answered, what else waits, and passes on what was agreed to", async () => {
  const [line] = request.lines;
  if (!line) throw new Error("a request has a line");
  const agreed = {
    ...request,
    approvedTotal: "25.00",
    lines: [{ ...line, approvedAmount: "25.00" }],
    turns: [
      { ...turn, answer: "partlyApproved" as const, answeredBy: maya, answeredAt: request.submittedAt, note: "Less" },
      { ...turn, person: raj, isCurrent: true },
    ],
    alsoWaiting: [
      { budgetRequestId: "other", number: 9, title: "One mason", by: maya, codeNumber: "03-110", amount: "10.00" },
    ],
  };
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => agreed,
    "POST /api/Budget/ReplyBudgetRequest": () => ({ ...agreed, status: "approved", turns: [] }),
  });
  renderInKit(<RequestsPage />, { path: `/budget/requests?request=${request.budgetRequestId}` });
  const pane = within(await screen.findByRole("dialog", { name: "#7 Two carpenters" }));
  const turns = within(await pane.findByRole("list", { name: "Who answers" })).getAllByRole("listitem");
  expect(turns.map((each) => each.textContent)).toEqual([
    expect.stringContaining("Maya OngPartly approvedLess"),
    expect.stringContaining("Raj NairAsked now"),
  ]);
  expect(within(pane.getByRole("list", { name: "Also waits on these codes" })).getByText("One mason")).toBeVisible();
  await userEvent.setup().click(pane.getByRole("button", { name: /Approve.*25\.00/ }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("ReplyBudgetRequest"))?.body).toMatchObject({ answer: "approved" }),
  );
});
