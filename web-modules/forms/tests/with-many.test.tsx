import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { SubmissionList } from "../src/features/submissions/submission-list";

const VOID = "/api/Submission/VoidSubmission";
const ASSIGN = "/api/Submission/AssignStep";
const person = (userId: string, fullName: string) => ({ userId, fullName });
const row = (submissionId: string, mayVoid: boolean) => ({
  submissionId,
  templateId: "template-1",
  templateName: "Hot work permit",
  templateVersion: 1,
  projectId: "project-1",
  projectName: "Jetty 4",
  referenceNumberStr: `PTW-${submissionId}`,
  state: "ongoing",
  outcome: null,
  currentStepName: "Approval",
  number: 2,
  mayVoid,
  values: {},
  mayAssign: mayVoid,
  currentStepId: "step-2",
  version: "A",
  lastMove: null,
  assignee: null,
  approvedBy: [],
  expirationState: 0,
  validTimeEnd: null,
  submitter: null,
  created: "2026-11-21T09:00:00+08:00",
  dueAt: null,
});

function services(rows: readonly ReturnType<typeof row>[], answers: (() => unknown)[] = []) {
  const list = (data: readonly unknown[]) => ({ data, totalCount: data.length, totalPageCount: 1 });
  return fakeApi({
    "GET /api/Project/QueryProjects": () => list([]),
    "GET /api/FormTemplate/QueryFormTemplates": () => list([]),
    "GET /api/Submission/QuerySubmissions": () => list(rows),
    "GET /api/Submission/GetAssignablePeople": ({ query }) =>
      [person("siti", "Siti Aminah"), person("chua", "Chua Mei")].slice(query.get("submissionId") === "4" ? 1 : 0),
    [`PUT ${ASSIGN}`]: () => (answers.shift() ?? (() => ({})))(),
    [`POST ${VOID}`]: () => (answers.shift() ?? (() => ({})))(),
  });
}

beforeEach(() => localStorage.clear());

test("those that may be are voided one after the other, and what was not is told and tried again", async () => {
  const late = () => refusal(409, 9, "This submission has moved on since you looked.");
  const sent = services([row("1", true), row("2", false), row("3", true)], [() => ({}), late]);
  renderInKit(<SubmissionList />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /all/i }));
  await user.click(screen.getByRole("button", { name: "Void 2…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Void these 2 submissions?" }));
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("Say why.")).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), "Entered twice");
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("1 was not voided")).toBeVisible();
  expect(dialog.getByText(/PTW-3: This submission has moved on since you looked/)).toBeVisible();
  const bodies = () => sent.filter(({ path }) => path === VOID).map(({ body }) => body);
  expect(bodies()).toEqual(["1", "3"].map((id) => ({ submissionId: id, number: 2, reason: "Entered twice" })));
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(bodies()).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who manages none of them is offered no selection", async () => {
  services([row("1", false)]);
  renderInKit(<SubmissionList />);
  expect(await screen.findByText("PTW-1")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("those that may be are handed to one person, who may do every one of their steps", async () => {
  const gone = () => refusal(409, 9, "This submission has moved on since you looked.");
  const elsewhere = { ...row("4", true), currentStepId: "step-3" };
  const sent = services([row("1", true), row("2", false), row("3", true), elsewhere], [() => ({}), gone]);
  renderInKit(<SubmissionList />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /all/i }));
  await user.click(screen.getByRole("button", { name: "Hand 3 to…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hand these 3 steps to somebody" }));
  await user.click(await dialog.findByRole("combobox", { name: /Who does it/ }));
  // Asked once for each step; Siti may not do that of the fourth.
  expect(sent.filter(({ path }) => path.endsWith("GetAssignablePeople"))).toHaveLength(2);
  await user.click(await screen.findByRole("option", { name: "Chua Mei" }));
  expect(screen.queryByRole("option", { name: "Siti Aminah" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  expect(await dialog.findByText("1 was not handed over")).toBeVisible();
  const bodies = () => sent.filter(({ path }) => path === ASSIGN).map(({ body }) => body);
  expect(bodies()).toEqual(["1", "3", "4"].map((id) => ({ submissionId: id, number: 2, userId: "chua" })));
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodies().at(-1)).toEqual({ submissionId: "3", number: 2, userId: "chua" });
});
