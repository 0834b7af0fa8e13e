import { newField, newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd, useRoutes } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { type SubForm, type SubFormEntry, subFormsQuery } from "../src/features/sub-form/api";
import SubmissionPage from "../src/pages/submission";
import { detailOf } from "./site-diary";

const FORM = crypto.randomUUID();
const ENTRY = crypto.randomUUID();
const base = newField("subForm", "Defects");
const defects = { ...base, required: true, setting: { ...base.setting, formTemplateId: FORM, templateName: "Defect" } };

const entry = (change: Partial<SubFormEntry>): SubFormEntry => ({
  submissionId: null,
  referenceNumberStr: "",
  templateName: "Defect",
  state: "draft",
  submitter: null,
  created: null,
  submittedAt: null,
  ...change,
});

const listed = (change: Partial<SubForm>): SubForm[] => [
  {
    fieldId: defects.id,
    formTemplateId: FORM,
    templateName: "Defect",
    most: 50,
    notAdding: null,
    entries: [],
    ...change,
  },
];

function At(): ReactNode {
  return useRoutes([{ path: "/forms/submissions/:submissionId", element: <SubmissionPage /> }]);
}

function open(subForms: SubForm[], change: Parameters<typeof detailOf>[0] = {}) {
  const pages = [{ ...newPage("Handover"), components: [newRow([defects])] }] as never;
  const detail = detailOf({ pages, currentFieldIds: [defects.id], ...change });
  const api = fakeApi({
    "GET /api/Submission/GetSubmissionDetail": () => detail,
    "GET /api/Submission/GetSubForms": () => subForms,
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionProgress": () => ({
      ...{ steps: [], parallel: [], stepEnteredAt: null, unsentMails: [], remindersSent: 0, dueAt: null },
    }),
    "POST /api/Submission/CreateSubmission": ({ body }) => ({
      ...(body as object),
      templateVersion: 1,
      state: "draft",
      currentStepId: "step-1",
      referenceNumberStr: "",
      number: 0,
    }),
  });
  renderInKit(<At />, { path: `/forms/submissions/${detail.submissionId}` });
  return { api, detail };
}

// What is unsent goes on trying: the next test would hear of it.
afterEach(() => announceSessionEnd("signed-out"));

test("an entry is begun in its sub-form, and nothing of the list is sent as a value", async () => {
  const done = entry({ submissionId: ENTRY, referenceNumberStr: "7", state: "done" });
  const { api, detail } = open(listed({ entries: [done] }));
  const list = await screen.findByRole("list", { name: "Entries of Defects" });
  expect(within(list).getByRole("link", { name: "Defect · No. 7" })).toHaveAttribute(
    "href",
    `/forms/submissions/${ENTRY}`,
  );
  expect(within(list).getByText("Done")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add Defect" }));
  const sent = () => api.filter(({ method }) => method !== "GET");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    formTemplateId: FORM,
    projectId: "project-1",
    parent: { submissionId: detail.submissionId, stepId: "step-1", fieldId: defects.id },
  });
});

test("what is missing, and what is still a draft, is told at the field before anything is sent", async () => {
  open(listed({ entries: [entry({ submissionId: ENTRY })] }));
  await screen.findByRole("list", { name: "Entries of Defects" });
  await userEvent.click(screen.getByRole("button", { name: "Send to the checker" }));
  const [told] = await screen.findAllByText(/Entries still in draft: 1/);
  expect(told).toBeVisible();
});

test("an entry that one may not open says how far it is, and leads nowhere", async () => {
  open(listed({ entries: [entry({ referenceNumberStr: "D-8", state: "voided" })], notAdding: "notOpen" }), {
    mayAct: false,
  });
  const list = await screen.findByRole("list", { name: "Entries of Defects" });
  expect(list).toHaveTextContent("Defect · D-8");
  expect(list).toHaveTextContent("Voided");
  expect(within(list).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button", { name: "Add Defect" })).toBeNull();
});

test.each([
  ["notInUse", "“Defect” is not in use any more, so nothing can be added."],
  ["notYours", "Others begin “Defect”, so you cannot add to it."],
  ["full", "50 entries are the most here."],
] as const)("nothing is offered that would be refused: %s", async (notAdding, said) => {
  open(listed({ notAdding }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add Defect" })).toBeNull();
});

test("an entry leads back to where it was begun", async () => {
  open(listed({}), {
    parent: {
      submissionId: "parent-1",
      fieldId: defects.id,
      templateName: "Handover",
      referenceNumberStr: "3",
      version: "A",
    },
  });
  expect(await screen.findByText(/Part of Handover · No. 3/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to it" })).toHaveAttribute("href", "/forms/submissions/parent-1");
});

test("what is done keeps the sums that were signed, whatever its entries are now", async () => {
  const calculation = newField("calculation", "Points");
  const points = { ...calculation, setting: { ...calculation.setting, formula: `{${defects.id}} * 1000` } };
  const signed = { submissionId: ENTRY, number: "7", title: "Defect", state: "done" };
  const kept = { ...defects, value: { entries: [signed] } };
  const later = [entry({ submissionId: ENTRY, state: "done" }), entry({ state: "done" }), entry({ state: "ongoing" })];
  open(listed({ entries: later }), {
    pages: [{ ...newPage("Handover"), components: [newRow([kept]), newRow([points])] }] as never,
    ...{ state: "done", mayAct: false, isMyTurn: false, currentStepId: null },
    currentFieldIds: [],
  });
  expect(within(await screen.findByRole("list", { name: /Defects/ })).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("1,000.00")).toBeVisible();
});

test("only who fills it in looks again by the clock", () => {
  expect(subFormsQuery("submission-1", true).refetchInterval).toBe(20_000);
  expect(subFormsQuery("submission-1", false).refetchInterval).toBe(false);
});
