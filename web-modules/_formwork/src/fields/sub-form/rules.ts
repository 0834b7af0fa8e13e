import type { CommonSetting } from "../../body/types";
import { Decimal } from "../../formula/decimal";
import { complaint } from "../../problem";
import { id, integer, list, nullable, oneOf, record, text } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export const MOST_ENTRIES = 50;

export const ENTRY_STATES = ["draft", "ongoing", "done", "voided"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface SubFormSetting extends CommonSetting {
  /** The form that its entries are submissions of, and what it was called when it was chosen. */
  formTemplateId: string | null;
  templateName: string;
  most: number;
  /** Of the button that begins an entry; empty: as everywhere. */
  button: string;
}

export interface Entry {
  /** Null: of whoever may know how many there are, and no more. */
  submissionId?: string | null;
  number?: string;
  title?: string;
  state: EntryState;
}

export interface SubFormValue {
  entries?: Entry[];
}

export function submittedOf({ entries = [] }: SubFormValue): Entry[] {
  return entries.filter(({ state }) => state === "ongoing" || state === "done");
}

/** Its value is gathered from submissions of another form: the service tells it, and nobody sends it. */
export const rules: KindRules<SubFormSetting, SubFormValue> = {
  ...PLAIN_KIND,
  compared: "nothing",
  holds: "submissions",
  fitsColumn: false,
  ownDefaults: () => ({ formTemplateId: null, templateName: "", most: MOST_ENTRIES, button: "" }),
  hasSettingShape: settingShape({
    formTemplateId: nullable(id),
    templateName: text(200),
    most: integer(1, MOST_ENTRIES),
    button: text(60),
  }),
  hasShape: record(
    {},
    {
      entries: list(
        record({ state: oneOf(...ENTRY_STATES) }, { submissionId: nullable(id), number: text(100), title: text(200) }),
        1000,
      ),
    },
  ),
  checkSetting: ({ formTemplateId }) => (formTemplateId === null ? [complaint("subFormMissing")] : []),
  isEmpty: ({ entries = [] }) => entries.length === 0,
  answers: (value) => submittedOf(value).length > 0,
  checkComplete: (_, { entries = [] }) => {
    const count = entries.filter(({ state }) => state === "draft").length;
    return count > 0 ? [complaint("subFormDrafts", { count })] : [];
  },
  operand: (_, value) => new Decimal(submittedOf(value).length),
  text: (_, value) =>
    submittedOf(value)
      .flatMap(({ number, title }) => number || title || [])
      .join(", "),
};
