import { amountOf, confirm, minorOf, Text, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { minorIn, productOf } from "../amounts";
import { type Category, type CategoryOverview, type CodeDetail, overviewQuery } from "../api";
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
  /** What it has of all categories. */
  had: string;
}

/** More than a tenth of what there is: most often a slip of zeros, and asked about. */
const FAR = 10n;

type Has = Pick<CategoryOverview, "notInCodes" | "budget">;

interface Excess {
  /** Null: of all codes together, as another category has less than its codes. */
  name: string | null;
  budget: string;
  amount: string;
  isFar: boolean;
}

/** By how much codes of a category, or all of them, would exceed what the project has; null: they would not. */
function useExcess({ projectId, category, currency, before, after, had }: Props): Excess | null {
  const overview = useQuery(overviewQuery(projectId)).data;
  const of = overview?.categories.find((each) => each.category === category);
  const minor = (amount: string) => minorOf(amount, currency) ?? 0n;
  if (!of || !overview || overview.revision === 0) return null;
  const exceeds = (more: bigint, { notInCodes, budget }: Has, name: string | null): Excess | null => {
    const excess = more - minor(notInCodes);
    if (more <= 0n || excess <= 0n) return null;
    return { name, budget, amount: amountOf(excess, currency), isFar: excess * FAR > minor(budget) };
  };
  return exceeds(minor(after) - minor(before), of, of.name) ?? exceeds(minor(after) - minor(had), overview.total, null);
}

/** Said while one types; the company's rule says who may. */
export function ExceedsCategory(props: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const excess = useExcess(props);
  if (!excess) return null;
  const amount = formats.amount(excess.amount, props.currency);
  return (
    <Text role="status" size="sm" className={classes.below ?? ""}>
      {excess.name === null
        ? t("code.exceedsAll", { amount })
        : t("code.exceedsCategory", { category: excess.name, amount })}
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
    const told = { excess: shown(excess.amount), budget: shown(excess.budget) };
    return confirm({
      title: t("code.farTitle", { amount: shown(props.after) }),
      body: excess.name === null ? t("code.farInAll", told) : t("code.farHelp", { category: excess.name, ...told }),
      verb: t("code.farVerb"),
    });
  };
}
