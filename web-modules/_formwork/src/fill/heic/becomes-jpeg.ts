import type { Field } from "../../body/types";
import { settingOf } from "../../fields/registry";
import { endingOf } from "../../fields/upload/rules";

/** As iPhones keep photos: other browsers than theirs cannot show them, and neither can paper. */
const HEIC = /\.hei[cf]$/i;

interface Taking {
  /** Of what takes photos alone, such as a check, none are named. */
  allowedTypes?: readonly string[];
  keepsOriginals?: boolean;
}

const takingOf = (field: Field): Taking => settingOf(field) as Taking;

/** Whether its field takes the photo as it is, where no browser can open it. */
export function mayStayHeic(file: File, field: Field): boolean {
  return takingOf(field).allowedTypes?.includes(endingOf(file.name)) ?? false;
}

/** Whether a photo goes into this field as a JPEG: not where it takes HEIC photos and keeps originals. */
export function becomesJpeg(file: File, field: Field): boolean {
  if (!HEIC.test(file.name)) return false;
  const { allowedTypes, keepsOriginals } = takingOf(field);
  if (!allowedTypes) return true;
  return allowedTypes.includes("jpg") && !(keepsOriginals && mayStayHeic(file, field));
}
