import type { CommonSetting } from "../../body/types";
import type { FileValue } from "../../fill/files";
import { complaint } from "../../problem";
import { flag, id, integer, list, record, text, textLike } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export const MOST_FILES = 50;
export const MOST_DESCRIPTION = 2000;
export const MOST_TITLE = 200;

export interface UploadSetting extends CommonSetting {
  /** Endings of file names, without the dot. */
  allowedTypes: string[];
  /** How many photos and files together. */
  most: number;
  /** Photos are sent as the camera made them. Bodies of before do not say it. */
  keepsOriginals?: boolean;
}

export interface UploadValue {
  files?: FileValue[];
  photos?: FileValue[];
  /** What is to be seen, in a few words. */
  label?: string;
  description?: string;
}

/** Spec §9, and what phones make besides. HEIC photos become JPEGs where they are chosen. */
export const DEFAULT_ALLOWED_TYPES: readonly string[] =
  "pdf doc docx xls xlsx csv txt rtf html zip mp3 cad dwg jpg jpeg png gif svg webp".split(" ");

export function endingOf(name: string): string {
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}

export function allOf({ files = [], photos = [] }: UploadValue): FileValue[] {
  return [...files, ...photos];
}

export const storedShape = record({
  fileId: id,
  name: text(255, 1),
  size: integer(0, Number.MAX_SAFE_INTEGER),
  contentType: text(200),
});

/** Nothing is written beside the files. */
export function isUntitled({ label = "", description = "" }: UploadValue): boolean {
  return `${label}${description}`.trim() === "";
}

export const rules: KindRules<UploadSetting, UploadValue> = {
  ...PLAIN_KIND,
  holdsFiles: true,
  fitsColumn: false,
  ownDefaults: () => ({ allowedTypes: [...DEFAULT_ALLOWED_TYPES], most: 10 }),
  hasSettingShape: settingShape({
    allowedTypes: list(textLike(/^[a-z0-9]{1,10}$/), 50),
    most: integer(1, MOST_FILES),
    keepsOriginals: flag,
  }),
  hasShape: record(
    {},
    {
      files: list(storedShape, MOST_FILES),
      photos: list(storedShape, MOST_FILES),
      label: text(MOST_TITLE),
      description: text(MOST_DESCRIPTION),
    },
  ),
  checkSetting: ({ allowedTypes }) => (allowedTypes.length === 0 ? [complaint("typesMissing")] : []),
  isEmpty: (value) => !rules.answers(value) && isUntitled(value),
  answers: (value) => allOf(value).length > 0,
  checkValue: ({ allowedTypes, most }, value) => {
    const all = allOf(value);
    const found = [];
    if (all.length > most) found.push(complaint("tooManyFiles", { most }));
    if (new Set(all.map((file) => file.fileId)).size < all.length) found.push(complaint("duplicateFile"));
    const refused = all.map((file) => endingOf(file.name)).find((type) => !allowedTypes.includes(type));
    if (refused !== undefined) found.push(complaint("fileType", { type: refused }));
    return found;
  },
  operand: (setting, value) => rules.text(setting, value),
  text: (_, value) =>
    allOf(value)
      .map((file) => file.name)
      .join(", "),
  written: (_, { label = "", description = "" }) =>
    [label, description].filter((part) => part.trim() !== "").join(": "),
  fileIds: (value) => allOf(value).map((file) => file.fileId),
  withFile: (value, file, { isPicture }) => {
    if (allOf(value ?? {}).some(({ fileId }) => fileId === file.fileId)) return value;
    const whole = { files: [], photos: [], description: "", ...value };
    return isPicture ? { ...whole, photos: [...whole.photos, file] } : { ...whole, files: [...whole.files, file] };
  },
};
