/** Those that are offered, the usual one first. */
export const CURRENCIES = [
  "SGD",
  "CNY",
  "EUR",
  "GBP",
  "HKD",
  "IDR",
  "INR",
  "JPY",
  "MYR",
  "PHP",
  "THB",
  "USD",
  "VND",
] as const;
