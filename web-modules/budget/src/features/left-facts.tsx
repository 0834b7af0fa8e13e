import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { Amount } from "./bar";
import classes from "./budget.module.css";

interface Props {
  facts: readonly (readonly ["money.budget" | "impact.left" | "impact.heldByOthers" | "impact.leftAfter", string])[];
  /** By how much it is more than is left. */
  excess: string | null;
  currency: string;
}

/** What is left of a code before and after something is taken of it. */
export function LeftFacts({ facts, excess, currency }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
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
      {excess && (
        <Text size="sm" className={classes.below ?? ""}>
          {t("impact.over", { amount: formats.amount(excess, currency) })}
        </Text>
      )}
    </>
  );
}
