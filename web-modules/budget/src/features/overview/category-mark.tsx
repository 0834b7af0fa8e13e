import { StatusBadge } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryOverview, Overview } from "../api";
import { MarkBadge } from "../code/mark-badge";

const isBelow = (amount: string) => amount.startsWith("-");

const isMarked = ({ alertPercent, isForecastOver, left, notInCodes }: CategoryOverview): boolean =>
  alertPercent > 0 || isForecastOver || isBelow(left) || isBelow(notInCodes);

/** The same marks as codes have, where somebody has set the project's budget; that it has less than its codes, and
 * how many of these are over while it looks calm. */
export function CategoryMark({ of }: { of: CategoryOverview }): ReactNode {
  const t = messages.useT();
  const codesOver = isBelow(of.left) ? 0 : (of.codesOver ?? 0);
  if (!isMarked(of) && codesOver === 0) return null;
  return (
    <>
      {" "}
      <MarkBadge mark={of.alertPercent ?? 0} isForecastOver={of.isForecastOver ?? false} left={of.left} />{" "}
      {isBelow(of.notInCodes) && <StatusBadge tone="bad">{t("alert.lessThanCodes")}</StatusBadge>}{" "}
      {codesOver > 0 && <StatusBadge tone="bad">{t("alert.codesOver", { count: codesOver })}</StatusBadge>}
    </>
  );
}

export const markedCategories = ({ revision, categories }: Overview): CategoryOverview[] =>
  revision === 0 ? [] : categories.filter(isMarked);
