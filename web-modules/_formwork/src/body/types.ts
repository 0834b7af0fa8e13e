/** A form's body: pages hold rows, rows hold fields. The JSON is the server's, key for key. */

import type { Condition } from "../conditions/model";

/** What every kind's setting has beside its own. */
export interface CommonSetting {
  label: string;
  help: string;
  /** The steps that own the field; none: whoever owns its page. */
  steps: string[];
  /** True: as the form's language is written; else as `localAlignment` says. */
  useDefaultAlignment: boolean;
  localAlignment: Alignment;
}

export const ALIGNMENTS = ["left", "center", "right"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const CELL_TYPES = [
  // Of a layout table.
  "row",
  // Of an input table.
  "Head",
  "ColumnHead",
  "RowHead",
  "InputTableTextInput",
  "InputTableSingleSelection",
  "InputTableMultipleSelection",
  "InputTableDropdown",
  "InputTableNonEditableText",
] as const;

export interface Cell {
  id: string;
  class: string;
  type: (typeof CELL_TYPES)[number];
  title: string;
  childSetting: Record<string, unknown>;
  components: Field[];
  colspan: number;
  rowspan: number;
  width: number | null;
  height: number | null;
}

export interface Field<Setting extends CommonSetting = CommonSetting> {
  id: string;
  class: string;
  type: string;
  setting: Setting;
  /** What a new submission starts with. */
  value: unknown;
  required: boolean;
  readonly: boolean;
  visible: boolean;
  errors: never[];
  /** A grid, row by row; what may stand in it is said by the field's kind. */
  components: Cell[][];
  name: string;
  width: number | null;
  height: number | null;
}

export interface Row {
  id: string;
  class: string;
  type: "row";
  childSetting: Record<string, unknown>;
  components: Field[];
  height?: number | null;
}

export interface Page {
  id: string;
  name: string;
  class: string;
  type: "page";
  childSetting: Record<string, unknown>;
  components: Row[];
  /** Of the form, not of the page alone: all pages' together, in their order, are the form's. Left out: none. */
  conditions?: readonly Condition[];
}

export type Body = readonly Page[];

export const LIMITS = { pages: 100, fields: 1000 } as const;
