import { StatusBadge, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryState, CodeTree } from "../api";
import classes from "../budget.module.css";

const isBelow = (amount: string) => amount.startsWith("-");

/** Of the category that a code is of; a service of the release before tells none. */
export const stateOf = (tree: CodeTree | undefined, category: string | undefined): CategoryState | undefined =>
  category ? tree?.categories?.find((each) => each.category === category) : undefined;

/** In a row: the code may look calm while its category does not. */
export function CategoryTroubleBadge({ of }: { of: CategoryState | null | undefined }): ReactNode {
  const t = messages.useT();
  if (!of || !(isBelow(of.left) || isBelow(of.notInCodes))) return null;
  return <StatusBadge tone="waiting">{t(isBelow(of.left) ? "alert.categoryOver" : "alert.categoryLess")}</StatusBadge>;
}

interface Props {
  of: CategoryState | null | undefined;
  currency: string;
}

/** By how much a category is over, or has less than its codes. */
export function CategoryTrouble({ of, currency }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  if (!of) return null;
  const told = (amount: string) => ({ category: of.name, amount: formats.amount(amount.slice(1), currency) });
  return (
    <>
      {isBelow(of.left) && (
        <Text role="status" size="sm" className={classes.below ?? ""}>
          {t("code.categoryOver", told(of.left))}
        </Text>
      )}
      {isBelow(of.notInCodes) && (
        <Text role="status" size="sm" className={classes.below ?? ""}>
          {t("code.categoryLess", told(of.notInCodes))}
        </Text>
      )}
    </>
  );
}
