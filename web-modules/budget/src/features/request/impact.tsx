import { amountOf, minorOf } from "@groundwork/kit";
import type { ReactNode } from "react";
import { minorIn } from "../amounts";
import type { Impact } from "../api";
import { LeftFacts } from "../left-facts";

/** The same of a part that is about to be approved; what can't be read changes nothing. */
export function withPart(impact: Impact, part: string | undefined, currency: string): Impact {
  const minor = minorIn(part ?? "", currency);
  if (part === undefined || minor === null || minor < 0n) return impact;
  const after = (minorOf(impact.left, currency) ?? 0n) - minor;
  return { ...impact, leftAfter: amountOf(after, currency), isOver: after < 0n && minor > 0n };
}

/** What asking for an amount means for its code, as of now: its budget, what is left of it, what others hold, after. */
export function ImpactFacts({ impact, currency }: { impact: Impact; currency: string }): ReactNode {
  return (
    <LeftFacts
      facts={[
        ["money.budget", impact.budget],
        ["impact.left", impact.left],
        ["impact.heldByOthers", impact.heldByOthers],
        ["impact.leftAfter", impact.leftAfter],
      ]}
      excess={impact.isOver ? impact.leftAfter.replace(/^-/, "") : null}
      currency={currency}
    />
  );
}
