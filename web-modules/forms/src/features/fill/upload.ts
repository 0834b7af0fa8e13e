import type { Uploader } from "@groundwork/formwork";
import { api, isApiError } from "@groundwork/kit";
import { forgetFile, keepFile } from "./outbox/kept-files";
import type { StepPlace } from "./outbox/kept-step";

const RETRY_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;

/**
 * Brings files to the service under the ids that were made for them: sent again, each is stored once. Without a network
 * they wait, kept in the browser, and go by themselves; only a refusal is an error.
 */
export function uploaderOf(place: StepPlace): Uploader {
  return {
    keep: (file, fieldId, fileId) => keepFile({ ...place, fieldId, fileId, file }),
    send: async (file, fieldId, onProgress, { fileId, signal }) => {
      const stored = await send(file, { submissionId: place.submissionId, fieldId, fileId }, signal);
      onProgress(1);
      return stored;
    },
    forget: forgetFile,
  };
}

async function send(file: File, ids: Record<"submissionId" | "fieldId" | "fileId", string>, signal: AbortSignal) {
  const body = new FormData();
  for (const [name, value] of Object.entries(ids)) body.append(name, value);
  body.append("file", file, file.name);
  for (let failures = 0; ; failures++) {
    try {
      return await api.post("/api/FormFiles/UploadResources", { body, signal, idempotencyKey: ids.fileId });
    } catch (error) {
      if (signal.aborted || !isApiError(error) || !(error.isNetwork || error.retryable)) throw error;
      await untilWorthTrying(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** A while, or the moment that the network is back. */
function untilWorthTrying(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      signal.removeEventListener("abort", stopped);
      act();
    };
    const again = settle(resolve);
    const stopped = settle(() => reject(signal.reason));
    const timer = setTimeout(again, ms);
    window.addEventListener("online", again);
    signal.addEventListener("abort", stopped);
  });
}
