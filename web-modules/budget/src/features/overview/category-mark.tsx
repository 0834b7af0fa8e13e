import type { ReactNode } from "react";
import type { CategoryOverview, Overview } from "../api";
import { MarkBadge } from "../code/mark-badge";

const isMarked = ({ alertPercent, isForecastOver, left }: CategoryOverview): boolean =>
  alertPercent > 0 || isForecastOver || left.startsWith("-");

/** The same marks as codes have, where somebody has set the project's budget. */
export function CategoryMark({ of }: { of: CategoryOverview }): ReactNode {
  if (!isMarked(of)) return null;
  return (
    <>
      {" "}
      <MarkBadge mark={of.alertPercent ?? 0} isForecastOver={of.isForecastOver ?? false} left={of.left} />
    </>
  );
}

export const markedCategories = ({ revision, categories }: Overview): CategoryOverview[] =>
  revision === 0 ? [] : categories.filter(isMarked);
