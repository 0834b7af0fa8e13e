import type { ReactNode } from "react";
import type { Impact } from "../api";
import { LeftFacts } from "../left-facts";

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
