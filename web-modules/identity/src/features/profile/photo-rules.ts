export const PHOTO_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

export type PhotoProblem = "profile.photoWrongType" | "profile.photoTooLarge" | "profile.photoUnreadable";

/** What can be told before the file travels; the service looks at the picture itself. */
export function photoProblem(
  file: Pick<File, "type" | "size">,
  mostBytes: number = MOST_PHOTO_BYTES,
): PhotoProblem | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return "profile.photoWrongType";
  return file.size > mostBytes ? "profile.photoTooLarge" : null;
}

/** Whether the browser can draw it; a broken file would otherwise show as an empty preview. */
export async function isReadablePicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return true;
  } catch {
    return false;
  }
}
