import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";

interface LengthSettingsProps {
  setting: { minLength: number; maxLength: number };
  most: number;
  onChange: (change: { minLength?: number; maxLength?: number }) => void;
}

export function LengthSettings({ setting, most, onChange }: LengthSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <WholeNumberSetting
        name="minLength"
        label={t("builder.minLength")}
        value={setting.minLength}
        min={0}
        max={most}
        otherwise={0}
        onChange={(minLength) => onChange({ minLength })}
      />
      <WholeNumberSetting
        name="maxLength"
        label={t("builder.maxLength")}
        value={setting.maxLength}
        min={1}
        max={most}
        otherwise={most}
        onChange={(maxLength) => onChange({ maxLength })}
      />
    </>
  );
}
