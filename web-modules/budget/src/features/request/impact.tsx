import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Impact } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";

/** What asking for an amount means for its code, as of now: before, what others hold, after. */
export function ImpactFacts({ impact, currency }: { impact: Impact; currency: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const facts = [
    ["impact.left", impact.left],
    ["impact.heldByOthers", impact.heldByOthers],
    ["impact.leftAfter", impact.leftAfter],
  ] as const;
  return (
    <>
      <dl className={classes.impact}>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Amount value={amount}>{formats.amount(amount, currency)}</Amount>
            </dd>
          </div>
        ))}
      </dl>
      {impact.isOver && (
        <Text size="sm" className={classes.below ?? ""}>
          {t("impact.over", { amount: formats.amount(impact.leftAfter.replace(/^-/, ""), currency) })}
        </Text>
      )}
    </>
  );
}
