import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SubmissionList } from "../src/features/submissions/submission-list";

const ACT = "/api/Submission/ActOnSubmissions";
const person = (userId: string, fullName: string) => ({ userId, fullName });
const row = (submissionId: string, mayVoid: boolean) => ({
  submissionId,
  templateId: "template-1",
  templateName: "Hot work permit",
  templateVersion: 1,
  projectId: "project-1",
  projectName: "Jetty 4",
  referenceNumberStr: `PTW-${submissionId}`,
  state: "ongoing",
  outcome: null,
  currentStepName: "Approval",
  openSteps: [],
  number: 2,
  mayVoid,
  values: {},
  mayAssign: mayVoid,
  mayClaim: false,
  mayDelete: mayVoid,
  isMyTurn: mayVoid,
  currentStepId: "step-2",
  version: "A",
  lastMove: null,
  assignee: null,
  approvedBy: [],
  expirationState: 0,
  validTimeEnd: null,
  submitter: null,
  created: "2026-11-21T09:00:00+08:00",
  dueAt: null,
});

type Verdict = { message: string; isRetryable?: boolean };

/** `refused`: of each call in turn, what is not done. */
function services(
  rows: readonly ReturnType<typeof row>[],
  refused: (Record<string, Verdict> | "lost")[] = [],
  fenced: readonly string[] = [],
) {
  const list = (data: readonly unknown[]) => ({ data, totalCount: data.length, totalPageCount: 1 });
  const action = (submitActionId: string, name: string, asksForReason: boolean) => ({
    ...{ submitActionId, name, asksForReason, tone: asksForReason ? "bad" : "good", ends: true, order: 0 },
  });
  return fakeApi({
    "GET /api/Project/QueryProjects": () => list([]),
    "GET /api/FormTemplate/QueryFormTemplates": () => list([]),
    "GET /api/Submission/QuerySubmissions": () => list(rows),
    "GET /api/Submission/GetAssignablePeople": ({ query }) =>
      [person("siti", "Siti Aminah"), person("chua", "Chua Mei")].slice(query.get("submissionId") === "4" ? 1 : 0),
    "GET /api/Submission/GetSubmissionDetail": ({ query }) => ({
      standsIn: false,
      fence: fenced.includes(query.get("submissionId") ?? "") ? { radiusMeters: 100 } : null,
      currentStepActions: [action("approve", "Approve", false), action("refuse", "Refuse", true)],
    }),
    [`POST ${ACT}`]: ({ body }) => {
      const answer = refused.shift() ?? {};
      if (answer === "lost") throw new TypeError("gone");
      const { submissions } = body as { submissions: { submissionId: string }[] };
      return {
        verdicts: submissions.map(({ submissionId }) => ({
          ...{ submissionId, isDone: !answer[submissionId], message: "", isRetryable: false },
          ...answer[submissionId],
        })),
      };
    },
  });
}

const LATE = { message: "This submission has moved on since you looked." };

const acted = (sent: ReturnType<typeof fakeApi>) =>
  sent
    .filter(({ path }) => path === ACT)
    .map(({ body, headers }) => {
      const { act, submissions } = body as { act: unknown; submissions: { submissionId: string }[] };
      return { act, ids: submissions.map(({ submissionId }) => submissionId), key: headers.get("Idempotency-Key") };
    });

async function choosing(button: string, title: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /all/i }));
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("those that may be are voided in one call, and what was not is told and tried again alone", async () => {
  const sent = services([row("1", true), row("2", false), row("3", true)], [{ "3": LATE }]);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Void 2…", "Void these 2 submissions?");
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("Say why.")).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), "Entered twice");
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("1 was not voided")).toBeVisible();
  expect(dialog.getByText(/PTW-3: This submission has moved on since you looked/)).toBeVisible();
  // What is done is no longer chosen.
  const [, ...ofRows] = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
  expect(ofRows.map(({ checked }) => checked)).toEqual([false, false, true]);
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const act = { kind: "void", reason: "Entered twice" };
  expect(acted(sent)).toMatchObject([
    { act, ids: ["1", "3"] },
    { act, ids: ["3"] },
  ]);
  // Refused for good and tried again is another act.
  expect(new Set(acted(sent).map(({ key }) => key)).size).toBe(2);
});

test("an answer that was lost, and what a part was away for, are asked for with the same key", async () => {
  const away = { "3": { message: "A part is away.", isRetryable: true } };
  const sent = services([row("1", true), row("3", true)], ["lost", away]);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Void 2…", "Void these 2 submissions?");
  await user.type(dialog.getByLabelText(/Reason/), "Entered twice");
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Void" }));
  await user.click(await dialog.findByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(acted(sent).map(({ ids }) => ids)).toEqual([["1", "3"], ["1", "3"], ["3"]]);
  expect(new Set(acted(sent).map(({ key }) => key)).size).toBe(1);
});

test("forty-five go in portions, and whoever waits sees how far it is", async () => {
  const rows = Array.from({ length: 45 }, (_, at) => row(`${at}`, true));
  const sent = services(rows);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Delete 45…", "Delete these 45 submissions?");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(acted(sent).map(({ ids }) => ids.length)).toEqual([20, 20, 5]);
  // Undone as a whole.
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("45 submissions are back")).toBeVisible();
  expect(
    acted(sent)
      .slice(3)
      .map(({ act, ids }) => [act, ids.length]),
  ).toEqual([20, 20, 5].map((count) => [{ kind: "restore" }, count]));
});

test("where a call is lost halfway, what is done is not sent again", async () => {
  const rows = Array.from({ length: 45 }, (_, at) => row(`${at}`, true));
  const sent = services(rows, [{}, "lost"]);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Delete 45…", "Delete these 45 submissions?");
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const calls = acted(sent);
  expect(calls.map(({ ids }) => ids.length)).toEqual([20, 20, 20, 5]);
  expect(calls[1]).toEqual(calls[2]);
});

test("who may do nothing with them exports them all the same", async () => {
  services([row("1", false)]);
  renderInKit(<SubmissionList />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /all/i }));
  expect(await screen.findByRole("button", { name: "Export 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /…$/ })).toBeNull();
});

test("those that may be are handed to one person, who may do every one of their steps", async () => {
  const elsewhere = { ...row("4", true), currentStepId: "step-3" };
  const sent = services([row("1", true), row("2", false), row("3", true), elsewhere], [{ "3": LATE }]);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Hand 3 to…", "Hand these 3 steps to somebody");
  await user.click(await dialog.findByRole("combobox", { name: /Who does it/ }));
  // Asked once for each step; Siti may not do that of the fourth.
  expect(sent.filter(({ path }) => path.endsWith("GetAssignablePeople"))).toHaveLength(2);
  await user.click(await screen.findByRole("option", { name: "Chua Mei" }));
  expect(screen.queryByRole("option", { name: "Siti Aminah" })).toBeNull();
  await user.type(dialog.getByRole("textbox", { name: /Reason/ }), "Siti is sick.");
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  expect(await dialog.findByText("1 was not handed over")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const act = { kind: "assign", userId: "chua", reason: "Siti is sick." };
  expect(acted(sent)).toMatchObject([
    { act, ids: ["1", "3", "4"] },
    { act, ids: ["3"] },
  ]);
});

test("a button of the step at which all stand is pressed, with a reason where it asks for one", async () => {
  const sent = services([row("1", true), row("3", true)]);
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Press a button for 2…", "Press a button for these 2 submissions");
  await user.click(await dialog.findByRole("combobox", { name: /Button/ }));
  await user.click(await screen.findByRole("option", { name: "Refuse" }));
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await dialog.findByText("Say why.")).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), "No plan");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const act = { kind: "press", stepId: "step-2", submitActionId: "refuse", reason: "No plan" };
  expect(acted(sent)).toMatchObject([{ act, ids: ["1", "3"] }]);
});

test("a step of a site is pressed for all from where somebody stands, and not from there again", async () => {
  const tooFar = { message: "You are 1.3 km from Jetty 4." };
  // The other project has no place, and asks nobody where they are.
  const rows = [row("1", true), { ...row("3", true), projectId: "project-2" }];
  const sent = services(rows, [{ "1": tooFar, "3": tooFar }, "lost"], ["1"]);
  let looks = 0;
  const getCurrentPosition = (tell: PositionCallback) => {
    looks++;
    tell({ coords: { latitude: looks, longitude: 103.8, accuracy: 12 } } as GeolocationPosition);
  };
  vi.stubGlobal("navigator", Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
  renderInKit(<SubmissionList />);
  const { user, dialog } = await choosing("Press a button for 2…", "Press a button for these 2 submissions");
  expect(await dialog.findByText(/This step is submitted on site/)).toBeVisible();
  expect(looks).toBe(0);
  await user.click(dialog.getByRole("combobox", { name: /Button/ }));
  await user.click(await screen.findByRole("option", { name: "Approve" }));
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  await user.click(await dialog.findByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(acted(sent)).toHaveLength(2));
  await user.click(await dialog.findByRole("button", { name: "Try these again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Once it was refused from there; the lost one is the same press.
  const calls = acted(sent) as { act: { position?: { latitude: number } }; key: string | null }[];
  expect(calls.map(({ act }) => act.position?.latitude)).toEqual([1, 2, 2]);
  expect(calls[1]?.key).toBe(calls[2]?.key);
});

test("of those that stand at several steps no button is pressed", async () => {
  const sent = services([row("1", true), { ...row("3", true), currentStepId: "step-3" }]);
  renderInKit(<SubmissionList />);
  const { dialog } = await choosing("Press a button for 2…", "Press a button for these 2 submissions");
  expect(await dialog.findByText(/stand at the same step/)).toBeVisible();
  expect(acted(sent)).toEqual([]);
});
