import { Stack } from "@groundwork/kit";
import { type ReactNode, useMemo } from "react";
import type { Body, Field } from "../body/types";
import { isFieldType, settingOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { BodyContext } from "./body-context";
import { CommonSettings, type StepChoice } from "./common-settings";
import { SETTINGS } from "./settings.gen";

export interface FieldSettingsProps {
  field: Field;
  /** The form it belongs to: a formula names other fields. */
  body: Body;
  steps: readonly StepChoice[];
  onChange: (field: Field) => void;
}

/** The settings of the field that is selected in the builder. */
export function FieldSettings({ field, body, steps, onChange }: FieldSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  const setting = useMemo(() => settingOf(field), [field]);
  const Own = isFieldType(field.type) ? SETTINGS[field.type] : null;
  return (
    <BodyContext value={body}>
      <Stack gap="md" role="group" aria-label={t("builder.settings", { label: setting.label })}>
        <CommonSettings field={field} setting={setting} steps={steps} onChange={onChange} />
        {Own && (
          <Own
            // What is being typed belongs to one field.
            key={field.id}
            field={field}
            setting={setting}
            onChange={(change) => onChange({ ...field, setting: { ...setting, ...change } })}
          />
        )}
      </Stack>
    </BodyContext>
  );
}
