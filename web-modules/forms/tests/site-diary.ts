import { newField, newPage, newRow } from "@groundwork/formwork";
import type { SubmissionDetail } from "../src/features/submissions/api";

export const weather = { ...newField("shortText", "Weather"), required: true };
export const remarks = newField("shortText", "Remarks of the checker");

export const send = {
  submitActionId: "button-1",
  name: "Send to the checker",
  color: "#0029A5",
  tone: "neutral",
  order: 0,
  checksRequiredFields: true,
  asksForReason: false,
  goesBackTo: null,
  beginsVersion: null,
  empties: false,
  ends: false,
} as const;
export const refuse = {
  ...send,
  submitActionId: "button-2",
  name: "Refuse",
  color: "#A02C18",
  tone: "bad",
  ends: true,
} as const;

export function detailOf(change: Partial<SubmissionDetail> = {}): SubmissionDetail {
  return {
    submissionId: crypto.randomUUID(),
    templateId: "template-1",
    templateName: "Site diary",
    templateVersion: 1,
    projectId: "project-1",
    project: null,
    companyName: "Northbank Builders",
    state: "draft",
    number: 0,
    submitter: null,
    created: "2026-11-21T09:00:00+08:00",
    updated: "2026-11-21T09:00:00+08:00",
    submittedAt: null,
    closedAt: null,
    outcome: null,
    referenceNumberStr: "",
    version: "A",
    sentBack: null,
    approvals: null,
    currentStepId: "step-1",
    currentStepName: "Diary",
    currentStepTeams: [],
    currentStepActions: [send],
    currentStepButtonsAlignment: "right",
    currentFieldIds: [weather.id],
    mayAct: true,
    isMyTurn: true,
    standsIn: false,
    actsFor: null,
    didAnotherStep: false,
    isLastStep: false,
    needsAttention: false,
    attentionReason: "",
    pages: [{ ...newPage("The day"), components: [newRow([weather]), newRow([remarks])] }] as never,
    revisions: {},
    files: [],
    photos: [],
    templateFiles: [],
    expirationAt: null,
    expirationState: 0,
    validTimeStart: null,
    validTimeEnd: null,
    validUntilState: 0,
    validTimeExtensions: [],
    mayExtendValidTime: false,
    lastMove: null,
    assignee: null,
    assignedAt: null,
    mayClaim: false,
    mayAssign: false,
    mayRecall: false,
    mayVoid: false,
    stepsToReopen: [],
    subformSubmissions: [],
    ...change,
  };
}

export const savedWith = (revision: number, conflicts: readonly object[] = []) => ({
  savedAt: "2026-11-21T10:00:00+08:00",
  revisions: conflicts.length > 0 ? {} : { [weather.id]: revision },
  conflicts,
  refused: [],
});
