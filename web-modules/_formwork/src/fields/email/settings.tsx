import type { ReactNode } from "react";
import type { SettingsProps } from "../drawn-kind";
import { TextSettings } from "../text/settings";
import type { TextSetting } from "../text/text";

export function Settings({ setting, onChange }: SettingsProps<TextSetting>): ReactNode {
  return <TextSettings setting={setting} onChange={onChange} />;
}
