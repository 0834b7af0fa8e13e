import { api, isApiError, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";
import { sidesOf } from "./changes/sides";

export type SubmissionRow = Schemas["SubmissionBrief"];
export type SubmissionDetail = Schemas["SubmissionDetail"];
export type SubmissionState = SubmissionRow["state"];
export type Standing = Schemas["SubmissionStanding"];
export type StepRecord = Schemas["StepRecordPublic"];
export type UnsentMail = Schemas["UnsentMail"];
export type SubmissionProgress = Schemas["SubmissionProgress"];

/** The links of files are signed for ten minutes. */
const FRESH_LINKS_MS = 8 * 60_000;

export async function readSubmissions(query: ListQuery, signal?: AbortSignal) {
  return api.get("/api/Submission/QuerySubmissions", {
    query: query as QueryOf<"/api/Submission/QuerySubmissions">,
    signal,
  });
}

export const submissionsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("submissions", "list", query),
    queryFn: ({ signal }) => readSubmissions(query, signal),
    placeholderData: keepPreviousData,
  });

/** `stepId`: where several steps are open at once, the one that is asked for. */
export const detailQuery = (submissionId: string, stepId?: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "detail", submissionId, ...(stepId === undefined ? [] : [stepId])),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetSubmissionDetail", {
        query: { submissionId, ...(stepId !== undefined && { stepId }) },
        signal,
      }),
    refetchInterval: FRESH_LINKS_MS,
  });

export const progressQuery = (submissionId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "progress", submissionId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubmissionProgress", { query: { submissionId }, signal }),
  });

/** Pinned: the drawing of a submission never changes. */
export const workflowQuery = (submissionId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "workflow", submissionId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubmissionWorkflow", { query: { submissionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const processQuery = (submissionId: string, submissionProcessId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "process", submissionId, submissionProcessId),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetSubmissionProcessDetail", { query: { submissionId, submissionProcessId }, signal }),
    staleTime: FRESH_LINKS_MS,
  });

/** A, B, C …, the newest first. */
export const versionsQuery = (submissionId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "versions", submissionId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubmissionVersions", { query: { submissionId }, signal }),
  });

/** Of two moments, see `changes/moments`. */
export const diffQuery = (submissionId: string, from: string, to: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "diff", submissionId, from, to),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetSubmissionDiff", { query: { submissionId, ...sidesOf(from, to) }, signal }),
  });

/** `number`: of the transition that it is at; what is entered at its step is asked for anew with it. */
export const sinceMyPressQuery = (submissionId: string, stepId: string | null, number: number) =>
  queryOptions({
    queryKey: keyOf("submissions", "since-my-press", submissionId, stepId ?? "", String(number)),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/GetChangesSinceMyPress", {
        query: { submissionId, ...(stepId !== null && { stepId }) },
        signal,
      }),
  });

export const submissionWrites = {
  create: async (body: Schemas["SubmissionCreate"], options: WriteKey) =>
    api.post("/api/Submission/CreateSubmission", { body, ...options }),
  /** `query`: as the list is asked for, whose rows are counted there. */
  noteExport: async (query: ListQuery, options: WriteKey) =>
    api.post("/api/Submission/NoteExport", {
      query: query as QueryOf<"/api/Submission/QuerySubmissions">,
      body: {},
      ...options,
    }),
  extendValidTime: async (body: Schemas["ValidTimeExtend"], options: WriteKey) =>
    api.put("/api/Submission/ExtendValidTime", { body, ...options }),
} as const;

/** The step is somebody else's by now, or was submitted: what is shown is old. */
export function isOvertaken(error: unknown): boolean {
  return isApiError(error) && [403, 404, 409].includes(error.httpStatus);
}
