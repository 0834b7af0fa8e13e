import type { CommonSetting } from "../../body/types";
import type { FileValue } from "../../fill/files";
import { Decimal } from "../../formula/decimal";
import { type Complaint, complaint } from "../../problem";
import { flag, integer, list, nullable, oneOf, record, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";
import { endingOf, storedShape } from "../upload/rules";

export const MOST_PHOTOS = 10;
export const MOST_NOTE = 2000;
export const MOST_SCORE = 1000;
export const PHOTO_TYPES = ["jpg", "jpeg", "png", "webp"];

export type Answer = "yes" | "no" | "na";

export interface YesNoSetting extends CommonSetting {
  yesLabel: string;
  noLabel: string;
  naLabel: string;
  /** Whether it may not apply. */
  na: boolean;
  /** Which answer is the bad one; null: neither. */
  failsOn: "yes" | "no" | null;
  noteOnFail: boolean;
  photoOnFail: boolean;
  /** What a formula sees of an answer that does not fail; of one that does, 0. */
  score: number;
}

export interface YesNoValue {
  answer?: Answer | null;
  note?: string;
  photos?: FileValue[];
}

const DEFAULT_LABELS: Readonly<Record<Answer, string>> = { yes: "Yes", no: "No", na: "N/A" };

export const rules: KindRules<YesNoSetting, YesNoValue> = {
  ...PLAIN_KIND,
  compared: "answer",
  holdsFiles: true,
  fitsColumn: false,
  ownDefaults: () => ({
    yesLabel: DEFAULT_LABELS.yes,
    noLabel: DEFAULT_LABELS.no,
    naLabel: DEFAULT_LABELS.na,
    na: true,
    failsOn: "no",
    noteOnFail: false,
    photoOnFail: false,
    score: 1,
  }),
  hasSettingShape: settingShape({
    yesLabel: text(MOST_LABEL),
    noLabel: text(MOST_LABEL),
    naLabel: text(MOST_LABEL),
    na: flag,
    failsOn: nullable(oneOf("yes", "no")),
    noteOnFail: flag,
    photoOnFail: flag,
    score: integer(0, MOST_SCORE),
  }),
  hasShape: record(
    {},
    { answer: nullable(oneOf("yes", "no", "na")), note: text(MOST_NOTE), photos: list(storedShape, MOST_PHOTOS) },
  ),
  isEmpty: ({ answer, note = "", photos = [] }) => !answer && note.trim() === "" && photos.length === 0,
  answers: ({ answer }) => Boolean(answer),
  checkValue: (setting, { answer, photos = [] }) => {
    const found: Complaint[] = [];
    if (answer === "na" && !setting.na) found.push(complaint("unknownOption"));
    if (new Set(photos.map(({ fileId }) => fileId)).size < photos.length) found.push(complaint("duplicateFile"));
    const refused = photos.map(({ name }) => endingOf(name)).find((type) => !PHOTO_TYPES.includes(type));
    if (refused !== undefined) found.push(complaint("fileType", { type: refused }));
    return found;
  },
  checkComplete: (setting, value) => {
    if (!fails(setting, value.answer)) return [];
    const found: Complaint[] = [];
    if (setting.noteOnFail && (value.note ?? "").trim() === "") found.push(complaint("noteMissing"));
    if (setting.photoOnFail && (value.photos ?? []).length === 0) found.push(complaint("photoMissing"));
    return found;
  },
  // What does not apply counts for nothing: AVG leaves it out.
  operand: (setting, { answer }) =>
    answer === "yes" || answer === "no" ? new Decimal(fails(setting, answer) ? 0 : setting.score) : null,
  text: (setting, { answer, note = "" }) =>
    [answer ? labelOf(setting, answer) : "", note].filter((part) => part.trim() !== "").join(": "),
  written: (setting, value) => rules.text(setting, value),
  fileIds: ({ photos = [] }) => photos.map(({ fileId }) => fileId),
  withFile: (value, file) => withPhoto(value, file),
};

export function fails({ failsOn }: YesNoSetting, answer: Answer | null | undefined): boolean {
  return Boolean(answer) && answer === failsOn;
}

export function labelOf(setting: YesNoSetting, answer: Answer): string {
  return { yes: setting.yesLabel, no: setting.noLabel, na: setting.naLabel }[answer] || DEFAULT_LABELS[answer];
}

export function withPhoto(value: YesNoValue | null, photo: FileValue): YesNoValue {
  const { photos = [] } = value ?? {};
  const isThere = photos.some(({ fileId }) => fileId === photo.fileId);
  return { answer: null, note: "", ...value, photos: isThere ? photos : [...photos, photo] };
}
