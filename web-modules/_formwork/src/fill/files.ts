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
  /** At whose sign-in it was uploaded; null while nobody can tell. */
  uploader?: { userId: string; fullName: string } | null;
}

export interface UploadOptions {
  /** Made here, once a file: sending it again after a lost answer stores nothing twice. */
  fileId: string;
  signal: AbortSignal;
}

/** Thrown by an uploader where the same file may well arrive a little later: no network, nobody there, no room. */
export class NotNow extends Error {
  override readonly name = "NotNow";
  /** How long whoever had no room asked to be left alone. */
  readonly waitMs: number;

  constructor(waitMs = 0, cause?: unknown) {
    super("The file can't be sent just now", { cause });
    this.waitMs = waitMs;
  }
}

/** How files get to the service. */
export interface Uploader {
  /** Puts a file where a page that is closed or crashes does not lose it. */
  keep: (file: File, fieldId: string, fileId: string) => Promise<void>;
  /** One try to bring it there; `NotNow` is tried again by itself, any other failure is told. `onProgress` is told shares of one. */
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
