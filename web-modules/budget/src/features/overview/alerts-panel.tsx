import { Link, Panel, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Overview } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { MarkBadge } from "../code/mark-badge";
import { Fold } from "../fold";
import { usePhone } from "../use-phone";
import { CategoryMark, markedCategories } from "./category-mark";

/** The others unfold: what comes below needs its room. */
const ON_A_PHONE = 1;

/** Codes of which 80 or 100 % is committed or spent, or will be more than all of it. */
export function AlertsPanel({ overview }: { overview: Overview }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const isPhone = usePhone();
  const { projectId, alerts, alertCount, currency } = overview;
  // A phone has them with their marks just above.
  const categories = isPhone ? [] : markedCategories(overview);
  if (alerts.length + categories.length === 0) return null;
  const first = isPhone ? ON_A_PHONE : alerts.length;
  const listOf = (shown: Overview["alerts"]) => (
    <ul className={classes.list} aria-label={t("alert.title")}>
      {shown.map(({ budgetCodeId, number, name, percent, isForecastOver, usedPercent, held, left }) => (
        <li key={budgetCodeId}>
          <Link className={classes.row} to={`/budget?project=${projectId}&code=${budgetCodeId}`}>
            <span>
              <span className={classes.number}>{number}</span> {name}{" "}
              <MarkBadge mark={percent} isForecastOver={isForecastOver} left={left} />
            </span>
            <span className={classes.amount}>
              <Amount value={left}>{t("money.leftOf", { left: formats.amount(left, currency) })}</Amount>
            </span>
            <span className={classes.about}>
              {[
                // Not told by a service of the release before.
                usedPercent !== undefined && t("money.used", { percent: usedPercent }),
                Number(held) > 0 && t("alert.held", { amount: formats.amount(held, currency) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel title={t("alert.title")} description={!isPhone && t("alert.about")}>
      {categories.length > 0 && (
        <ul className={classes.list} aria-label={t("alert.categories")}>
          {categories.map((each) => (
            <li key={each.category} className={classes.row} data-still>
              <span>
                {each.name}
                <CategoryMark of={each} />
              </span>
              <span className={classes.amount}>
                <Amount value={each.left}>{t("money.leftOf", { left: formats.amount(each.left, currency) })}</Amount>
              </span>
              <span className={classes.about}>{t("money.used", { percent: each.usedPercent })}</span>
            </li>
          ))}
        </ul>
      )}
      {alerts.length > 0 && listOf(alerts.slice(0, first))}
      {alerts.length > first && (
        <Fold summary={t("alert.more", { count: alerts.length - first })}>{listOf(alerts.slice(first))}</Fold>
      )}
      {alertCount > alerts.length && <Text c="dimmed">{t("alert.more", { count: alertCount - alerts.length })}</Text>}
    </Panel>
  );
}
