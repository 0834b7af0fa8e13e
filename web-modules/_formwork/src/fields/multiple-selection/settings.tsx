import type { ReactNode } from "react";
import { MessageSetting } from "../../builder/message-setting";
import { OptionalNumberSetting } from "../../builder/optional-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { OptionsSettings } from "../selection/options-settings";
import { MOST_OPTIONS } from "../selection/selection";
import type { MultipleSelectionSetting } from "./rules";

export function Settings({ field, setting, onChange }: SettingsProps<MultipleSelectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  const bounds = { min: 1, max: MOST_OPTIONS };
  return (
    <>
      <OptionsSettings field={field} setting={setting} onChange={onChange} />
      <OptionalNumberSetting
        name="least"
        label={t("multipleSelection.least")}
        value={setting.least}
        {...bounds}
        onChange={(least) => onChange({ least })}
      />
      <OptionalNumberSetting
        name="most"
        label={t("multipleSelection.most")}
        value={setting.most}
        {...bounds}
        onChange={(most) => onChange({ most })}
      />
      <MessageSetting setting={setting} onChange={onChange} />
    </>
  );
}
