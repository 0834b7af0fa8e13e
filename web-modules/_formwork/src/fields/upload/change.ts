import type { FileValue } from "../../fill/files";
import { isUntitled, type UploadValue } from "./rules";

export type { FileValue } from "../../fill/files";

export function withFile(value: UploadValue | null, place: "photos" | "files", file: FileValue): UploadValue {
  const whole = { files: [], photos: [], description: "", ...value };
  return { ...whole, [place]: [...whole[place], file] };
}

/** null when nothing is left that would be worth keeping. */
export function withoutFile(value: UploadValue | null, fileId: string): UploadValue | null {
  const { files = [], photos = [] } = value ?? {};
  const isOther = (file: FileValue) => file.fileId !== fileId;
  const rest = { description: "", ...value, files: files.filter(isOther), photos: photos.filter(isOther) };
  return rest.files.length + rest.photos.length === 0 && isUntitled(rest) ? null : rest;
}
