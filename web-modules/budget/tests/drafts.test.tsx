import { useQueryClient } from "@groundwork/kit";
import { refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { RequestDetail } from "../src/features/api";
import RequestsPage from "../src/pages/requests";
import { api, request } from "./fixtures";

const OPEN = `/budget/requests?request=${request.budgetRequestId}`;
const [line] = request.lines;
if (!line) throw new Error("a request has a line");

const draft: RequestDetail = {
  ...request,
  status: "draft",
  mayEdit: true,
  mayAnswer: false,
  lines: [{ ...line, note: "By night" }],
};
const update = (sent: ReturnType<typeof api>) => sent.find((each) => each.path.endsWith("UpdateBudgetRequest"));

function ReadAgain() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Read again
    </button>
  );
}

async function openDraft() {
  const pane = within(await screen.findByRole("dialog", { name: "#7 Two carpenters" }));
  return { user: userEvent.setup(), pane, title: await pane.findByRole("textbox", { name: /What for/ }) };
}

test("a newer save of a draft is not written over: what was typed meets it", async () => {
  let now: RequestDetail = draft;
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => now,
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "PUT /api/Budget/UpdateBudgetRequest": () =>
      refusal(409, 4, "Saved by Tan Bo just now. Take over or merge.", {
        fields: [{ field: "revision", message: "Saved by Tan Bo just now.", code: "savedBySomebodyElse" }],
      }),
  });
  renderInKit(
    <>
      <RequestsPage />
      <ReadAgain />
    </>,
    { path: OPEN },
  );
  const { user, pane, title } = await openDraft();
  await user.type(title, " more");
  now = { ...draft, reason: "The slab moved", revision: 3 };
  await user.click(screen.getByRole("button", { name: "Read again", hidden: true }));
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(update(sent)?.body).toMatchObject({ title: "Two carpenters more", revision: 2 }));
  expect(update(sent)?.body).not.toHaveProperty("reason");
  expect(await pane.findByText(/The slab moved/)).toBeVisible();
  expect(title).toHaveValue("Two carpenters more");
});

test("what a line is for is kept, and can be changed", async () => {
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => draft,
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "PUT /api/Budget/UpdateBudgetRequest": () => draft,
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const { user, pane } = await openDraft();
  const note = pane.getByRole("textbox", { name: "Note" });
  expect(note).toHaveValue("By night");
  await user.type(note, ", two");
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  await waitFor(() =>
    expect(update(sent)?.body).toMatchObject({ lines: [{ amount: "40.00", note: "By night, two" }] }),
  );
});

test("a code that was archived since is shown, kept in the draft, and named before it is sent", async () => {
  const archived = { ...line, budgetCodeId: "gone", codeNumber: "01-190", codeName: "Office", isArchived: true };
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => ({ ...draft, lines: [line, archived] }),
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "PUT /api/Budget/UpdateBudgetRequest": () => draft,
  });
  renderInKit(<RequestsPage />, { path: OPEN });
  const { user, pane, title } = await openDraft();
  const [, second] = pane.getAllByRole("combobox", { name: /Budget code/ });
  expect(second).toHaveValue("01-190 Office");
  expect(second).toHaveAccessibleDescription(expect.stringContaining("This code was archived since."));
  await user.click(pane.getByRole("button", { name: "Send" }));
  expect(await pane.findByText(/remove the line or choose another code. Or save the draft/)).toBeVisible();
  expect(update(sent)).toBeUndefined();
  await user.type(title, "!");
  await user.click(pane.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(update(sent)?.body).toMatchObject({ title: "Two carpenters!", submit: false }));
  expect(update(sent)?.body).not.toHaveProperty("lines");
});

test("what was typed into a draft that another window sends stays, and can be kept as a draft of its own", async () => {
  let now: RequestDetail = draft;
  const sent = api({
    "GET /api/Budget/GetBudgetRequestDetail": () => now,
    "POST /api/Budget/PreviewBudgetRequest": () => ({ currency: "SGD", lines: [] }),
    "POST /api/Budget/CreateBudgetRequest": () => ({ ...draft, budgetRequestId: "another", number: 8 }),
  });
  renderInKit(
    <>
      <RequestsPage />
      <ReadAgain />
    </>,
    { path: OPEN },
  );
  const { user, pane, title } = await openDraft();
  await user.type(title, " more");
  now = { ...request, mayWithdraw: true, mayAnswer: false, revision: 3 };
  await user.click(screen.getByRole("button", { name: "Read again", hidden: true }));
  expect(await pane.findByText("Request #7 was sent from another window")).toBeVisible();
  expect(title).toHaveValue("Two carpenters more");
  await user.click(pane.getByRole("button", { name: "Keep as a new draft" }));
  await waitFor(() =>
    expect(sent.find((each) => each.path.endsWith("CreateBudgetRequest"))?.body).toMatchObject({
      title: "Two carpenters more",
      submit: false,
      lines: [{ amount: "40.00", note: "By night" }],
    }),
  );
});
