import { useLocale } from "@groundwork/kit";
import type { CalculationFormat } from "./rules";

/** A decimal string as people write numbers, with the digits it has. "12.5" of percent is 12.5 %, not 1,250 %. */
export function useDecimalText(): (value: string, format: CalculationFormat, currency?: string) => string {
  const locale = useLocale();
  return (value, format, currency) => {
    const digits = value.split(".")[1]?.length ?? 0;
    const money =
      format === "currency" && currency ? ({ style: "currency", currency, currencyDisplay: "code" } as const) : {};
    const written = new Intl.NumberFormat(locale, {
      ...money,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // As text, for a number would lose the digits after the sixteenth.
    }).format(value as `${number}`);
    return format === "percent" ? `${written}%` : written;
  };
}
