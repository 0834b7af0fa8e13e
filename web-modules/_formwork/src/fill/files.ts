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

/** How a file gets to the service; `onProgress` is told shares of one. */
export type UploadFile = (
  file: File,
  fieldId: string,
  onProgress: (share: number) => void,
  options: UploadOptions,
) => Promise<FileValue & Partial<FileLink>>;

/** Only what belongs into a value: links expire. */
export function fileValue({ fileId, name, size, contentType }: FileValue): FileValue {
  return { fileId, name, size, contentType };
}
