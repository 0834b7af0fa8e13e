import type { ReactNode } from "react";
import type { SettingsProps } from "../drawn-kind";
import { OptionsSettings } from "../selection/options-settings";
import type { SingleSelectionSetting } from "./rules";

export function Settings({ field, setting, onChange }: SettingsProps<SingleSelectionSetting>): ReactNode {
  return <OptionsSettings field={field} setting={setting} onChange={onChange} />;
}
