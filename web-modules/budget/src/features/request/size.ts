import { amountOf, minorOf, useFormats } from "@groundwork/kit";
import type { BudgetRequest } from "../api";

type Sized = Pick<BudgetRequest, "kind" | "currency" | "total" | "addedTotal">;

/**
 * How much a request is about, or what was approved of it; of a change of the budget what it gives and what it takes:
 * +SGD 640.00, -SGD 80.00. One is approved as a whole or not at all.
 */
export function useSize(): (request: Sized, amount: string) => string {
  const formats = useFormats();
  return ({ kind, currency, total, addedTotal }, amount) => {
    const minor = (text: string | null) => minorOf(text ?? "", currency) ?? 0n;
    // A service of the release before does not say what a change gives.
    const isUnknown = addedTotal === undefined;
    if (kind !== "change" || isUnknown || minor(amount) !== minor(total)) return formats.amount(amount, currency);
    const given = minor(addedTotal);
    const said = (sign: string, part: bigint) =>
      part > 0n ? [`${sign}${formats.amount(amountOf(part, currency), currency)}`] : [];
    return [...said("+", given), ...said("-", minor(total) - given)].join(", ") || formats.amount(amount, currency);
  };
}
