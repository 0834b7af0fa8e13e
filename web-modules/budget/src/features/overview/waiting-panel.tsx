import { Link, Panel, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Overview } from "../api";
import classes from "../budget.module.css";

/** The newest requests that wait for an answer, of those that the reader may see. */
export function WaitingPanel({ overview: { waiting } }: { overview: Overview }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  if (waiting.length === 0) return null;
  return (
    <Panel title={t("overview.waiting")}>
      <ul className={classes.list} aria-label={t("overview.waiting")}>
        {waiting.map(({ budgetRequestId, number, title, total, currency }) => (
          <li key={budgetRequestId}>
            <Link className={classes.row} to={`/budget/requests?request=${budgetRequestId}`}>
              <span>
                <span className={classes.number}>#{number}</span>
                {title}
              </span>
              <span className={classes.amount}>{formats.amount(total, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
