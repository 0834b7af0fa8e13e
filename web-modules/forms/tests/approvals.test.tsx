import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const siti = {
  userId: "siti",
  fullName: "Siti Aminah",
  email: "siti@example.test",
  photoUrl: null,
  nameAbbreviation: "SA",
  abbreviationBgColor: "#14634D",
};
const given = {
  by: siti,
  submitActionId: "button-1",
  actionName: "Approve",
  reason: "",
  stoodIn: false,
  actedFor: null,
  at: "2026-11-20T09:00:00Z",
};
const services = {
  "PUT /api/Submission/SaveStep": () => savedWith(1),
  "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
  "GET /api/Submission/GetSubmissionProgress": () => ({
    steps: [
      {
        stepId: "step-1",
        stepName: "Approval",
        number: 3,
        isCurrent: true,
        approvals: [given],
        approvalsNeeded: 2,
        teams: [{ teamId: "team-1", name: "Approvers" }],
      },
    ],
    stepEnteredAt: "2026-11-20T09:00:00Z",
    parallel: [],
    unsentMails: [],
    remindersSent: 0,
    dueAt: null,
  }),
};
const waiting = {
  state: "ongoing" as const,
  currentStepTeams: [{ teamId: "team-1", name: "Approvers" }],
};

describe("a step that two must press", () => {
  test("says whose press is there, above the form and in the progress", async () => {
    fakeApi(services);
    const approvals = { needed: 2, given: [given], byMe: null };
    renderInKit(<SubmissionView detail={detailOf({ ...waiting, approvals })} />);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("2 people must press before it goes on");
    expect(alert).toHaveTextContent("1 of 2 so far: Siti Aminah.");
    expect(await screen.findByText("1 of 2 approved")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send to the checker" })).toBeVisible();
  });

  test("says that the teams have too few people for it", async () => {
    fakeApi(services);
    const approvals = { needed: 2, given: [], byMe: null };
    const few = { needsAttention: true, attentionReason: "approversMissing" };
    renderInKit(<SubmissionView detail={detailOf({ ...waiting, ...few, approvals })} />);
    expect(await screen.findByText(/^Fewer people may press in “.+” than must$/)).toBeVisible();
  });

  test("says to which visitor it was sent back, and how they are asked", async () => {
    fakeApi(services);
    const submitter = { ...given.by, fullName: "Ada Visitor, Crane Hire", email: "ada@client.test" };
    const back = { needsAttention: true, attentionReason: "visitorPressed", submitter };
    renderInKit(<SubmissionView detail={detailOf({ ...waiting, ...back, approvals: null })} />);
    expect(await screen.findByText("It was sent back to Ada Visitor, Crane Hire, who came by a link")).toBeVisible();
    expect(screen.getByRole("link", { name: "ada@client.test" })).toHaveAttribute("href", "mailto:ada@client.test");
  });

  test("is read by who pressed, who may still change their mind", async () => {
    fakeApi(services);
    const approvals = { needed: 2, given: [given], byMe: "Approve" };
    renderInKit(<SubmissionView detail={detailOf({ ...waiting, isMyTurn: false, approvals })} />);
    expect(screen.getByRole("alert")).toHaveTextContent("You pressed “Approve”; it waits for one more person");
    expect(screen.queryByRole("button", { name: "Send to the checker" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Change my mind…" }));
    expect(screen.getByRole("button", { name: "Send to the checker" })).toBeVisible();
  });
});
