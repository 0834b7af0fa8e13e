import { amountOf, minorOf, useFormats } from "@groundwork/kit";
import type { RequestDetail } from "../api";

/** How much a request is about; of a change of the budget what it gives and what it takes: +SGD 640.00, −SGD 80.00. */
export function useSize(): (request: RequestDetail, total: string) => string {
  const { amount } = useFormats();
  return ({ kind, lines, currency }, total) => {
    if (kind !== "change") return amount(total, currency);
    const part = (receives: boolean) =>
      lines
        .filter((line) => line.receives === receives)
        .reduce((sum, line) => sum + (minorOf(line.amount, currency) ?? 0n), 0n);
    const [given, taken] = [part(true), part(false)];
    const said = (sign: string, minor: bigint) =>
      minor > 0n ? [`${sign}${amount(amountOf(minor, currency), currency)}`] : [];
    return [...said("+", given), ...said("−", taken)].join(", ");
  };
}
