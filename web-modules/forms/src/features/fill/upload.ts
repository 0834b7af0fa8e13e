import type { UploadFile } from "@groundwork/formwork";
import { api, isApiError } from "@groundwork/kit";

const RETRY_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;

/**
 * Brings a file to the service under the id that was made for it: sent again, it is stored once. Without a network it
 * waits and goes by itself; only a refusal is an error.
 */
export function uploaderOf(submissionId: string): UploadFile {
  return async (file, fieldId, onProgress, { fileId, signal }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ submissionId, fieldId, fileId })) body.append(name, value);
    body.append("file", file, file.name);
    for (let failures = 0; ; failures++) {
      try {
        const stored = await api.post("/api/FormFiles/UploadResources", { body, signal, idempotencyKey: fileId });
        onProgress(1);
        return stored;
      } catch (error) {
        if (signal.aborted || !isApiError(error) || !(error.isNetwork || error.retryable)) throw error;
        await untilWorthTrying(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
      }
    }
  };
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
