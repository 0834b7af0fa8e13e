import { Link, StatusBadge } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { BudgetRequest } from "../api";
import classes from "../budget.module.css";
import { numbered } from "./numbered";
import { isOver } from "./request-list";
import { useSize } from "./size";

interface Props {
  requests: readonly BudgetRequest[];
  label: string;
  /** Where nothing else says whose they are. */
  namesProject?: boolean;
}

/** Requests that wait, a press away each. */
export function RequestLines({ requests, label, namesProject = false }: Props): ReactNode {
  const t = messages.useT();
  const size = useSize();
  return (
    <ul className={classes.list} aria-label={label}>
      {requests.map((request) => (
        <li key={request.budgetRequestId}>
          <Link className={classes.row} to={`/budget/requests?request=${request.budgetRequestId}`}>
            <span>
              <span className={classes.numbered}>{numbered(request, namesProject)}</span> {request.title}{" "}
              {request.waitsForMe && !namesProject && <StatusBadge tone="waiting">{t("turn.yours")}</StatusBadge>}{" "}
              {isOver(request) && <StatusBadge tone="bad">{t("request.over")}</StatusBadge>}
            </span>
            <span className={classes.amount}>{size(request, request.total)}</span>
            {namesProject && <span className={classes.about}>{request.by?.fullName}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
