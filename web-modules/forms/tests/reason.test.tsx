import { announceSessionEnd, setLocale } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { Outcome } from "../src/features/submissions/outcome";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, refuse, savedWith, send } from "./site-diary";

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

const SUBMIT = "/api/Submission/SubmitStep";
const done = { submissionId: "diary", state: "done", number: 1, referenceNumberStr: "7", currentStepId: null };
const withReason = { ...refuse, checksRequiredFields: false, asksForReason: true };
const safety = { currentStepTeams: [{ teamId: "team-1", name: "Safety" }], isMyTurn: false, standsIn: true };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const api = () => fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(1), [`POST ${SUBMIT}`]: () => done });
const reason = (dialog: HTMLElement) => within(dialog).getByRole("textbox", { name: /Reason/ });

describe("a button that asks for a reason", () => {
  test("takes none that is empty, and sends what was said, though required fields are empty", async () => {
    const sent = api();
    const onDone = vi.fn();
    const detail = detailOf({ currentStepActions: [send, withReason] });
    renderInKit(<FillScreen detail={detail} stepId="step-1" onDone={onDone} />);
    await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
    const dialog = await screen.findByRole("dialog", { name: "Refuse?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Refuse" }));
    expect(within(dialog).getByText("Say why.")).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await userEvent.type(reason(dialog), "No edge protection");
    await userEvent.click(within(dialog).getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const [press] = sent.filter(({ path }) => path === SUBMIT);
    expect(press?.body).toMatchObject({ submitActionId: "button-2", reason: "No edge protection" });
  });

  test("asks for nothing while fields that it checks are missing", async () => {
    api();
    const detail = detailOf({ currentStepActions: [{ ...withReason, checksRequiredFields: true }] });
    renderInKit(<FillScreen detail={detail} stepId="step-1" onDone={vi.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("One field needs a look")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("whose turn it is", () => {
  const rest = {
    "GET /api/Submission/GetSubmissionProgress": () => ({
      steps: [],
      parallel: [],
      unsentMails: [],
      remindersSent: 0,
      dueAt: null,
    }),
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
  };

  test("who is not of the team sees so, chooses to act for it, and says why", async () => {
    const sent = fakeApi({ ...rest, [`POST ${SUBMIT}`]: () => done });
    renderInKit(<SubmissionView detail={detailOf({ ...safety, currentFieldIds: [] })} />);
    expect(await screen.findByText("You are not in Safety")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: send.name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Act for them…" }));
    expect(screen.getByText("You act for Safety")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: send.name }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(reason(dialog), "They are all away");
    await userEvent.click(within(dialog).getByRole("button", { name: send.name }));
    await waitFor(() => expect(sent.some(({ path }) => path === SUBMIT)).toBe(true));
    expect(sent.find(({ path }) => path === SUBMIT)?.body).toMatchObject({ reason: "They are all away" });
  });

  test("a draft of somebody else is read first, and gone on with by choice", async () => {
    fakeApi(rest);
    const submitter = { userId: "user-2", fullName: "Siti Aminah" } as never;
    renderInKit(<SubmissionView detail={detailOf({ submitter, isMyTurn: false, currentFieldIds: [] })} />);
    expect(await screen.findByText("A draft of Siti Aminah")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: send.name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Go on with it" }));
    expect(screen.getByRole("button", { name: send.name })).toBeInTheDocument();
    expect(screen.queryByText("A draft of Siti Aminah")).not.toBeInTheDocument();
  });

  test.each([
    ["was sent back", null, "It was sent back to them."],
    ["begins a new version", "B", "The new version begins with them."],
  ])("what %s is told as that to who may do it instead", async (_, beganVersion, said) => {
    fakeApi(rest);
    const submitter = { userId: "user-2", fullName: "Siti Aminah" } as never;
    const at = "2026-11-21T09:00:00+08:00";
    const back = { by: null, fromStepName: "Check", actionName: "Again", reason: "", byItself: false, move: null, at };
    const detail = { state: "ongoing" as const, number: 3, submitter, isMyTurn: false, currentFieldIds: [] };
    renderInKit(<SubmissionView detail={detailOf({ ...detail, sentBack: { ...back, beganVersion } })} />);
    const told = (await screen.findByText("“Diary” waits for Siti Aminah")).closest("[role=alert]");
    expect(told).toHaveTextContent(`${said} What you enter and submit counts as done by you instead.`);
  });

  test.each([
    ["en", "Open at the same time: “Manager approval” (by Buyers and Site office) and “Admin approval” (your turn)."],
    ["zh-CN", "同时进行的步骤：“Manager approval”（由Buyers和Site office处理）和“Admin approval”（轮到您处理）。"],
  ] as const)(
    "of steps that open at once all are named, and which is the reader's, in a sentence of %s",
    async (...of) => {
      const [locale, said] = of;
      await setLocale(locale);
      onTestFinished(() => setLocale("en"));
      const unheld = { assignee: null, mayClaim: false, mayAssign: false };
      const team = (name: string) => ({ teamId: name, name });
      const step = { ...unheld, dueAt: null, pressesItself: null, mayAct: true };
      const both = [team("Buyers"), team("Site office")];
      const openSteps = [
        { ...step, stepId: "s1", stepName: "Manager approval", teams: both, isMyTurn: false },
        { ...step, stepId: "s2", stepName: "Admin approval", teams: [team("Admins")], isMyTurn: true },
      ];
      const pressed = { number: 1, stepName: "Request", actionName: "Submit", isSentBack: false, beganVersion: null };
      renderInKit(<Outcome done={pressed} detail={detailOf({ state: "ongoing", number: 1, openSteps })} />);
      expect(await screen.findByText(said, { exact: false })).toBeVisible();
    },
  );

  test("by keyboard one goes on from what the press did", async () => {
    fakeApi({ ...rest, [`POST ${SUBMIT}`]: () => done });
    renderInKit(<SubmissionView detail={detailOf({ ...safety, standsIn: false, currentFieldIds: [] })} />);
    await userEvent.click(await screen.findByRole("button", { name: send.name }));
    expect(await screen.findByRole("status", { name: /You pressed/ })).toHaveFocus();
  });

  test("who did another step is told that this one is for somebody else", async () => {
    fakeApi(rest);
    renderInKit(
      <SubmissionView detail={detailOf({ ...safety, standsIn: false, mayAct: false, didAnotherStep: true })} />,
    );
    const told = await screen.findByText("“Diary” is for somebody else");
    // They may be of none of its teams: it is not "somebody else of" these.
    expect(told.closest("[role=alert]")).toHaveTextContent("so this one is done by Safety without you.");
    expect(screen.queryByRole("button", { name: send.name })).not.toBeInTheDocument();
  });
});
