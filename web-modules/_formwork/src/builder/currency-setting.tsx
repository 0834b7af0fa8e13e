import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { CURRENCIES, placesOf } from "../fields/money";
import { formworkMessages } from "../messages";

interface OfCurrency {
  currency: string;
  decimalPlaces: number;
}

/** An amount has the decimals of its currency. */
export function ofCurrency(currency = ""): OfCurrency {
  return { currency, decimalPlaces: placesOf(currency) };
}

interface CurrencySettingProps {
  currency: string;
  onChange: (change: OfCurrency) => void;
}

export function CurrencySetting({ currency, onChange }: CurrencySettingProps): ReactNode {
  const t = formworkMessages.useT();
  // One that somebody else set is kept.
  const codes = currency === "" || CURRENCIES.includes(currency) ? CURRENCIES : [currency, ...CURRENCIES];
  return (
    <SelectField
      name="currency"
      label={t("builder.currency")}
      value={currency || null}
      options={codes.map((code) => ({ value: code, label: code }))}
      nothingFound={t("builder.noCurrencyFound")}
      error={null}
      onChange={(code) => code && onChange(ofCurrency(code))}
    />
  );
}
