import { CheckboxField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import type { DateTimeSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<DateTimeSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <CheckboxField
        name="isRange"
        label={t("dateTime.isRange")}
        value={setting.isRange}
        error={null}
        onChange={(isRange) => onChange({ isRange })}
      />
      <CheckboxField
        name="withTime"
        label={t("dateTime.withTime")}
        value={setting.withTime}
        error={null}
        onChange={(withTime) => onChange({ withTime })}
      />
    </>
  );
}
