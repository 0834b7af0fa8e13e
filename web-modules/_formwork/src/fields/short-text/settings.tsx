import { lazy, type ReactNode, Suspense } from "react";
import type { SettingsProps } from "../drawn-kind";
import { LengthSettings } from "../text/length-settings";
import { TextSettings } from "../text/settings";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

/** Few texts have a pattern. */
const PatternSetting = lazy(() => import("../text/pattern-setting"));

export function Settings({ setting, onChange }: SettingsProps<ShortTextSetting>): ReactNode {
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <LengthSettings setting={setting} most={MOST_CHARACTERS} onChange={onChange} />
      <Suspense>
        <PatternSetting setting={setting} onChange={onChange} />
      </Suspense>
    </TextSettings>
  );
}
