import { amountOf, minorOf } from "@groundwork/kit";
import type { Impact } from "../api";
import { firstLines, newLine } from "./lines";
import type { Values } from "./sending";

/** A transfer of what is missing to the codes of which more is asked for than is left; where from is still open. */
export function transferFor(values: Values, impacts: readonly Impact[], currency: string): Values {
  const missing = impacts
    .filter((each) => each.isOver)
    .map(({ budgetCodeId, leftAfter }) => ({ budgetCodeId, minor: -(minorOf(leftAfter, currency) ?? 0n) }));
  const [from] = firstLines("transfer");
  const all = missing.reduce((sum, each) => sum + each.minor, 0n);
  const gets = missing.map(({ budgetCodeId, minor }) => ({
    ...newLine(true),
    budgetCodeId,
    amount: amountOf(minor, currency),
  }));
  const gives = from ? [{ ...from, amount: amountOf(all, currency) }] : [];
  return { ...values, lines: [...gives, ...gets], overrunReason: "" };
}
