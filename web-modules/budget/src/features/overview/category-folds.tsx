import { Facts, Stack, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryOverview, Overview } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "../budget.module.css";
import { Fold } from "../fold";
import { CategoryMark } from "./category-mark";

/** Beside what the summary says. */
const REST = ["inCodes", "held", "committed", "actual", "forecast"] as const;

interface FoldProps {
  of: CategoryOverview;
  currency: string;
  /** What is said below the numbers. */
  notes?: ReactNode;
  isMarked?: boolean;
}

function CategoryFold({ of, currency, notes, isMarked = false }: FoldProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const exceeds = of.notInCodes.startsWith("-");
  const facts = REST.map((part) => ({
    label: t(`money.${part}`),
    value: <Amount value={of[part]}>{formats.amount(of[part], currency)}</Amount>,
  }));
  const baseline =
    of.baseline === null ? [] : [{ label: t("money.baseline"), value: formats.amount(of.baseline, currency) }];
  return (
    <Fold
      summary={
        <>
          <strong>{of.name}</strong>
          <span className={classes.amount}>
            <Amount value={of.left}>{t("money.leftOf", { left: formats.amount(of.left, currency) })}</Amount>
          </span>
          {isMarked && (
            <span className={classes.wide}>
              <CategoryMark of={of} />
            </span>
          )}
          <Text component="span" size="sm" c="dimmed" className={classes.wide ?? ""}>
            {[
              t("code.ofBudget", { budget: formats.amount(of.budget, currency) }),
              t("money.used", { percent: of.usedPercent }),
            ].join(" · ")}
          </Text>
          <div className={classes.wide}>
            <UsedBar of={of} />
          </div>
          {exceeds && (
            <small className={`${classes.wide} ${classes.below}`}>
              {t("overview.codesExceed", { amount: formats.amount(of.notInCodes.slice(1), currency) })}
            </small>
          )}
        </>
      }
    >
      <Stack gap="sm">
        <Facts items={[...baseline, ...facts]} />
        {notes}
      </Stack>
    </Fold>
  );
}

interface Props {
  overview: Overview;
  /** Of all together. */
  notes: ReactNode;
}

/** The overview of a phone: all together first, then each category; their other numbers unfold. */
export function CategoryFolds({ overview: { categories, total, currency, revision }, notes }: Props): ReactNode {
  const t = messages.useT();
  return (
    <ul className={classes.list} aria-label={t("overview.title")}>
      <li>
        <CategoryFold of={total} currency={currency} notes={notes} />
      </li>
      {categories.map((each) => (
        <li key={each.category}>
          <CategoryFold of={each} currency={currency} isMarked={revision > 0} />
        </li>
      ))}
    </ul>
  );
}
