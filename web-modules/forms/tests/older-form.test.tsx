import { announceSessionEnd, useLocation } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import type { SubmissionDetail } from "../src/features/submissions/api";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));
beforeEach(() => localStorage.clear());

const TITLE = "This was begun in version 3; the form is at version 5 now";
const ANEW = "Begin anew in version 5";
const older = (change: Partial<SubmissionDetail> = {}) =>
  detailOf({ templateVersion: 3, newestTemplateVersion: 5, ...change });

function At() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(detail: SubmissionDetail) {
  renderInKit(
    <>
      <FillScreen detail={detail} stepId={detail.currentStepId ?? ""} onDone={() => undefined} />
      <At />
    </>,
  );
}

const copied = {
  copied: [{ fieldId: "a", label: "Weather", byLabel: false, isWhole: true }],
  notCopied: [{ fieldId: "c", label: "Crew", why: "noMatch", message: null }],
};

test("a draft of an older version says so, and is begun anew with what fits", async () => {
  const detail = older();
  let tries = 0;
  const sent = fakeApi({
    "PUT /api/Submission/SaveStep": () => savedWith(1),
    "POST /api/Submission/CreateSubmission": () => ({ currentStepId: "step-of-5" }),
    "POST /api/Submission/CopyStepData": () => (++tries === 1 ? refusal(503, 2, "Try again soon.") : copied),
  });
  open(detail);
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: ANEW }));
  expect(await screen.findByText("It was not begun anew")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: ANEW }));
  const report = await screen.findByRole("dialog", { name: "What was taken over" });
  expect(within(report).getByText("Crew: nothing there asks the same")).toBeVisible();
  const [first, again] = sent.filter(({ path }) => path.endsWith("CreateSubmission")).map(({ body }) => body);
  expect(again, "tried again it is the same one").toEqual(first);
  const { submissionId } = first as { submissionId: string };
  expect(first).toEqual({
    submissionId,
    formTemplateId: detail.templateId,
    projectId: detail.projectId,
    values: {},
    reopenUntouched: false,
  });
  expect(sent.find(({ path }) => path.endsWith("CopyStepData"))?.body).toEqual({
    submissionId,
    stepId: "step-of-5",
    fromSubmissionId: detail.submissionId,
    replaces: false,
  });
  await userEvent.click(within(report).getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(`/forms/submissions/${submissionId}`));
});

test("what was typed last is not left behind", async () => {
  const sent = fakeApi({ "PUT /api/Submission/SaveStep": () => refusal(409, 9, "It went on.") });
  open(older());
  const [box] = screen.getAllByRole("textbox");
  if (!box) throw new Error("the diary has a text field");
  await userEvent.type(box, "dry");
  await userEvent.click(await screen.findByRole("button", { name: ANEW }));
  expect(await screen.findByText(/What you entered last is not saved yet/)).toBeInTheDocument();
  expect(sent.some(({ path }) => path.endsWith("CreateSubmission"))).toBe(false);
});

test.each([
  ["of the newest version", { newestTemplateVersion: 3 }],
  ["of an archived form", { newestTemplateVersion: null }],
  ["that was submitted", { state: "ongoing" }],
] as const)("of one %s nothing is said", async (_, change) => {
  open(older(change));
  await screen.findByText("Copy from another");
  expect(screen.queryByText(/This was begun in version/)).not.toBeInTheDocument();
});

test("an entry of another form's field goes on as it is", async () => {
  open(older({ parent: { submissionId: "parent" } as NonNullable<SubmissionDetail["parent"]> }));
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: ANEW })).not.toBeInTheDocument();
});
