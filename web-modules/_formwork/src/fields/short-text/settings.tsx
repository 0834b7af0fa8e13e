import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { useProblemText } from "../../messages/problem-text";
import { MOST_PATTERN } from "../../pattern";
import type { SettingsProps } from "../drawn-kind";
import { LengthSettings } from "../text/length-settings";
import { TextSettings } from "../text/settings";
import { MOST_CHARACTERS, rules, type ShortTextSetting } from "./rules";

export function Settings({ field, setting, onChange }: SettingsProps<ShortTextSetting>): ReactNode {
  const t = formworkMessages.useT();
  const words = useProblemText();
  const unreadable = rules.checkSetting(setting, field, []).find(({ code }) => code === "patternUnreadable");
  return (
    <TextSettings setting={setting} onChange={onChange}>
      <LengthSettings setting={setting} most={MOST_CHARACTERS} onChange={onChange} />
      <TextField
        name="pattern"
        label={t("shortText.pattern")}
        description={t("shortText.patternHelp", { example: "[A-Z]{2}-[0-9]{4}" })}
        value={setting.pattern}
        maxLength={MOST_PATTERN}
        error={unreadable ? words(unreadable) : null}
        onChange={(pattern) => onChange({ pattern })}
      />
    </TextSettings>
  );
}
