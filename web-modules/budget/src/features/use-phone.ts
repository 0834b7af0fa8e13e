import { useMediaQuery } from "@groundwork/kit";

/** Where tables are cards: the width at which `budget.module.css` folds them. */
export function usePhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false }) ?? false;
}
