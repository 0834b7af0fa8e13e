import { browserHistory } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { KeptStep } from "../src/features/fill/outbox/kept-step";
import type { SubmissionDetail } from "../src/features/submissions/api";
import { DiscardDraft } from "../src/features/submissions/discard-draft";

// Of the whole detail it reads these alone.
const draftOf = (userId: string, state = "draft") =>
  ({
    submissionId: "submission-1",
    templateName: "Site diary",
    projectId: "project-1",
    currentStepId: "step-1",
    state,
    submitter: { userId },
  }) as unknown as SubmissionDetail;

const here = "/forms/submissions/submission-1";
const member = testSession({ access: "member" });

beforeEach(() => browserHistory.replace(here, { cameFrom: "/forms/to-dos" }));

test("a draft is discarded after a question, with what this browser keeps of it", async () => {
  const sent = fakeApi({ "POST /api/Submission/DiscardDraft": () => ({ submissionId: "submission-1" }) });
  const kept = new KeptStep({ userId: "user-1", submissionId: "submission-1", stepId: "step-1" });
  kept.write({ title: "Site diary", entries: { area: { value: "Roof", revision: 0 } }, attempt: null });
  renderInKit(<DiscardDraft detail={draftOf("user-1")} />, { session: member });
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  const question = await screen.findByRole("dialog", { name: "Discard this draft?" });
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Discard draft" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/to-dos"));
  expect(sent.map(({ body }) => body)).toEqual([{ submissionId: "submission-1" }]);
  expect(kept.read()).toBeNull();
});

test("nobody is offered to discard what is not a draft, or not theirs", () => {
  renderInKit(<DiscardDraft detail={draftOf("user-1", "ongoing")} />, { session: member });
  renderInKit(<DiscardDraft detail={draftOf("user-2")} />, { session: member });
  expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
  renderInKit(<DiscardDraft detail={draftOf("user-2")} />, { session: testSession({ access: "admin" }) });
  expect(screen.getByRole("button", { name: "Discard draft" })).toBeVisible();
});
