import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { OverCategory } from "../api";
import classes from "../budget.module.css";

interface Props {
  /** Not told by a service of the release before. */
  over: readonly OverCategory[] | undefined;
  currency: string;
}

/** Categories of the project of which more is then taken up than they have; nobody is kept from asking by it. */
export function OverCategories({ over = [], currency }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return over.map(({ name, excess }) => (
    <Text key={name} role="status" size="sm" className={classes.below ?? ""}>
      {t("impact.overCategory", { category: name, amount: formats.amount(excess, currency) })}
    </Text>
  ));
}
