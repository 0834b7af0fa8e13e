import type { Uploader } from "@groundwork/formwork";
import { formData, orNotNow } from "@groundwork/kit";
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
    send: (file, fieldId, _onProgress, { fileId, signal }) => {
      const body = formData({ submissionId: place.submissionId, fieldId, fileId, file });
      return orNotNow(() => calls.upload(body, { signal, idempotencyKey: fileId }));
    },
    forget: forgetFile,
  };
}
