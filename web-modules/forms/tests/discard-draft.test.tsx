import { browserHistory } from "@groundwork/kit";
import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { KeptStep } from "../src/features/fill/outbox/kept-step";
import { DiscardDraft } from "../src/features/submissions/discard-draft";
import { detailOf } from "./site-diary";

const here = "/forms/submissions/submission-1";
const member = testSession({ access: "member" });
const draft = { submissionId: "submission-1", templateName: "Site diary", currentStepId: "step-1" };
const goneAt = "2026-12-28T09:00:00+08:00";

beforeEach(() => browserHistory.replace(here, { cameFrom: "/forms/to-dos" }));

test("a draft is discarded after a question, with what this browser keeps of it", async () => {
  const sent = fakeApi({ "POST /api/Submission/DiscardDraft": () => ({ submissionId: "submission-1", goneAt }) });
  const kept = new KeptStep({ userId: "user-1", submissionId: "submission-1", stepId: "step-1" });
  kept.write({ title: "Site diary", entries: { area: { value: "Roof", revision: 0 } }, attempt: null });
  renderInKit(<DiscardDraft detail={detailOf({ ...draft, state: "draft", mayDelete: true })} />, { session: member });
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  const question = await screen.findByRole("dialog", { name: "Discard this draft?" });
  expect(within(question).getByText(/can be restored for 30 days; then it is gone for good/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Discard draft" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/to-dos"));
  expect(sent.map(({ body }) => body)).toEqual([{ submissionId: "submission-1" }]);
  expect(kept.read()).toBeNull();
  expect(await screen.findByText("Gone for good on 28 Dec 2026. Until then it can be restored.")).toBeVisible();
});

test("nobody is offered to discard what the service does not let them", () => {
  renderInKit(<DiscardDraft detail={detailOf({ ...draft, state: "draft" })} />, { session: member });
  expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
});
