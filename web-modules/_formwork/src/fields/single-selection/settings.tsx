import type { ReactNode } from "react";
import type { SettingsProps } from "../drawn-kind";
import { OptionsEditor } from "../selection/options-settings";
import type { SingleSelectionSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<SingleSelectionSetting>): ReactNode {
  return <OptionsEditor setting={setting} onChange={onChange} />;
}
