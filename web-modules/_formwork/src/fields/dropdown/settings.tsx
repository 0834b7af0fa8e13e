import { CheckboxField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { OptionsSettings } from "../selection/options-settings";
import type { DropdownSetting } from "./rules";

export function Settings({ field, setting, onChange }: SettingsProps<DropdownSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      <TextField
        name="placeholder"
        label={t("builder.placeholder")}
        description={t("builder.placeholderHelp")}
        value={setting.placeholder}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(placeholder) => onChange({ placeholder })}
      />
      <CheckboxField
        name="multiple"
        label={t("dropdown.multiple")}
        value={setting.multiple}
        error={null}
        onChange={(multiple) => onChange({ multiple })}
      />
      <CheckboxField
        name="searchable"
        label={t("dropdown.searchable")}
        value={setting.searchable}
        error={null}
        onChange={(searchable) => onChange({ searchable })}
      />
      <OptionsSettings field={field} setting={setting} onChange={onChange} />
    </>
  );
}
