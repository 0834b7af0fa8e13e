import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type DeletedRow = Schemas["DeletedSubmission"];

export const deletedQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("submissions", "deleted", query),
    queryFn: ({ signal }) =>
      api.get("/api/Submission/QueryDeletedSubmissions", {
        query: query as QueryOf<"/api/Submission/QueryDeletedSubmissions">,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const deletions = {
  discard: async (submissionId: string, options: WriteKey) =>
    api.post("/api/Submission/DiscardDraft", { body: { submissionId }, ...options }),
  delete: async (submissionId: string, options: WriteKey) =>
    api.post("/api/Submission/DeleteSubmission", { body: { submissionId }, ...options }),
  restore: async (submissionId: string, options: WriteKey) =>
    api.post("/api/Submission/RestoreSubmission", { body: { submissionId }, ...options }),
} as const;
