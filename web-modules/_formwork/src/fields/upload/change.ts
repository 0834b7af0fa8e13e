import type { FileValue } from "../../fill/files";
import type { UploadValue } from "./rules";

export type { FileValue } from "../../fill/files";

export function withFile(value: UploadValue | null, place: "photos" | "files", file: FileValue): UploadValue {
  const { files = [], photos = [], description = "" } = value ?? {};
  const whole = { files, photos, description };
  return { ...whole, [place]: [...whole[place], file] };
}

/** null when nothing is left that would be worth keeping. */
export function withoutFile(value: UploadValue | null, fileId: string): UploadValue | null {
  const { files = [], photos = [], description = "" } = value ?? {};
  const isOther = (file: FileValue) => file.fileId !== fileId;
  const rest = { files: files.filter(isOther), photos: photos.filter(isOther), description };
  return rest.files.length + rest.photos.length === 0 && description.trim() === "" ? null : rest;
}
