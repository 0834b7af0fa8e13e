/** A currency's code (ISO 4217), or none. */
export const CURRENCY = /^([A-Z]{3})?$/;

/** What the builder offers. */
export const CURRENCIES = "SGD AUD CNY EUR GBP HKD IDR INR JPY KRW MYR NZD PHP THB TWD USD VND".split(" ");

/** As many decimals as amounts of it have. */
export function placesOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
