import { amountOf, minorOf } from "@groundwork/kit";
import { minorIn } from "../amounts";
import type { Code } from "../api";

/** What a cost leaves of its code: what of it was committed is taken out of what is left already. */
export function leavesOf(code: Code, typed: string, takesCommitted: boolean) {
  const { currency } = code;
  const read = minorIn(typed, currency) ?? 0n;
  const amount = read > 0n ? read : 0n;
  const committed = takesCommitted ? (minorOf(code.committed, currency) ?? 0n) : 0n;
  const taken = amount > committed ? amount - committed : 0n;
  const after = (minorOf(code.left, currency) ?? 0n) - taken;
  return {
    after: amountOf(after, currency),
    /** By how much it is more than is left; null where it is not. */
    excess: taken > 0n && after < 0n ? amountOf(-after, currency) : null,
  };
}
