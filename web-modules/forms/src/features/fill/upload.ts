import { NotNow, type Uploader } from "@groundwork/formwork";
import { formData, isApiError } from "@groundwork/kit";
import { forgetFile, keepFile } from "./outbox/kept-files";
import type { StepPlace } from "./outbox/kept-step";
import type { StepCalls } from "./step-calls";

/**
 * Brings files to the service under the ids that were made for them: sent again, each is stored once. Without a network
 * they wait, kept in the browser, and go by themselves; only a refusal is an error.
 */
export function uploaderOf(place: StepPlace, calls: StepCalls): Uploader {
  return {
    keep: (file, fieldId, fileId) => keepFile({ ...place, fieldId, fileId, file }),
    send: async (file, fieldId, onProgress, { fileId, signal }) => {
      const stored = await send(calls, file, { submissionId: place.submissionId, fieldId, fileId }, signal);
      onProgress(1);
      return stored;
    },
    forget: forgetFile,
  };
}

async function send(
  calls: StepCalls,
  file: File,
  ids: Record<"submissionId" | "fieldId" | "fileId", string>,
  signal: AbortSignal,
) {
  try {
    return await calls.upload(formData({ ...ids, file }), { signal, idempotencyKey: ids.fileId });
  } catch (error) {
    if (!isApiError(error) || !(error.isNetwork || error.retryable)) throw error;
    throw new NotNow((error.retryAfterSeconds ?? 0) * 1000, error);
  }
}
