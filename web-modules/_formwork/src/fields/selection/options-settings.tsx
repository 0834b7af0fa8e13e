import { SegmentField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { isListed, type ListedSetting } from "./listed";

/** Parts of their own, one beside the other: most kinds have no options, and few forms offer lists of the company. */
const OptionsEditor = lazy(() => import("./options-editor"));
const ListSettings = lazy(() => import("./list-settings"));

interface OptionsSettingsProps extends Pick<SettingsProps, "field"> {
  setting: ListedSetting;
  onChange: (change: Partial<ListedSetting>) => void;
}

/** What a field offers: written here, or a list of the company. */
export function OptionsSettings({ field, setting, onChange }: OptionsSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
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
      <Suspense fallback={null}>
        <OptionsEditor fieldId={field.id} setting={setting} isWritten={!isListed(setting)} onChange={onChange} />
      </Suspense>
    </>
  );
}
