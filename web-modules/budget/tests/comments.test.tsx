import { renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import RequestsPage from "../src/pages/requests";
import { api, at, maya, request } from "./fixtures";

const OPEN = `/budget/requests?request=${request.budgetRequestId}`;
const ana = { ...maya, userId: "0190a1b2-0000-7000-8000-00000000000a", fullName: "Ana Cruz" };
const comment = {
  budgetCommentId: "0190a1b2-0000-7000-8000-00000000000b",
  by: maya,
  text: "<b>Level 5</b>\nby Monday",
  mentioned: [],
  createdAt: at,
  editedAt: null,
  isDeleted: false,
  mayChange: true,
};
const slice = (comments: unknown[], next: string | null = null) => ({
  comments,
  next,
  people: [ana],
  mayComment: true,
});

test("a comment is plain text, and who is named with an @ is told", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "GET /api/Budget/GetBudgetRequestComments": () => slice([comment]),
    "POST /api/Budget/CreateBudgetRequestComment": () => comment,
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  const list = within(await screen.findByRole("list", { name: "Comments" }));
  expect(list.getByText(/<b>Level 5<\/b>/)).toBeVisible();
  const box = screen.getByRole("textbox", { name: "Write a comment" });
  await user.type(box, "Which level, @an");
  expect(screen.getByText(/^Nobody is told by @an\./)).toBeVisible();
  await user.click(screen.getByRole("option", { name: "@Ana Cruz" }));
  expect(screen.queryByText(/^Nobody is told/)).toBeNull();
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard("please");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByText("Comment added")).toBeVisible();
  expect(sent.find((each) => each.path.endsWith("CreateBudgetRequestComment"))?.body).toEqual({
    budgetRequestId: request.budgetRequestId,
    text: "Which level, @Ana Cruz please",
    mentionedUserIds: [ana.userId],
  });
  await waitFor(() => expect(box).toHaveValue(""));
});

test("a name is chosen by arrows and Enter, and Escape closes the list alone", async () => {
  const maya2 = { ...maya, fullName: "Maya Anand" };
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "GET /api/Budget/GetBudgetRequestComments": () => ({ ...slice([]), people: [maya2, ana] }),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  await user.type(box, "@an{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.type(box, "{Backspace}");
  expect(screen.getAllByRole("option")).toHaveLength(2);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(box).toHaveValue("@Ana Cruz ");
});

test("what could not be sent stays in its field", async () => {
  api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "GET /api/Budget/GetBudgetRequestComments": () => slice([]),
    "POST /api/Budget/CreateBudgetRequestComment": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  await user.type(box, "Level 5");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(box).toHaveValue("Level 5");
});

test("one's own is changed and taken back, and older ones are read on demand", async () => {
  const older = { ...comment, budgetCommentId: "0190a1b2-0000-7000-8000-00000000000c", text: "", isDeleted: true };
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => request,
    "GET /api/Budget/GetBudgetRequestComments": ({ query }) =>
      query.get("after") ? slice([{ ...older, mayChange: false }]) : slice([comment], comment.budgetCommentId),
    "PUT /api/Budget/UpdateBudgetRequestComment": () => comment,
    "DELETE /api/Budget/DeleteBudgetRequestComment": () => ({ ...comment, isDeleted: true }),
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Older comments" }));
  expect(await screen.findByText("Taken back by its author")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change" }));
  await user.type(screen.getByRole("textbox", { name: "Change" }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Comment changed")).toBeVisible();
  expect(sent.find((each) => each.method === "PUT")?.body).toMatchObject({ text: `${comment.text}!` });
  await user.click(screen.getByRole("button", { name: "Take back" }));
  const question = within(await screen.findByRole("dialog", { name: "Take this comment back?" }));
  await user.click(question.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Comment taken back")).toBeVisible();
  expect(sent.find((each) => each.method === "DELETE")?.body).toEqual({ budgetCommentId: comment.budgetCommentId });
});
