import { announceSessionEnd, useRoutes } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import SubmissionPage from "../src/pages/submission";
import { detailOf } from "./site-diary";

function At(): ReactNode {
  return useRoutes([{ path: "/forms/submissions/:submissionId", element: <SubmissionPage /> }]);
}

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

test("sharing a step stands with what else is done with a submission, and takes no room from the form", async () => {
  const detail = detailOf({});
  fakeApi({
    "GET /api/Submission/GetSubmissionDetail": () => detail,
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionProgress": () => ({
      ...{ steps: [], stepEnteredAt: null, unsentMails: [], remindersSent: 0, dueAt: null },
    }),
  });
  renderInKit(<At />, { path: `/forms/submissions/${detail.submissionId}` });
  const share = await screen.findByRole("button", { name: "Share" });
  expect(share.closest("header")).toContainElement(screen.getByRole("heading", { level: 1 }));
});

test.each([
  ["A", "No. 7", false],
  ["B", "No. 7 · Version B", true],
])("the number of version %s is told in the head, of a later one whole", async (version, told, isWhole) => {
  const detail = detailOf({ version, referenceNumberStr: "7", state: "ongoing", number: 2, mayAct: false });
  fakeApi({
    "GET /api/Submission/GetSubmissionDetail": () => detail,
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionVersions": () => [],
    "GET /api/Submission/GetSubmissionProgress": () => ({
      ...{ steps: [], parallel: [], stepEnteredAt: null, unsentMails: [], remindersSent: 0, dueAt: null },
    }),
  });
  renderInKit(<At />, { path: `/forms/submissions/${detail.submissionId}` });
  // On a phone the line is cut, and the letter stands last.
  expect((await screen.findByText(told)).hasAttribute("data-whole")).toBe(isWhole);
});
