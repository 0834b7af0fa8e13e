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

/** Only what belongs into a value: links expire. */
export function fileValue({ fileId, name, size, contentType }: FileValue): FileValue {
  return { fileId, name, size, contentType };
}
