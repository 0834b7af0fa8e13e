import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import SubmissionPage from "../src/pages/submission";
import { detailOf } from "./site-diary";

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

test("sharing a step stands with what else is done with a submission, and takes no room from the form", async () => {
  fakeApi({
    "GET /api/Submission/GetSubmissionDetail": () => detailOf({}),
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionProgress": () => ({
      ...{ steps: [], stepEnteredAt: null, unsentMails: [], remindersSent: 0, dueAt: null },
    }),
  });
  renderInKit(<SubmissionPage />, { path: "/forms/submissions/submission-1" });
  const share = await screen.findByRole("button", { name: "Share" });
  expect(share.closest("header")).toContainElement(screen.getByRole("heading", { level: 1 }));
});
