import { CheckboxField, MultiSelectField, SelectField, TextAreaField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { ALIGNMENTS, type CommonSetting, type Field } from "../body/types";
import { alignmentOf, MOST_LABEL } from "../fields/kind";
import { isEntered, rulesOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { useKindName } from "../messages/field-name";
import { isAsked } from "../values/check";

/** A step of the template's workflow, as far as a field's settings offer it. */
export interface StepChoice {
  id: string;
  name: string;
  /** In their order; left out: none are known. */
  buttons?: readonly { id: string; name: string; color: string }[];
}

export interface CommonSettingsProps {
  field: Field;
  setting: CommonSetting;
  steps: readonly StepChoice[];
  onChange: (field: Field) => void;
}

const DEFAULT = "default";
const CHOICES = [DEFAULT, ...ALIGNMENTS] as const;

function aligned(chosen: (typeof CHOICES)[number]): Partial<CommonSetting> {
  return chosen === DEFAULT ? { useDefaultAlignment: true } : { useDefaultAlignment: false, localAlignment: chosen };
}

/** What every kind's settings start with. */
export function CommonSettings({ field, setting, steps, onChange }: CommonSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  const set = (change: Partial<CommonSetting>) => onChange({ ...field, setting: { ...field.setting, ...change } });
  const kindName = useKindName();
  const isFilledIn = isEntered(field);
  // What stands in a field is filled in by the steps of that one, unless it has its own.
  const rules = rulesOf(field.type);
  const isOfSteps = isFilledIn || rules?.isRead === false || rules?.holds === "fields";
  const options = steps.map((step) => ({ value: step.id, label: step.name }));
  return (
    <>
      <TextField
        name="label"
        label={t("builder.label")}
        placeholder={kindName(field.type)}
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
      <SelectField
        name="alignment"
        label={t("builder.alignment")}
        value={alignmentOf(setting) ?? DEFAULT}
        options={CHOICES.map((value) => ({ value, label: t(`builder.alignments.${value}`) }))}
        error={null}
        onChange={(chosen) => set(aligned(chosen ?? DEFAULT))}
      />
      {isFilledIn && isAsked(field) && (
        <CheckboxField
          name="required"
          label={t("builder.required")}
          value={field.required}
          error={null}
          onChange={(required) => onChange({ ...field, required })}
        />
      )}
      {isOfSteps && steps.length > 0 && (
        <MultiSelectField
          name="steps"
          label={t(isFilledIn ? "builder.steps" : "builder.stepsThatSee")}
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
