import type { ComponentType, ReactNode } from "react";
import type { CommonSetting, Field } from "../body/types";

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
  ids: ControlIds;
  isInvalid: boolean;
  isRequired: boolean;
}

export interface ViewProps<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  field: Field;
  setting: Setting;
  value: Value | null;
}

export interface SettingsProps<Setting extends CommonSetting = CommonSetting> {
  field: Field;
  setting: Setting;
  onChange(change: Partial<Setting>): void;
}

/** `settings.tsx` of a kind, for the builder. */
export type OwnSettings = { Settings(props: SettingsProps): ReactNode }["Settings"];

/** `field.tsx` of a kind: how it is drawn, to be filled in and as it was filled in. */
export interface DrawnKind<Setting extends CommonSetting = CommonSetting, Value = unknown> {
  icon: Icon;
  /** What its frame is to a screen reader: a label of one control, or a group of several. */
  frame: "control" | "group" | "radiogroup" | "none";
  // As methods, so that a registry may hold kinds of different settings.
  Fill(props: FillProps<Setting, Value>): ReactNode;
  View(props: ViewProps<Setting, Value>): ReactNode;
}
