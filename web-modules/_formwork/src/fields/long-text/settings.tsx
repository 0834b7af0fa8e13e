import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { LengthSettings } from "../text/length-settings";
import { TextSettings } from "../text/settings";
import { LINES, type LongTextSetting, MOST_CHARACTERS } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<LongTextSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <LengthSettings setting={setting} most={MOST_CHARACTERS} onChange={onChange} />
      <WholeNumberSetting
        name="lines"
        label={t("longText.lines")}
        value={setting.lines}
        min={LINES.least}
        max={LINES.most}
        otherwise={LINES.atFirst}
        onChange={(lines) => onChange({ lines })}
      />
    </TextSettings>
  );
}
