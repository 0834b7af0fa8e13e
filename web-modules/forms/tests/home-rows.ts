import type { SubmissionRow } from "../src/features/submissions/api";
import type { TemplateRow } from "../src/features/templates/api";

export const pageOf = <Row>(data: readonly Row[], totalCount = data.length) => ({
  data,
  totalCount,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 20,
});

export function todo(number: number): SubmissionRow {
  return {
    submissionId: `submission-${number}`,
    templateId: "template-1",
    templateName: "Hot work permit",
    templateVersion: 1,
    projectId: "project-1",
    projectName: "Jetty 4",
    number: 1,
    mayVoid: false,
    values: {},
    mayAssign: false,
    mayClaim: false,
    mayDelete: false,
    referenceNumberStr: `PTW-00${number}`,
    state: "ongoing",
    outcome: null,
    currentStepId: "step-2",
    openSteps: [],
    currentStepName: "Approval",
    isMyTurn: true,
    actsFor: null,
    needsAttention: false,
    attentionReason: "",
    version: "A",
    isSentBack: false,
    isNewVersion: false,
    lastMove: null,
    assignee: null,
    approvalsNeeded: 1,
    approvedBy: [],
    validTimeEnd: null,
    expirationState: 0,
    submitter: null,
    created: "2026-11-21T09:00:00+08:00",
    updated: "2026-11-21T09:00:00+08:00",
    stepEnteredAt: "2026-11-21T09:00:00+08:00",
    dueAt: null,
    pressesItself: null,
    submittedAt: "2026-11-21T09:00:00+08:00",
  };
}

export function form(name: string, change: Partial<TemplateRow> = {}): TemplateRow {
  return {
    formTemplateId: name,
    name,
    folderId: "safety",
    mayManage: change.mayEdit ?? false,
    folderName: "Safety",
    projectId: null,
    projectIds: null,
    fieldsCount: 3,
    publishedVersion: 1,
    publishedAt: "2026-11-21T09:00:00+08:00",
    submissionsCount: null,
    hasUnpublishedChanges: false,
    isArchived: false,
    mayEdit: false,
    mayFill: true,
    startProjectIds: null,
    startedBy: [],
    startedByRoles: [],
    updatedAt: "2026-11-21T09:00:00+08:00",
    updatedBy: null,
    ...change,
  };
}
