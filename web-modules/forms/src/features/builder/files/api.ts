import { api, formData, queryOptions, type SendOptions } from "@groundwork/kit";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type TemplateFile = Schemas["TemplateFilePublic"];

/** The links of files are signed for ten minutes. */
const FRESH_LINKS_MS = 8 * 60_000;
const MOST_IDS = 100;

export const filesQuery = (formTemplateId: string, fileIds: readonly string[]) =>
  queryOptions({
    queryKey: keyOf("templates", "files", formTemplateId, fileIds),
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(fileIds.length / MOST_IDS) }, (_, at) =>
        fileIds.slice(at * MOST_IDS, (at + 1) * MOST_IDS).join(","),
      );
      const found = await Promise.all(
        parts.map((photoIds) =>
          api.get("/api/FormFiles/Photos/{formTemplateId}", { path: { formTemplateId }, query: { photoIds }, signal }),
        ),
      );
      return found.flat();
    },
    enabled: fileIds.length > 0,
    refetchInterval: FRESH_LINKS_MS,
  });

/** Sent again after a lost answer, it is stored once. */
export async function uploadFile(
  formTemplateId: string,
  file: File,
  { fileId, signal }: SendOptions,
): Promise<TemplateFile> {
  return api.post("/api/FormFiles/UploadResources/{formTemplateId}", {
    path: { formTemplateId },
    body: formData({ fileId, file }),
    idempotencyKey: fileId,
    signal,
  });
}
