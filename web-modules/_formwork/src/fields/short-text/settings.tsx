import { TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<ShortTextSetting>): ReactNode {
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
      <WholeNumberSetting
        name="maxLength"
        label={t("shortText.maxLength")}
        value={setting.maxLength}
        min={1}
        max={MOST_CHARACTERS}
        otherwise={MOST_CHARACTERS}
        onChange={(maxLength) => onChange({ maxLength })}
      />
    </>
  );
}
