import type { CommonSetting } from "../../body/types";
import { id, nullable, record, text } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export type SignatureSetting = CommonSetting;

export interface SignatureValue {
  fileId?: string | null;
  /** The name in print under the line. */
  label?: string;
  description?: string;
}

export const MOST_NAME = 200;

export const rules: KindRules<SignatureSetting, SignatureValue> = {
  ...PLAIN_KIND,
  holdsFiles: true,
  fitsColumn: false,
  ownDefaults: () => ({}),
  hasSettingShape: settingShape({}),
  hasShape: record({}, { fileId: nullable(id), label: text(MOST_NAME), description: text(2000) }),
  isEmpty: ({ fileId, label = "", description = "" }) => !fileId && label.trim() === "" && description.trim() === "",
  answers: ({ fileId }) => Boolean(fileId),
  operand: (_, value) => rules.answers(value),
  text: (_, { label = "" }) => label,
  written: (_, { label = "", description = "" }) =>
    [label, description].filter((part) => part.trim() !== "").join(": "),
  fileIds: ({ fileId }) => (fileId ? [fileId] : []),
  withFile: (value, { fileId }, { signer }) =>
    // Ids tell which is newer: what was signed again since is not taken back.
    value?.fileId && value.fileId > fileId ? value : { label: signer, description: "", ...value, fileId },
};
