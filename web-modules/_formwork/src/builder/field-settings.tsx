import { Stack } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { Body, Field } from "../body/types";
import { settingOf, writtenSettingOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { useFieldName } from "../messages/field-name";
import { BodyContext, StepsContext } from "./body-context";
import { CommonSettings, type StepChoice } from "./common-settings";
import { MoreSettings } from "./more-settings";

/** A part of its own: a form is on the screen before anybody sets up a field. */
const OwnSettings = lazy(() => import("./own-settings"));

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
  const label = useFieldName()(field);
  return (
    <BodyContext value={body}>
      <StepsContext value={steps}>
        <Stack gap="md" role="group" aria-label={t("builder.settings", { label })}>
          <CommonSettings field={field} setting={setting} steps={steps} onChange={onChange} />
          <Suspense fallback={null}>
            <OwnSettings
              // What is being typed belongs to one field.
              key={field.id}
              field={field}
              setting={setting}
              onChange={(change) => onChange({ ...field, setting: { ...writtenSettingOf(field), ...change } })}
              onChangeField={(change) => onChange({ ...field, ...change })}
            />
          </Suspense>
          <MoreSettings key={`more ${field.id}`} field={field} setting={setting} onChange={onChange} />
        </Stack>
      </StepsContext>
    </BodyContext>
  );
}
