import { ALIGNMENTS, type Alignment, type Body, type Cell, type CommonSetting, type Field } from "../body/types";
import type { FileValue } from "../fill/files";
import type { Column, Failed, Operand } from "../formula/operand";
import type { Complaint } from "../problem";
import { flag, id, list, oneOf, record, type Shape, text } from "../shape";

/** A problem at a field: by its code, or in the service's own words, which name no values. */
export type FieldProblem = Complaint | { message: string; code?: string };

/** What is known of a file that an earlier visit could not send. */
export interface LateFile {
  isPicture: boolean;
  /** Who is signed in now. */
  signer: string;
}

/** As what a condition compares a value; presence: only whether there is something. */
export type Compared = "nothing" | "presence" | "text" | "number" | "day" | "time" | "options" | "answer";

/** The rules of one kind of field, without drawing. */
export interface KindRules<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  /** False: people do not enter it, it is computed or shown. */
  readonly isEntered: boolean;
  /** Without a label it is called by the name of its kind; false: then it is called nothing. */
  readonly needsLabel: boolean;
  /** Its value speaks of files, which belong to one submission: none can begin with it. */
  readonly holdsFiles: boolean;
  /** False: it is there only while the form is filled in; who reads it, or prints it, does not see it. Left out: it is read. */
  readonly isRead?: boolean;
  /** Of a kind of which not every field is entered; left out: all are, or none. */
  isEnteredWith?(setting: Setting): boolean;
  /** A new field's own setting; whatever a stored one lacks comes from here. */
  ownDefaults(): Omit<Setting, keyof CommonSetting>;
  readonly hasSettingShape: Shape;
  /** The shape of its value; null: it holds none. What the setting demands is `checkValue`'s. */
  readonly hasShape: Shape | null;
  /** What is missing before the form can be published. */
  checkSetting(setting: Setting, field: Field, body: Body): Complaint[];
  /** Nothing is lost when nothing is kept. */
  isEmpty(value: Value): boolean;
  /** Enough for a required field. */
  answers(value: Value): boolean;
  /** Of a value with the right shape that is not empty. */
  checkValue(setting: Setting, value: Value): Complaint[];
  /** What may be missing while a step is filled in, but not when it is submitted. */
  checkComplete(setting: Setting, value: Value): Complaint[];
  /** What a formula sees of a value that is not empty; null is nothing. */
  operand(setting: Setting, value: Value): Operand;
  /** In one line, for lists. */
  text(setting: Setting, value: Value): string;
  /**
   * All that somebody wrote in it, beside its files: two values are compared by that and by what they list. Left out: what
   * it lists is all, or its text.
   */
  written?(setting: Setting, value: Value): string;
  fileIds(value: Value): string[];
  /** The files of the template that it shows; left out: none. */
  templateFileIds?(setting: Setting): string[];
  /** The buttons of the workflow that it names; left out: none. */
  buttonIds?(setting: Setting): string[];
  /** The value with a file in it that arrived later, as its control would have put it; left out: it takes none. */
  withFile?(value: Value | null, file: FileValue, about: LateFile): Value | null;
  /**
   * What stands inside a field: fields with values of their own; columns, whose values are the field's; submissions of
   * another form, which its value is gathered from, so that nobody sends it. Left out: nothing.
   */
  readonly holds?: "fields" | "columns" | "submissions";
  /** Whether what holds something may stand in it; itself it then stands in a row of a page alone. Left out: no. */
  readonly takesHolders?: boolean;
  /** What its values are called is the service's to say: no form is drawn with one. Left out: a form may be. */
  readonly isLookedUp?: boolean;
  /** Whether a column of a table may be of it; left out: yes. What nobody enters has no cells, whatever it says here. */
  readonly fitsColumn?: boolean;
  /** Left out: presence. */
  readonly compared?: Compared;
  /** Of a kind whose fields are not all compared alike; left out: they are. */
  comparedIn?(setting: Setting): Compared;
  /** What a new one holds. */
  ownParts?(): Cell[][];
  /** Whether what stands inside is what the kind may hold. */
  hasRightParts?(components: readonly Cell[][], rulesOf: RulesOf): boolean;
  /** The setting with what stands inside the field, for a kind whose rules look at that. */
  readParts?(setting: Setting, components: readonly Cell[][], rulesOf: RulesOf): Setting;
  /** What a formula sees of a column of a kind that holds columns; of whatever is kept. */
  column?(setting: Setting, value: unknown, columnId: string): Column | Failed;
}

export type RulesOf = (type: string) => KindRules | undefined;

/** What a formula sees of any value: nothing, where there is none or it has a wrong shape. */
export function operandOf(rules: KindRules, setting: CommonSetting, value: unknown): Operand {
  if (value === null || value === undefined || !rules.hasShape?.(value) || rules.isEmpty(value)) return null;
  return rules.operand(setting, value);
}

export const COMMON_SETTING: CommonSetting = {
  label: "",
  help: "",
  steps: [],
  useDefaultAlignment: true,
  localAlignment: "left",
};

/** Where a field's words stand; undefined: as the language is written. */
export function alignmentOf({ useDefaultAlignment, localAlignment }: CommonSetting): Alignment | undefined {
  return useDefaultAlignment ? undefined : localAlignment;
}

export const MOST_LABEL = 500;

/** The shape of a kind's setting: what every kind has, and its own. */
export function settingShape(own: Readonly<Record<string, Shape>>): Shape {
  return record(
    {},
    {
      label: text(MOST_LABEL),
      steps: list(id, 100),
      help: text(2000),
      useDefaultAlignment: flag,
      localAlignment: oneOf(...ALIGNMENTS),
      ...own,
    },
  );
}

/** What most kinds say. */
export const PLAIN_KIND = {
  isEntered: true,
  needsLabel: true,
  holdsFiles: false,
  checkSetting: () => [],
  checkValue: () => [],
  checkComplete: () => [],
  fileIds: () => [],
} satisfies Partial<KindRules>;
