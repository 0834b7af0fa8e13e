import { amountOf, confirm, minorOf, Text, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { minorIn, productOf } from "../amounts";
import { type Category, type CodeDetail, overviewQuery } from "../api";
import classes from "../budget.module.css";

interface Typed {
  quantity: string;
  rate: string;
  amount: string;
}

/** What the code would have, transfers included; what can't be read yet counts as nothing. */
export function budgetAfter({ quantity, rate, amount }: Typed, currency: string, saved?: CodeDetail): string {
  const typed = (quantity.trim() && rate.trim() && productOf(quantity, rate, currency)) || amount;
  const transferred = saved ? (minorOf(saved.transferred, currency) ?? 0n) : 0n;
  return amountOf((minorIn(typed, currency) ?? 0n) + transferred, currency);
}

interface Props {
  projectId: string;
  category: Category | null;
  currency: string;
  /** What the code has of this category already. */
  before: string;
  after: string;
}

/** More than a tenth of what the category has: most often a slip of zeros, and asked about. */
const FAR = 10n;

interface Excess {
  name: string;
  budget: string;
  amount: string;
  isFar: boolean;
}

/** By how much codes of a category would exceed what the project has for it; null: they would not. */
export function useExcess({ projectId, category, currency, before, after }: Props): Excess | null {
  const overview = useQuery(overviewQuery(projectId)).data;
  const of = overview?.categories.find((each) => each.category === category);
  const minor = (amount: string) => minorOf(amount, currency) ?? 0n;
  const more = minor(after) - minor(before);
  if (!of || overview?.revision === 0 || more <= 0n) return null;
  const excess = more - minor(of.notInCodes);
  if (excess <= 0n) return null;
  const { name, budget } = of;
  return { name, budget, amount: amountOf(excess, currency), isFar: excess * FAR > minor(budget) };
}

/** Said while one types; the company's rule says who may. */
export function ExceedsCategory(props: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const excess = useExcess(props);
  if (!excess) return null;
  return (
    <Text role="status" size="sm" className={classes.below ?? ""}>
      {t("code.exceedsCategory", { category: excess.name, amount: formats.amount(excess.amount, props.currency) })}
    </Text>
  );
}

/** Before what is far beyond is saved; the service takes it from whom the rule lets. */
export function useAskIfFar(props: Props): () => Promise<boolean> {
  const t = messages.useT();
  const formats = useFormats();
  const excess = useExcess(props);
  return async () => {
    if (!excess?.isFar) return true;
    const shown = (amount: string) => formats.amount(amount, props.currency);
    return confirm({
      title: t("code.farTitle", { amount: shown(props.after) }),
      body: t("code.farHelp", {
        category: excess.name,
        excess: shown(excess.amount),
        budget: shown(excess.budget),
      }),
      verb: t("code.farVerb"),
    });
  };
}
