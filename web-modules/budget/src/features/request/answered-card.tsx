import { ErrorState, Link, Panel, StatusBadge, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { answeredQuery } from "../api";
import classes from "../budget.module.css";
import { numbered } from "./numbered";
import { shownTotal, TONES } from "./request-list";
import { useSize } from "./size";

/** What became of the reader's own requests in the last days; nothing where nothing was answered. */
export default function AnsweredCard(): ReactNode {
  const t = messages.useT();
  const size = useSize();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(answeredQuery());
  if (!error && !data?.totalCount) return null;
  return (
    <Panel title={t("home.answers.title")}>
      {data ? (
        <ul className={classes.list} aria-label={t("home.answers.title")}>
          {data.data.map((each) => (
            <li key={each.budgetRequestId}>
              <Link className={classes.row} to={`/budget/requests?request=${each.budgetRequestId}`}>
                <span>
                  <span className={classes.numbered}>{numbered(each, true)}</span> {each.title}{" "}
                  <StatusBadge tone={TONES[each.status]}>{t(`status.${each.status}`)}</StatusBadge>
                </span>
                <span className={classes.amount}>
                  {each.status === "partlyApproved" && each.approvedTotal !== null
                    ? t("request.partOf", {
                        approved: formats.amount(each.approvedTotal, each.currency),
                        asked: formats.amount(each.total, each.currency),
                      })
                    : size(each, shownTotal(each))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}
