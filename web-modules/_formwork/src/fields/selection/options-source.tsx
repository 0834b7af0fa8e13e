import { SegmentField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { isListed, type ListedSetting } from "./listed";
import OptionsEditor from "./options-editor";

/** A part of its own, as what it offers. */
const ListSettings = lazy(() => import("./list-settings"));

export interface OptionsSourceProps extends Pick<SettingsProps, "field"> {
  setting: ListedSetting;
  onChange: (change: Partial<ListedSetting>) => void;
}

export default function OptionsSource({ field, setting, onChange }: OptionsSourceProps): ReactNode {
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
      <OptionsEditor setting={setting} isWritten={!isListed(setting)} onChange={onChange} />
    </>
  );
}
