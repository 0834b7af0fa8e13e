import { Link, StatusBadge, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { BudgetRequest } from "../api";
import classes from "../budget.module.css";

interface Props {
  requests: readonly BudgetRequest[];
  label: string;
  /** Where nothing else says whose they are. */
  namesProject?: boolean;
}

/** Requests that wait, a press away each. */
export function RequestLines({ requests, label, namesProject = false }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <ul className={classes.list} aria-label={label}>
      {requests.map(({ budgetRequestId, number, title, total, currency, by, projectName, isOverBudget }) => (
        <li key={budgetRequestId}>
          <Link className={classes.row} to={`/budget/requests?request=${budgetRequestId}`}>
            <span>
              <span className={classes.number}>#{number}</span> {title}{" "}
              {isOverBudget && <StatusBadge tone="bad">{t("request.over")}</StatusBadge>}
            </span>
            <span className={classes.amount}>{formats.amount(total, currency)}</span>
            {namesProject && (
              <span className={classes.about}>{[by?.fullName, projectName].filter(Boolean).join(" · ")}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
