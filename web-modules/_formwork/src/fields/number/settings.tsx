import { SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { CurrencySetting } from "../../builder/currency-setting";
import { DecimalSetting } from "../../builder/decimal-setting";
import { MessageSetting } from "../../builder/message-setting";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { CURRENCIES, placesOf } from "../money";
import { MOST_PLACES, MOST_UNIT, type NumberSetting, STEP, WRITTEN } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<NumberSetting>): ReactNode {
  const t = formworkMessages.useT();
  const isMoney = setting.currency !== "";
  const [first = ""] = CURRENCIES;
  return (
    <>
      <SelectField
        name="format"
        label={t("number.format")}
        value={isMoney ? "money" : "number"}
        options={[
          { value: "number", label: t("number.number") },
          { value: "money", label: t("number.money") },
        ]}
        error={null}
        onChange={(format) =>
          onChange(
            format === "money" ? { currency: first, decimalPlaces: placesOf(first), unit: "" } : { currency: "" },
          )
        }
      />
      {isMoney ? (
        <CurrencySetting currency={setting.currency} onChange={onChange} />
      ) : (
        <>
          <TextField
            name="unit"
            label={t("builder.unit")}
            description={t("builder.unitHelp")}
            value={setting.unit}
            maxLength={MOST_UNIT}
            error={null}
            onChange={(unit) => onChange({ unit })}
          />
          <WholeNumberSetting
            name="decimalPlaces"
            label={t("builder.decimalPlaces")}
            value={setting.decimalPlaces}
            min={0}
            max={MOST_PLACES}
            otherwise={0}
            onChange={(decimalPlaces) => onChange({ decimalPlaces })}
          />
        </>
      )}
      <DecimalSetting
        name="min"
        label={t("builder.least")}
        value={setting.min}
        written={WRITTEN}
        onChange={(min) => onChange({ min })}
      />
      <DecimalSetting
        name="max"
        label={t("builder.most")}
        value={setting.max}
        written={WRITTEN}
        onChange={(max) => onChange({ max })}
      />
      <DecimalSetting
        name="step"
        label={t("builder.step")}
        description={t("number.stepHelp")}
        value={setting.step}
        written={STEP}
        onChange={(step) => onChange({ step })}
      />
      <MessageSetting setting={setting} onChange={onChange} />
    </>
  );
}
