import type { ComponentType, ReactNode } from "react";
import type { Cell, CommonSetting, Field } from "../body/types";
import type { formworkMessages } from "../messages";
import type { Complaint } from "../problem";

type Words = ReturnType<typeof formworkMessages.useT>;
type Icon = ComponentType<{ size?: number | string; "aria-hidden"?: boolean }>;

/** What links a control to the label, help and complaint that its frame draws. */
export interface ControlIds {
  control: string;
  label: string;
  /** Of the help and the complaint, as far as they are there. */
  describedBy: string | undefined;
}

export interface FillProps<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  field: Field;
  setting: Setting;
  /** Of the right shape; null is nothing. */
  value: Value | null;
  // A method, as below.
  onChange(value: Value | null): void;
  /** What stands in its boxes but is not kept, because it can't be read; nothing, once it can. The same function while it does the same. */
  onUnread?(found: readonly Complaint[]): void;
  ids: ControlIds;
  isInvalid: boolean;
  isRequired: boolean;
  /** For one that draws others inside. */
  kinds: DrawnKinds;
}

/** How kinds are drawn, by their names. */
export type DrawnKinds = Readonly<Record<string, DrawnKind>>;

export interface ViewProps<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  field: Field;
  setting: Setting;
  value: Value | null;
  kinds: DrawnKinds;
}

export interface SketchProps<Setting extends CommonSetting = CommonSetting> {
  setting: Setting;
}

export interface SettingsProps<Setting extends CommonSetting = CommonSetting> {
  field: Field;
  setting: Setting;
  /** Of a column of a table. */
  isColumn?: boolean;
  onChange(change: Partial<Setting>): void;
  /** Of what stands inside the field, and whatever else is no setting. */
  onChangeField(change: Partial<Field>): void;
  /** The settings of other kinds, for one that holds some. */
  settingsOf(type: string): OwnSettings | null;
}

/** `settings.tsx` of a kind, for the builder. */
export type OwnSettings = { Settings(props: SettingsProps): ReactNode }["Settings"];

/** `field.tsx` of a kind: how it is drawn, to be filled in and as it was filled in. */
export interface DrawnKind<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  icon: Icon;
  /** What a new one from the palette begins with, beside its kind's defaults, in the words of whoever builds. */
  newSetting?(t: Words): Partial<Setting>;
  /** What a new one holds, in the words of whoever builds; left out, as its rules say. */
  newParts?(t: Words): Cell[][];
  /** Whether it is shown with nothing entered: it says something itself. */
  showsEmpty?: boolean;
  /** To be filled in in a cell of a table; where left out, as on the page. */
  CellFill?(props: FillProps<Setting, Value>): ReactNode;
  /** What its frame is to a screen reader: a label of one control, or a group of several. */
  frame: "control" | "group" | "radiogroup" | "none";
  /** Where that is not the same for every field. */
  frameOf?(setting: Setting): "control" | "group" | "radiogroup";
  /** Whether it shows its help itself, at another place than above all else. */
  drawsHelp?: boolean;
  /** In a cell, where that is another one than on the page. */
  cellFrameOf?(setting: Setting): "control" | "group" | "radiogroup";
  // As methods, so that a registry may hold kinds of different settings.
  Fill(props: FillProps<Setting, Value>): ReactNode;
  View(props: ViewProps<Setting, Value>): ReactNode;
  /** A quiet stand-in while the form is built, of what would be loud there; where left out, what is filled in. */
  Sketch?(props: SketchProps<Setting>): ReactNode;
}
