import type { Uploader } from "@groundwork/formwork";
import { formData, orNotNow } from "@groundwork/kit";
import { forgetFile, keepFile } from "./outbox/kept-files";
import type { StepPlace } from "./outbox/kept-step";
import { asSent } from "./photo/as-sent";
import type { StepCalls } from "./step-calls";

/**
 * Brings files to the service under the ids that were made for them: sent again, each is stored once. Without a network
 * they wait, kept in the browser, and go by themselves; only a refusal is an error. Photos are made smaller first, where
 * whoever drew the form lets them.
 */
export function uploaderOf(place: StepPlace, calls: StepCalls): Uploader {
  return {
    keep: async (file, fieldId, fileId) => {
      const kept = { ...place, fieldId, fileId };
      // At once as it is: whoever closes the page in this moment loses nothing.
      await keepFile({ ...kept, file });
      const sent = await asSent(file);
      if (sent !== file) await keepFile({ ...kept, file: sent });
    },
    send: async (file, fieldId, _onProgress, { fileId, signal }) => {
      const sent = await asSent(file);
      const body = formData({ submissionId: place.submissionId, fieldId, fileId, file: sent });
      return orNotNow(() => calls.upload(body, { signal, idempotencyKey: fileId }));
    },
    forget: forgetFile,
  };
}
