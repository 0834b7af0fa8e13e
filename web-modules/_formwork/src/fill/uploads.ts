import { type FileCarrier, UploadQueue } from "@groundwork/kit";
import { newId } from "../body/create";
import type { FileValue } from "./files";
import { fileValue } from "./files";
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
    send: async (...file) => {
      const stored = await uploader.send(...file);
      // Who has left meanwhile wants nothing of it any more.
      if (!file[3].signal.aborted) store.addFiles([{ url: null, thumbnailUrl: null, ...stored }]);
      return fileValue(stored);
    },
  };
}
