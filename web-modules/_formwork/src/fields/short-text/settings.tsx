import { NumberField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

export function ShortTextSettings({ setting, onChange }: SettingsProps<ShortTextSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <TextField
        name="placeholder"
        label={t("shortText.placeholder")}
        description={t("shortText.placeholderHelp")}
        value={setting.placeholder}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(placeholder) => onChange({ placeholder })}
      />
      <NumberField
        name="maxLength"
        label={t("shortText.maxLength")}
        value={setting.maxLength}
        min={1}
        max={MOST_CHARACTERS}
        decimalScale={0}
        error={null}
        onChange={(most) => onChange({ maxLength: Math.min(MOST_CHARACTERS, Math.max(1, most ?? MOST_CHARACTERS)) })}
      />
    </>
  );
}
