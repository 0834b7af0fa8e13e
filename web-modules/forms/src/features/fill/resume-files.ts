import type { FileValue, SignatureValue, UploadFile, UploadValue } from "@groundwork/formwork";
import type { Filling } from "./filling";
import { type KeptFile, keptFilesOf } from "./outbox/kept-files";
import { LEFT } from "./upload";

/** The field's value with the file in it, as its control would have put it. */
function valueWith(filling: Filling, { fieldId, file }: KeptFile, stored: FileValue, signer: string): unknown {
  const before = filling.store.value(fieldId);
  if (filling.store.field(fieldId)?.type === "signature")
    return before ?? ({ fileId: stored.fileId, label: signer, description: "" } satisfies SignatureValue);
  const { files = [], photos = [], description = "" } = (before ?? {}) as Partial<UploadValue>;
  if ([...files, ...photos].some(({ fileId }) => fileId === stored.fileId)) return before;
  const { fileId, name, size, contentType } = stored;
  const value = { fileId, name, size, contentType };
  return file.type.startsWith("image/")
    ? { files, photos: [...photos, value], description }
    : { files: [...files, value], photos, description };
}

export interface Resuming {
  upload: UploadFile;
  /** Whose name stands under a signature that was on its way. */
  signer: string;
  onFound: (count: number) => void;
  onRefused: (error: unknown) => void;
}

/** Files that an earlier visit of the step could not send any more go on their way; returns how to stop. */
export function resumeFiles(filling: Filling, { upload, signer, onFound, onRefused }: Resuming): () => void {
  const stop = new AbortController();
  const sendOne = async (kept: KeptFile) => {
    filling.filesUnderWay += 1;
    try {
      const options = { fileId: kept.fileId, signal: stop.signal };
      const stored = await upload(kept.file, kept.fieldId, () => undefined, options);
      filling.store.addFiles([{ url: null, thumbnailUrl: null, ...stored }]);
      filling.store.setValue(kept.fieldId, valueWith(filling, kept, stored, signer));
    } catch (error) {
      if (!stop.signal.aborted) onRefused(error);
    } finally {
      filling.filesUnderWay -= 1;
    }
  };
  void keptFilesOf(filling.place).then((kept) => {
    if (stop.signal.aborted || kept.length === 0) return;
    onFound(kept.length);
    for (const each of kept) void sendOne(each);
  });
  return () => stop.abort(LEFT);
}
