import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import type { StepRecord } from "../src/features/submissions/api";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, refuse, savedWith, send } from "./site-diary";

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const person = (fullName: string) => ({
  userId: fullName,
  fullName,
  email: `${fullName}@example.test`,
  photoUrl: null,
  nameAbbreviation: fullName.slice(0, 2),
  abbreviationBgColor: "#14634D",
});

function record(number: number, stepName: string, change: Partial<StepRecord>): StepRecord {
  return {
    submissionProcessId: `process-${number}`,
    number,
    stepId: `step-${number}`,
    stepName,
    version: "A",
    submitter: person("Bo"),
    shareLinkSubmitter: null,
    submittedAt: "2026-11-20T08:00:00Z",
    submitActionId: `button-${number}`,
    submitActionName: "Checked",
    metersFromSite: null,
    overdueSince: null,
    reason: "",
    stoodIn: false,
    actedFor: null,
    enteredBy: [],
    isRevokedStep: false,
    endedSteps: [],
    sentBackTo: null,
    beganVersion: null,
    move: null,
    takenBranches: [],
    approvals: [],
    approvalsNeeded: 1,
    isCurrent: false,
    teamIds: [],
    teams: [],
    ...change,
  };
}

const back = { submitActionName: "Send back", reason: "No edge protection", sentBackTo: "Fill in" };
const services = {
  "PUT /api/Submission/SaveStep": () => savedWith(1),
  "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
  "GET /api/Submission/GetSubmissionProgress": () => ({
    steps: [record(1, "Check", { isRevokedStep: true }), record(2, "Approval", back)],
    stepEnteredAt: "2026-11-20T09:00:00Z",
    parallel: [],
    unsentMails: [],
    remindersSent: 0,
    dueAt: null,
  }),
};
const sentBack = {
  by: person("Ong Li"),
  fromStepName: "Approval",
  actionName: "Send back",
  reason: "No edge protection",
  byItself: false,
  beganVersion: null,
  move: null,
  at: "2026-11-20T09:00:00Z",
};

describe("what was sent back", () => {
  test("says by whom, from where and why, above the form", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detailOf({ sentBack })} />);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Ong Li sent this back");
    expect(alert).toHaveTextContent("No edge protection");
    expect(alert).toHaveTextContent("From “Approval”, by “Send back”");
  });

  test("shows in the progress what counts no more", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detailOf({ sentBack })} />);
    const [checked, returned] = (await screen.findAllByRole("listitem")).filter((each) =>
      /Check|Approval/.test(each.textContent ?? ""),
    );
    expect(checked).toHaveTextContent("Revoked");
    expect(returned).toHaveTextContent("Back to “Fill in”");
    expect(returned).not.toHaveTextContent("Revoked");
  });

  test("says who else entered something in what one pressed", async () => {
    const steps = [
      record(1, "Check", { enteredBy: [person("Lee An"), person("Goh Kim")] }),
      record(2, "Approval", back),
    ];
    const { "GET /api/Submission/GetSubmissionProgress": progress } = services;
    fakeApi({ ...services, "GET /api/Submission/GetSubmissionProgress": () => ({ ...progress(), steps }) });
    renderInKit(<SubmissionView detail={detailOf({ sentBack })} />);
    const checked = (await screen.findAllByRole("listitem")).find((each) => /Check/.test(each.textContent ?? ""));
    expect(checked).toHaveTextContent("Also entered something: Lee An, Goh Kim");
  });

  test("where its button was pressed by itself, says that nobody did", async () => {
    const steps = [
      record(2, "Approval", { ...back, submitter: null, reason: "", overdueSince: "2026-11-20T08:30:00Z" }),
    ];
    const { "GET /api/Submission/GetSubmissionProgress": progress } = services;
    fakeApi({ ...services, "GET /api/Submission/GetSubmissionProgress": () => ({ ...progress(), steps }) });
    const itself = { ...sentBack, by: null, byItself: true, reason: "" };
    renderInKit(<SubmissionView detail={detailOf({ sentBack: itself })} />);
    expect(screen.getByRole("alert")).toHaveTextContent("The workflow itself sent this back");
    const approval = (await screen.findAllByRole("listitem")).find((each) => /Approval/.test(each.textContent ?? ""));
    expect(approval).toHaveTextContent("“Send back” was pressed by itself, as nobody did by");
    expect(approval).not.toHaveTextContent("Somebody");
  });

  test("what is pressed by itself is said beforehand to whoever can press before, and to nobody else", async () => {
    fakeApi(services);
    const pressesItself = { name: "Refuse", at: "2026-11-22T17:00:00Z" };
    const said = "If nobody presses before, “Refuse” is pressed by itself:";
    const { unmount } = renderInKit(<SubmissionView detail={detailOf({ pressesItself, mayAct: true })} />);
    expect(screen.getByRole("alert")).toHaveTextContent(said);
    unmount();
    renderInKit(<SubmissionView detail={detailOf({ pressesItself, mayAct: false })} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("where a version began, the progress says that it began there, not that it was done in it", async () => {
    const steps = [record(2, "Approval", { ...back, beganVersion: "B" })];
    const { "GET /api/Submission/GetSubmissionProgress": progress } = services;
    fakeApi({ ...services, "GET /api/Submission/GetSubmissionProgress": () => ({ ...progress(), steps }) });
    renderInKit(<SubmissionView detail={detailOf({ sentBack })} />);
    const approval = (await screen.findAllByRole("listitem")).find((each) => /Approval/.test(each.textContent ?? ""));
    expect(approval).toHaveTextContent("Began version B");
  });
});

describe("a button that sends back", () => {
  test.each([
    [false, "What was entered is kept"],
    [true, "What was entered in the steps after it is emptied"],
  ])("says before it is pressed what becomes of the values (emptied: %s)", async (empties, said) => {
    fakeApi(services);
    const sending = { ...refuse, name: "Send back", ends: false, checksRequiredFields: false, asksForReason: true };
    const action = { ...sending, goesBackTo: "Fill in", empties };
    renderInKit(
      <FillScreen detail={detailOf({ currentStepActions: [send, action] })} stepId="step-1" onDone={vi.fn()} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Send back" }));
    const dialog = await screen.findByRole("dialog", { name: "Send back?" });
    expect(dialog).toHaveTextContent("It goes back to “Fill in”");
    expect(dialog).toHaveTextContent(said);
    expect(within(dialog).getByRole("textbox", { name: /Reason/ })).toBeRequired();
  });
});
