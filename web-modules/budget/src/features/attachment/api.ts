import { api, formData, queryOptions, type SchemasOf, type SendOptions } from "@groundwork/kit";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type RequestFile = Schemas["RequestFilePublic"];

/** The links of files are signed for ten minutes. */
const FRESH_LINKS_MS = 8 * 60_000;

export const filesQuery = (budgetRequestId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "files", budgetRequestId],
    queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetRequestFiles", { query: { budgetRequestId }, signal }),
    refetchInterval: FRESH_LINKS_MS,
  });

/** Sent again after a lost answer, it is stored once. */
export async function uploadFile(
  budgetRequestId: string,
  file: File,
  { fileId, signal }: SendOptions,
): Promise<RequestFile> {
  const body = formData({ budgetRequestId, fileId, file });
  return api.post("/api/Budget/UploadBudgetRequestFile", { body, idempotencyKey: fileId, signal });
}

export async function deleteFile(budgetRequestId: string, fileId: string, options: { idempotencyKey: string }) {
  return api.delete("/api/Budget/DeleteBudgetRequestFile", { body: { budgetRequestId, fileId }, ...options });
}
