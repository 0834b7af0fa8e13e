import type { ReactNode } from "react";
import type { SettingsProps } from "../drawn-kind";
import { LengthSettings } from "../text/length-settings";
import { PatternSetting } from "../text/pattern-setting";
import { TextSettings } from "../text/settings";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<ShortTextSetting>): ReactNode {
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <LengthSettings setting={setting} most={MOST_CHARACTERS} onChange={onChange} />
      <PatternSetting setting={setting} onChange={onChange} />
    </TextSettings>
  );
}
