import { CheckboxField, MultiSelectField, TextAreaField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import type { CommonSetting, Field } from "../body/types";
import { MOST_LABEL } from "../fields/kind";
import { rulesOf } from "../fields/registry";
import { formworkMessages } from "../messages";

/** A step of the template's workflow, as far as a field's settings offer it. */
export interface StepChoice {
  id: string;
  name: string;
}

export interface CommonSettingsProps {
  field: Field;
  setting: CommonSetting;
  steps: readonly StepChoice[];
  onChange: (field: Field) => void;
}

/** What every kind's settings start with. */
export function CommonSettings({ field, setting, steps, onChange }: CommonSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  const set = (change: Partial<CommonSetting>) => onChange({ ...field, setting: { ...field.setting, ...change } });
  const options = steps.map((step) => ({ value: step.id, label: step.name }));
  return (
    <>
      <TextField
        name="label"
        label={t("builder.label")}
        value={setting.label}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(label) => set({ label })}
      />
      <TextAreaField
        name="help"
        label={t("builder.help")}
        description={t("builder.helpHelp")}
        rows={2}
        maxLength={2000}
        value={setting.help}
        error={null}
        onChange={(help) => set({ help })}
      />
      {rulesOf(field.type)?.isEntered && (
        <CheckboxField
          name="required"
          label={t("builder.required")}
          value={field.required}
          error={null}
          onChange={(required) => onChange({ ...field, required })}
        />
      )}
      {steps.length > 0 && (
        <MultiSelectField
          name="steps"
          label={t("builder.steps")}
          description={t("builder.stepsHelp")}
          nothingFound={t("builder.noStepFound")}
          options={options}
          value={setting.steps}
          error={null}
          onChange={(chosen) => set({ steps: chosen })}
        />
      )}
    </>
  );
}
