import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useBody } from "../../builder/body-context";
import { CurrencySetting, ofCurrency } from "../../builder/currency-setting";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { CURRENCIES } from "../money";
import { FormulaEditor } from "./formula-editor";
import { CALCULATION_FORMATS, type CalculationSetting, MOST_PLACES } from "./rules";

export default function CalculationSettings({
  field,
  setting,
  onChange,
}: SettingsProps<CalculationSetting>): ReactNode {
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
        currency={setting.currency}
        onChange={(formula) => onChange({ formula })}
      />
      <SelectField
        name="format"
        label={t("calculation.format")}
        value={setting.format}
        options={CALCULATION_FORMATS.map((format) => ({ value: format, label: t(`calculation.${format}`) }))}
        error={null}
        onChange={(format) =>
          format &&
          onChange({ format, ...(format === "currency" ? ofCurrency(setting.currency || CURRENCIES[0]) : {}) })
        }
      />
      {setting.format === "currency" ? (
        <CurrencySetting currency={setting.currency} onChange={onChange} />
      ) : (
        <WholeNumberSetting
          name="decimalPlaces"
          label={t("builder.decimalPlaces")}
          value={setting.decimalPlaces}
          min={0}
          max={MOST_PLACES}
          otherwise={2}
          onChange={(decimalPlaces) => onChange({ decimalPlaces })}
        />
      )}
    </>
  );
}
