import { CheckboxField, SegmentField, TextField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { OptionsEditor } from "../selection/options-settings";
import { type DropdownSetting, isListed } from "./rules";

/** A part of its own, as what it offers. */
const ListSettings = lazy(() => import("./list-settings"));

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
      <SegmentField
        name="choices"
        label={t("dropdown.choices")}
        value={setting.choices}
        options={[
          { value: "custom", label: t("dropdown.custom") },
          { value: "list", label: t("dropdown.list") },
        ]}
        onChange={(choices) => onChange({ choices })}
      />
      {isListed(setting) && (
        <Suspense fallback={null}>
          <ListSettings field={field} setting={setting} onChange={onChange} />
        </Suspense>
      )}
      <OptionsEditor setting={setting} isWritten={!isListed(setting)} onChange={onChange} />
    </>
  );
}
