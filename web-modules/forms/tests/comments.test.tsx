import { FillBody, FilledBody, FillProvider, FillStore, newField, newPage, newRow } from "@groundwork/formwork";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CommentedFields } from "../src/features/comment/commented-fields";
import CommentsPanel from "../src/features/comment/comments-panel";

const mei = {
  userId: "0190a1b2-0000-7000-8000-00000000000a",
  fullName: "Chua Mei",
  email: "mei@example.test",
  photoUrl: null,
  nameAbbreviation: "CM",
  abbreviationBgColor: "#4F5D75",
};
const comment = {
  submissionCommentId: "0190a1b2-0000-7000-8000-00000000000b",
  by: mei,
  text: "In metres?",
  mentioned: [],
  createdAt: "2026-11-27T09:00:00+08:00",
  editedAt: null,
  isDeleted: false,
  mayChange: false,
  fieldId: "0190a1b2-0000-7000-8000-00000000000c",
  fieldLabel: "Area",
};
const slice = { comments: [comment], next: null, people: [mei], mayComment: true, total: 1, byField: {} };

test("what is said about a submission is read, and whoever is named is told", async () => {
  const sent = fakeApi({
    "GET /api/SubmissionComment/GetSubmissionComments": () => slice,
    "POST /api/SubmissionComment/CreateSubmissionComment": () => comment,
  });
  renderInKit(<CommentsPanel submissionId="submission-1" timeZone="Asia/Singapore" />);
  expect(await screen.findByRole("heading", { level: 2, name: "Comments (1)" })).toBeVisible();
  const list = within(screen.getByRole("list", { name: "Comments" }));
  expect(list.getByText("In metres?")).toBeVisible();
  expect(list.getByText("About “Area”")).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Write a comment" }), "Yes @ch");
  await user.click(screen.getByRole("option", { name: "@Chua Mei" }));
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByText("Comment added")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    submissionId: "submission-1",
    text: "Yes @Chua Mei",
    mentionedUserIds: [mei.userId],
  });
});

test("in an archived project it is read alone, and nothing is shown where nothing was said", async () => {
  let shown: object = { ...slice, mayComment: false };
  const sent = fakeApi({ "GET /api/SubmissionComment/GetSubmissionComments": () => shown });
  const first = renderInKit(<CommentsPanel submissionId="submission-1" timeZone={undefined} />);
  expect(await screen.findByText("In metres?")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  first.unmount();
  shown = { ...slice, comments: [], total: 0, mayComment: false };
  renderInKit(<CommentsPanel submissionId="submission-2" timeZone={undefined} />);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(document.querySelector("section, h2, [aria-busy]")).toBeNull());
});

test("a field says how much was said about it, and takes a comment of its own", async () => {
  const field = { ...newField("shortText", "Area"), id: comment.fieldId };
  const body = [newPage("Pour", [newRow([field])])];
  const sent = fakeApi({
    "GET /api/SubmissionComment/GetSubmissionComments": () => ({ ...slice, byField: { [comment.fieldId]: 1 } }),
    "POST /api/SubmissionComment/CreateSubmissionComment": () => comment,
  });
  renderInKit(
    <>
      <CommentsPanel submissionId="submission-1" timeZone="Asia/Singapore" />
      <CommentedFields submissionId="submission-1" timeZone="Asia/Singapore">
        <FillProvider store={new FillStore({ body })}>
          <FilledBody body={body} />
        </FillProvider>
      </CommentedFields>
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "1 comment on “Area”" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Area" }));
  expect(await dialog.findByText("In metres?")).toBeVisible();
  expect(sent.at(-1)?.query.get("fieldId")).toBe(comment.fieldId);
  await user.type(dialog.getByRole("textbox", { name: "Write a comment" }), "In feet");
  await user.click(dialog.getByRole("button", { name: "Comment" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
      submissionId: "submission-1",
      fieldId: comment.fieldId,
      text: "In feet",
      mentionedUserIds: [],
    }),
  );
});

test("by keyboard one goes from field to field, and back from a field to what is said about it", async () => {
  const [area, depth] = [
    { ...newField("shortText", "Area"), id: comment.fieldId },
    { ...newField("shortText", "Depth"), id: "0190a1b2-0000-7000-8000-00000000000d" },
  ];
  const body = [newPage("Pour", [newRow([area]), newRow([depth])])];
  fakeApi({ "GET /api/SubmissionComment/GetSubmissionComments": () => slice });
  renderInKit(
    <>
      <CommentsPanel submissionId="submission-1" timeZone="Asia/Singapore" />
      <CommentedFields submissionId="submission-1" timeZone="Asia/Singapore">
        <FillProvider store={new FillStore({ body })}>
          <FillBody body={body} />
        </FillProvider>
      </CommentedFields>
    </>,
  );
  await screen.findAllByRole("button", { name: /“Depth”/ });
  const user = userEvent.setup();
  await user.click(screen.getByRole("textbox", { name: "Area" }));
  await user.tab();
  expect(screen.getByRole("textbox", { name: "Depth" })).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveAccessibleName(/“Depth”/);
  await user.tab({ shift: true });
  expect(screen.getByRole("textbox", { name: "Area" })).toHaveFocus();
});
