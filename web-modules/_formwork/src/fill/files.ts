/** A file as a value holds it. */
export interface FileValue {
  fileId: string;
  name: string;
  size: number;
  contentType: string;
}

/** A file as the service answers it: with links that are good for a while. */
export interface FileLink extends FileValue {
  url: string | null;
  thumbnailUrl: string | null;
}

export interface UploadOptions {
  /** Made here, once a file: sending it again after a lost answer stores nothing twice. */
  fileId: string;
  signal: AbortSignal;
}

/** How files get to the service. */
export interface Uploader {
  /** Puts a file where a page that is closed or crashes does not lose it. */
  keep: (file: File, fieldId: string, fileId: string) => Promise<void>;
  /** Brings it there; `onProgress` is told shares of one. */
  send: (
    file: File,
    fieldId: string,
    onProgress: (share: number) => void,
    options: UploadOptions,
  ) => Promise<FileValue & Partial<FileLink>>;
  /** It has arrived, or is not wanted any more. */
  forget: (fileId: string) => Promise<void>;
}

/** Only what belongs into a value: links expire. */
export function fileValue({ fileId, name, size, contentType }: FileValue): FileValue {
  return { fileId, name, size, contentType };
}
