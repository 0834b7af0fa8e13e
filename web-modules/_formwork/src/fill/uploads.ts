import { type FileCarrier, NotNow, UploadQueue } from "@groundwork/kit";
import { newId } from "../body/create";
import type { FileValue } from "./files";
import { fileValue } from "./files";
import { becomesJpeg, mayStayHeic } from "./heic/becomes-jpeg";
import type { FillStore } from "./store";
import type { Uploader } from "./uploader";

export type FieldUploads = UploadQueue<FileValue>;

/** Files of a form's fields on their way, under ids as all of a form has them. */
export function uploadsOfFields(): FieldUploads {
  return new UploadQueue(newId);
}

/** Brings files by the uploader; what has arrived is known to the form, with its links, before its field is told. */
export function carrierInto(store: FillStore, uploader: Uploader | null): FileCarrier<FileValue> | null {
  if (!uploader) return null;
  return {
    ...uploader,
    send: async (file, fieldId, onProgress, options) => {
      const stored = await uploader.send(await asSent(store, file, fieldId), fieldId, onProgress, options);
      // Who has left meanwhile wants nothing of it any more.
      if (!options.signal.aborted) store.addFiles([{ url: null, thumbnailUrl: null, ...stored }]);
      return fileValue(stored);
    },
  };
}

/** On its way, and not before: whoever submits meanwhile waits for it as for every file. What does it is loaded then. */
async function asSent(store: FillStore, file: File, fieldId: string): Promise<File> {
  const field = store.field(fieldId);
  if (!field || !becomesJpeg(file, field)) return file;
  const { sentAs } = await import("./heic/jpegs").catch((error: unknown) => {
    throw new NotNow(0, error);
  });
  return sentAs(file, mayStayHeic(file, field));
}
