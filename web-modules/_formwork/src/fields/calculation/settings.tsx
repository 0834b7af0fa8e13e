import { NumberField, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useBody } from "../../builder/body-context";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { FormulaEditor } from "./formula-editor";
import { CALCULATION_FORMATS, type CalculationSetting, MOST_PLACES } from "./rules";

export function CalculationSettings({ field, setting, onChange }: SettingsProps<CalculationSetting>): ReactNode {
  const t = formworkMessages.useT();
  const body = useBody();
  return (
    <>
      <FormulaEditor
        fieldId={field.id}
        body={body}
        formula={setting.formula}
        decimalPlaces={setting.decimalPlaces}
        format={setting.format}
        onChange={(formula) => onChange({ formula })}
      />
      <NumberField
        name="decimalPlaces"
        label={t("calculation.decimalPlaces")}
        value={setting.decimalPlaces}
        min={0}
        max={MOST_PLACES}
        decimalScale={0}
        error={null}
        onChange={(places) => onChange({ decimalPlaces: Math.min(MOST_PLACES, Math.max(0, places ?? 2)) })}
      />
      <SelectField
        name="format"
        label={t("calculation.format")}
        value={setting.format}
        options={CALCULATION_FORMATS.map((format) => ({ value: format, label: t(`calculation.${format}`) }))}
        error={null}
        onChange={(format) => format && onChange({ format })}
      />
    </>
  );
}
