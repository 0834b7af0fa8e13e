import { amountOf, minorOf, readAmount } from "@groundwork/kit";
import type { messages } from "../messages";

type T = ReturnType<typeof messages.useT>;
type Formats = { amount: (written: string, currency: string) => string };

/** So much fits into what the services keep: thirteen digits before the point. */
const MOST = "9999999999999";
const TOO_LONG = /^-?\d{14,}(\.\d*)?$/;

export const minorIn = (typed: string, currency: string): bigint | null =>
  minorOf(readAmount(typed, currency) ?? "", currency);

interface Words {
  t: T;
  formats: Formats;
}

/** Why what was typed can't be taken as an amount, else null. */
export function amountFault(
  typed: string,
  currency: string,
  { t, formats }: Words,
  least: "zero" | "aboveZero" = "zero",
): string | null {
  const minor = minorIn(typed, currency);
  if (minor === null) {
    const digits = typed.normalize("NFKC").replaceAll(/[\s,]/g, "");
    return TOO_LONG.test(digits) ? t("money.tooLarge", { most: formats.amount(MOST, currency) }) : t("money.wrong");
  }
  if (least === "aboveZero" && minor <= 0n) return t("money.notAboveZero");
  return minor < 0n ? t("money.belowZero") : null;
}

/** By how much it is more; null where it is not. */
export function excessOf(amount: string, limit: string, currency: string): string | null {
  const excess = (minorIn(amount, currency) ?? 0n) - (minorIn(limit, currency) ?? 0n);
  return excess > 0n ? amountOf(excess, currency) : null;
}

/** As it is sent: group signs and full-width digits are read, too. Nobody means 102 by 10²: it is refused as it is. */
export function readQuantity(typed: string): string | null {
  if (/\p{No}/u.test(typed)) return typed;
  const plain = typed.normalize("NFKC").replaceAll(/\s/g, "");
  return (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(",", "") : plain) || null;
}

const QUANTITY = /^(\d+)(?:\.(\d{1,3}))?$/;

/** What so much of something costs; half a smallest unit is rounded up, as the service does. */
export function productOf(quantity: string, rate: string, currency: string): string | null {
  const found = QUANTITY.exec(readQuantity(quantity) ?? "");
  const rateMinor = minorIn(rate, currency);
  if (!found || rateMinor === null || rateMinor < 0n) return null;
  const thousandths = BigInt(`${found[1]}${(found[2] ?? "").padEnd(3, "0")}`);
  return amountOf((thousandths * rateMinor + 500n) / 1000n, currency);
}
