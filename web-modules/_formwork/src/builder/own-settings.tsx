import type { ReactNode } from "react";
import type { OwnSettings as Own, SettingsProps } from "../fields/drawn-kind";
import { isFieldType } from "../fields/registry";
import { SETTINGS } from "./settings.gen";

function settingsOf(type: string): Own | null {
  return isFieldType(type) ? SETTINGS[type] : null;
}

/** The settings that only a field of this kind has. */
export default function OwnSettings(props: Omit<SettingsProps, "settingsOf">): ReactNode {
  const Kind = settingsOf(props.field.type);
  return Kind && <Kind {...props} settingsOf={settingsOf} />;
}
