import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MovesMenu } from "../src/features/submissions/moves/moves-menu";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});

const person = (userId: string, fullName: string) => ({
  userId,
  fullName,
  email: `${userId}@example.test`,
  photoUrl: null,
  nameAbbreviation: fullName.slice(0, 2),
  abbreviationBgColor: "#14634D",
});
const lim = person("user-lim", "Lim Wei");
const ongoing = { state: "ongoing", number: 3, currentStepName: "Check" } as const;
const teams = [{ teamId: "team-1", name: "Safety" }];
const services = {
  "PUT /api/Submission/SaveStep": () => savedWith(1),
  "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
  "GET /api/Submission/GetSubmissionProgress": () => ({
    steps: [],
    stepEnteredAt: "2026-11-21T09:00:00+08:00",
    dueAt: null,
    remindersSent: 0,
    parallel: [],
    unsentMails: [],
  }),
};

async function choose(name: string) {
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("what may be done beside pressing buttons", () => {
  test("nobody is offered what they may not do", () => {
    renderInKit(<MovesMenu detail={detailOf(ongoing)} />);
    expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
  });

  test("what was submitted is taken back, after it was said what follows", async () => {
    const sent = fakeApi({ "POST /api/Submission/RecallStep": () => ({}) });
    const detail = detailOf({ ...ongoing, mayRecall: true });
    renderInKit(<MovesMenu detail={detail} />);
    await choose("Take back…");
    const dialog = await screen.findByRole("dialog", { name: "Take it back?" });
    expect(await within(dialog).findByText(/Nobody has acted on “Check” yet/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ submissionId: detail.submissionId, number: 3, reason: "" });
  });

  test("nothing is voided without a reason, and a refusal is shown where it was asked", async () => {
    const sent = fakeApi({
      "POST /api/Submission/VoidSubmission": () => refusal(409, 9, "This submission has moved on since you looked."),
    });
    renderInKit(<MovesMenu detail={detailOf({ ...ongoing, mayVoid: true })} />);
    await choose("Void…");
    const dialog = await screen.findByRole("dialog", { name: "Void this submission?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Void" }));
    expect(await within(dialog).findByText("Say why.")).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/Reason/), "Entered twice");
    await userEvent.click(within(dialog).getByRole("button", { name: "Void" }));
    expect(await within(dialog).findByText(/has moved on since you looked/)).toBeVisible();
  });

  test("what is closed goes on at the step that was chosen", async () => {
    const sent = fakeApi({ "POST /api/Submission/ReopenSubmission": () => ({}) });
    const stepsToReopen = [
      { stepId: "step-1", stepName: "Diary" },
      { stepId: "step-2", stepName: "Check" },
    ];
    renderInKit(<MovesMenu detail={detailOf({ state: "done", number: 4, currentStepId: null, stepsToReopen })} />);
    await choose("Reopen…");
    const dialog = await screen.findByRole("dialog", { name: "Reopen this submission?" });
    await userEvent.type(within(dialog).getByLabelText(/Reason/), "New findings");
    await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ number: 4, toStepId: "step-2", reason: "New findings" });
  });

  test("a step is taken at once", async () => {
    const sent = fakeApi({ "POST /api/Submission/ClaimStep": () => ({}) });
    renderInKit(<MovesMenu detail={detailOf({ ...ongoing, mayClaim: true })} />);
    await choose("I take it");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ number: 3 });
    // A service of the release before knows of no step to be named.
    expect(sent[0]?.body).not.toHaveProperty("stepId");
  });
});

describe("the page", () => {
  test("says who handed it to the reader, and why", async () => {
    fakeApi(services);
    const me = testSession().profile as unknown as typeof lim;
    const handed = { ...ongoing, assignee: me, assignedBy: lim, assignmentReason: "You know this roof." };
    renderInKit(<SubmissionView detail={detailOf(handed)} />);
    expect(screen.getByText("Lim Wei handed you “Check”")).toBeVisible();
    expect(screen.getByText("Reason: You know this roof.")).toBeVisible();
  });

  test("says of what was handed to somebody else who handed it, not that they took it", async () => {
    fakeApi(services);
    const me = testSession().profile as unknown as typeof lim;
    const handed = { ...ongoing, assignee: lim, isMyTurn: false, currentStepTeams: teams };
    const { unmount } = renderInKit(<SubmissionView detail={detailOf({ ...handed, assignedBy: me })} />);
    expect(screen.getByText("You handed “Check” to Lim Wei")).toBeVisible();
    unmount();
    const siti = person("user-siti", "Siti Aminah");
    renderInKit(<SubmissionView detail={detailOf({ ...handed, assignedBy: siti })} />);
    expect(screen.getByText("Siti Aminah handed “Check” to Lim Wei")).toBeVisible();
  });

  test("a step is handed on with why", async () => {
    const sent = fakeApi({
      ...services,
      "GET /api/Submission/GetAssignablePeople": () => [lim],
      "PUT /api/Submission/AssignStep": () => ({}),
    });
    renderInKit(<MovesMenu detail={detailOf({ ...ongoing, mayAssign: true })} />);
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hand to…" }));
    expect(await screen.findByText("Only people of the step’s teams who may do it can be chosen.")).toBeVisible();
    await userEvent.click(await screen.findByRole("combobox", { name: /Who does it/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Lim Wei" }));
    await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), "You know this roof.");
    await userEvent.click(screen.getByRole("button", { name: "Hand over" }));
    await waitFor(() => expect(sent.some(({ path }) => path === "/api/Submission/AssignStep")).toBe(true));
    const body = sent.find(({ path }) => path === "/api/Submission/AssignStep")?.body;
    expect(body).toMatchObject({ userId: lim.userId, reason: "You know this roof." });
  });

  test("a step is given back to its team, with why for who had it", async () => {
    const sent = fakeApi({ ...services, "PUT /api/Submission/AssignStep": () => ({}) });
    renderInKit(<MovesMenu detail={detailOf({ ...ongoing, mayAssign: true, assignee: lim })} />);
    await choose("Give it back to the team…");
    const dialog = await screen.findByRole("dialog", { name: "Give this step back to the team?" });
    await userEvent.type(await within(dialog).findByLabelText(/Reason/), "Lim is at another site.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Give back" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ userId: null, number: 3, reason: "Lim is at another site." });
  });

  test("who gives their own step back is asked for no reason, as nobody is mailed of it", async () => {
    const sent = fakeApi({ ...services, "PUT /api/Submission/AssignStep": () => ({}) });
    const me = testSession().profile as unknown as typeof lim;
    renderInKit(<MovesMenu detail={detailOf({ ...ongoing, mayAssign: true, assignee: me })} />);
    await choose("Give it back to the team…");
    const dialog = await screen.findByRole("dialog", { name: "Give this step back to the team?" });
    const give = await within(dialog).findByRole("button", { name: "Give back" });
    expect(within(dialog).queryByRole("textbox")).toBeNull();
    await userEvent.click(give);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ userId: null, reason: "" });
  });

  test("says who has taken the step, and lets others do it once they say so", async () => {
    fakeApi(services);
    const taken = { ...ongoing, assignee: lim, isMyTurn: false, currentStepTeams: teams };
    renderInKit(<SubmissionView detail={detailOf(taken)} />);
    expect(screen.getByText("Lim Wei has taken “Check”")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send to the checker" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Do it anyway" }));
    expect(await screen.findByRole("button", { name: "Send to the checker" })).toBeVisible();
  });

  test("says in whose place one acts, and asks for no reason", async () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={detailOf({ ...ongoing, actsFor: lim, currentStepTeams: teams })} />);
    expect(screen.getByText("You act in place of Lim Wei")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send to the checker" })).toBeVisible();
  });

  test("says who reopened it, and why", () => {
    fakeApi(services);
    const sentBack = {
      by: lim,
      fromStepName: "Check",
      actionName: "",
      reason: "New findings",
      byItself: false,
      beganVersion: null,
      move: "reopened",
      at: "2026-11-21T09:00:00+08:00",
    } as const;
    renderInKit(<SubmissionView detail={detailOf({ ...ongoing, lastMove: "reopened", sentBack })} />);
    expect(screen.getByText("Lim Wei reopened it at “Check”")).toBeVisible();
    expect(screen.getByText("New findings")).toBeVisible();
  });
});

test("whoever stands in for somebody reads before the press that nobody is left for what comes next", async () => {
  fakeApi(services);
  const detail = { ...ongoing, mayAct: true, isMyTurn: true, stepsLeftAlone: ["Approval"] };
  const { unmount } = renderInKit(<SubmissionView detail={detailOf({ ...detail, actsFor: lim })} />);
  const warned = (await screen.findByText("After you, nobody could do “Approval”")).closest("[role=alert]");
  expect(warned).toHaveTextContent(/You act in place of Lim Wei, so the press counts for both of you/);
  expect(warned).toHaveTextContent(/ask an admin to add somebody to the team of “Approval” first/);
  unmount();
  // A service of the release before says nothing of it.
  renderInKit(<SubmissionView detail={{ ...detailOf(detail), stepsLeftAlone: undefined as never }} />);
  expect(await screen.findByRole("textbox", { name: /Weather/ })).toBeVisible();
  expect(screen.queryByText(/nobody could do/)).toBeNull();
});
