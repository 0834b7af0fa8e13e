import { amountOf, minorOf, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { minorIn } from "../amounts";
import type { Impact } from "../api";
import { LeftFacts } from "../left-facts";

/** The same of a part that is about to be approved; what can't be read changes nothing. */
export function withPart(impact: Impact, part: string | undefined, currency: string): Impact {
  const minor = minorIn(part ?? "", currency);
  if (part === undefined || minor === null || minor < 0n) return impact;
  const after = (minorOf(impact.left, currency) ?? 0n) - minor;
  const leftAfter = amountOf(after, currency);
  return { ...impact, leftAfter, isOver: minor > 0n && excessOf({ ...impact, leftAfter }, currency) > 0n };
}

/** By how much it is over, without what was asked for after it; a service of the release before tells nothing of that. */
function excessOf({ leftAfter, heldLater = "0" }: Impact, currency: string): bigint {
  return -((minorOf(leftAfter, currency) ?? 0n) + (minorOf(heldLater, currency) ?? 0n));
}

/** What asking for an amount means for its code, as of now: its budget, what is left of it, what others hold, after. */
export function ImpactFacts({ impact, currency }: { impact: Impact; currency: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const later = impact.heldLater ?? "0";
  return (
    <>
      <LeftFacts
        facts={[
          ["money.budget", impact.budget],
          ["impact.left", impact.left],
          ["impact.heldByOthers", impact.heldByOthers],
          ["impact.leftAfter", impact.leftAfter],
        ]}
        excess={impact.isOver ? amountOf(excessOf(impact, currency), currency) : null}
        currency={currency}
      />
      {minorOf(later, currency) !== 0n && (
        <Text size="sm">{t("impact.heldLater", { amount: formats.amount(later, currency) })}</Text>
      )}
    </>
  );
}
