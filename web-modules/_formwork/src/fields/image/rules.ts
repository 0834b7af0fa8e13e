import { ALIGNMENTS, type Alignment, type CommonSetting } from "../../body/types";
import type { FileValue } from "../../fill/files";
import { complaint } from "../../problem";
import { integer, nullable, oneOf, text } from "../../shape";
import { type KindRules, MOST_LABEL, settingShape } from "../kind";
import { SHOWN_KIND } from "../shown-kind";
import { storedShape } from "../upload/rules";

export interface ImageSetting extends CommonSetting {
  imageAlignment: Alignment;
  /** Of the width that the field has, in percent. */
  imageWidth: number;
  /** A file of the template, not of a submission. */
  file: FileValue | null;
  /** What is to be seen on it, for who does not see it. */
  description: string;
}

export const IMAGE_WIDTHS = { least: 5, most: 100 } as const;
export const IMAGE_TYPES = ["png", "jpg", "jpeg", "gif", "webp"] as const;

export const rules: KindRules<ImageSetting> = {
  ...SHOWN_KIND,
  ownDefaults: () => ({ imageAlignment: "left", imageWidth: IMAGE_WIDTHS.most, file: null, description: "" }),
  hasSettingShape: settingShape({
    imageAlignment: oneOf(...ALIGNMENTS),
    imageWidth: integer(IMAGE_WIDTHS.least, IMAGE_WIDTHS.most),
    file: nullable(storedShape),
    description: text(MOST_LABEL),
  }),
  checkSetting: ({ file }) => (file ? [] : [complaint("imageMissing")]),
  // Of a setting as it is written, which may lack it.
  templateFileIds: ({ file }) => (file ? [file.fileId] : []),
};
