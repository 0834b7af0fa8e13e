import { announceSessionEnd, useRoutes } from "@groundwork/kit";
import { type FakeRequest, fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shownStep, shownSteps } from "../src/features/submissions/parallel/shown-step";
import SubmissionPage from "../src/pages/submission";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const ID = "5f0c9a54-6d7e-4f0e-9a53-0d1f6f3f0001";
const SAFETY = "5f0c9a54-6d7e-4f0e-9a53-0d1f6f3f0002";
const QUALITY = "5f0c9a54-6d7e-4f0e-9a53-0d1f6f3f0003";
const COST = "5f0c9a54-6d7e-4f0e-9a53-0d1f6f3f0004";

const teamOf = (name: string) => [{ teamId: name, name: `${name} team` }];
const open = (stepId: string, stepName: string, isMyTurn: boolean, dueAt: string | null = null) => ({
  stepId,
  stepName,
  teams: teamOf(stepName),
  dueAt,
  // Of the one that is due, as it is drawn.
  pressesItself: dueAt === null ? null : { name: "Approve", at: "2020-01-02T08:00:00Z" },
  mayAct: isMyTurn,
  isMyTurn,
  assignee: null,
  mayClaim: isMyTurn,
  mayAssign: false,
});

const OPEN = [open(SAFETY, "Safety", true), open(QUALITY, "Quality", true, "2020-01-01T08:00:00Z")];
const part = (stepId: string, stepName: string, more: object = {}) => ({
  stepId,
  stepName,
  teams: teamOf(stepName),
  state: "open",
  number: null,
  dueAt: null,
  ...more,
});

const record = {
  submissionProcessId: "process-2",
  number: 2,
  stepId: COST,
  stepName: "Cost",
  submitter: { userId: "siti", fullName: "Siti Aminah", email: "", photoUrl: null, nameAbbreviation: "SA" },
  shareLinkSubmitter: null,
  submittedAt: "2026-11-20T09:00:00Z",
  submitActionName: "Approve",
  reason: "",
  stoodIn: false,
  actedFor: null,
  isRevokedStep: false,
  sentBackTo: null,
  beganVersion: null,
  move: null,
  takenBranches: [],
  metersFromSite: null,
  approvals: [],
  approvalsNeeded: 1,
  endedSteps: [],
  isCurrent: false,
  teams: teamOf("Cost"),
};

function services(needed: number | null) {
  return {
    "PUT /api/Submission/SaveStep": () => savedWith(1),
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionDetail": ({ query }: FakeRequest) => {
      const stepId = query.get("stepId") ?? SAFETY;
      const currentStepName = stepId === SAFETY ? "Safety" : "Quality";
      const found = { currentStepId: stepId, currentStepName, currentStepTeams: teamOf(currentStepName) };
      return detailOf({ submissionId: ID, state: "ongoing", number: 2, openSteps: OPEN, ...found });
    },
    "GET /api/Submission/GetSubmissionProgress": () => ({
      steps: [record],
      stepEnteredAt: "2026-11-20T08:00:00Z",
      unsentMails: [],
      remindersSent: 0,
      dueAt: null,
      parallel: [
        {
          since: "2026-11-20T08:00:00Z",
          needed,
          isOpen: true,
          parts: [
            part(SAFETY, "Safety"),
            part(QUALITY, "Quality", { dueAt: "2020-01-01T08:00:00Z" }),
            part(COST, "Cost", { state: "submitted", number: 2, teams: [] }),
          ],
        },
      ],
    }),
  };
}

const At = () => useRoutes([{ path: "/forms/submissions/:submissionId", element: <SubmissionPage /> }]);

async function show(path: string, needed: number | null = null): Promise<HTMLElement> {
  fakeApi(services(needed));
  renderInKit(<At />, { path });
  const title = await screen.findByRole("heading", { name: "Steps at the same time" });
  const panel = title.closest("section");
  if (!panel) throw new Error("it has a panel");
  return panel;
}

test("steps that are open at once stand side by side, with what became of the others", async () => {
  const panel = await show(`/forms/submissions/${ID}`);
  const [safety, quality, cost] = within(panel).getAllByRole("listitem");
  expect(panel).toHaveTextContent("It goes on when all of them are submitted");
  expect(safety).toHaveTextContent(/Safety\s*Your turn\s*Waiting for Safety team.*Shown here/);
  expect(quality).toHaveTextContent(/Quality\s*Your turn\s*Waiting for Quality team.*Was due.*“Approve” is pressed/);
  expect(safety).not.toHaveTextContent(/is pressed by itself/);
  expect(cost).toHaveTextContent(/Cost\s*Submitted\s*Siti Aminah pressed “Approve”/);
});

test("whoever has several of them chooses, and the address says which", async () => {
  const panel = await show(`/forms/submissions/${ID}`, 2);
  expect(panel).toHaveTextContent("It goes on when 2 of them are submitted");
  await userEvent.click(within(panel).getByRole("link", { name: "Go to “Quality”" }));
  const back = await screen.findByRole("link", { name: "Go to “Safety”" });
  expect(within(panel).getAllByRole("listitem")[1]).toHaveTextContent("Shown here");
  expect(back).toHaveAttribute("href", `/forms/submissions/${ID}?step=${SAFETY}`);
});

test("an address that asks for no step is read as one that asks for none", async () => {
  const panel = await show(`/forms/submissions/${ID}?step=../x`);
  expect(within(panel).getAllByRole("listitem")[0]).toHaveTextContent("Shown here");
});

test("of a row the step that is its reader's is said and pressed", () => {
  const row = { currentStepId: SAFETY, currentStepName: "Safety, Quality", dueAt: "2020-01-01T08:00:00Z" };
  const ofQuality = { ...row, openSteps: [open(SAFETY, "Safety", false), open(QUALITY, "Quality", true)] };
  expect(shownStep(ofQuality)).toMatchObject({ stepId: QUALITY, stepName: "Quality" });
  // Safety's due time is no concern of theirs.
  expect(shownSteps(ofQuality)).toEqual({ names: "Quality", dueAt: null });
  expect(shownSteps({ ...row, openSteps: OPEN })).toEqual({ names: "Safety, Quality", dueAt: OPEN[1]?.dueAt });
  expect(shownSteps({ ...row, openSteps: [] })).toEqual({ names: "Safety, Quality", dueAt: row.dueAt });
});
