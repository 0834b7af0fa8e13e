import { CheckboxField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import type { LocationSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<LocationSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <CheckboxField
      name="needsPosition"
      label={t("location.needsPosition")}
      description={t("location.needsPositionHelp")}
      value={setting.needsPosition}
      error={null}
      onChange={(needsPosition) => onChange({ needsPosition })}
    />
  );
}
