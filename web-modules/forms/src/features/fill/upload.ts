import type { UploadFile } from "@groundwork/formwork";
import { api, isApiError } from "@groundwork/kit";
import { forgetFile, keepFile } from "./outbox/kept-files";
import type { StepPlace } from "./outbox/kept-step";

const RETRY_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;

/**
 * Brings a file to the service under the id that was made for it: sent again, it is stored once. Without a network it
 * waits, kept in the browser, and goes by itself; only a refusal is an error.
 */
export function uploaderOf(place: StepPlace): UploadFile {
  return async (file, fieldId, onProgress, { fileId, signal }) => {
    await keepFile({ ...place, fieldId, fileId, file });
    try {
      const stored = await send(file, { submissionId: place.submissionId, fieldId, fileId }, signal);
      onProgress(1);
      await forgetFile(fileId);
      return stored;
    } catch (error) {
      // Taken out by hand or refused; whoever leaves the page finds it again.
      if (!(signal.aborted && signal.reason === LEFT)) await forgetFile(fileId);
      throw error;
    }
  };
}

/** Why a file that was on its way stopped: the screen was closed. */
export const LEFT = "left";

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
