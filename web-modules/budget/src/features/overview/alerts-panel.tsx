import { Link, Panel, StatusBadge, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Overview } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { Fold } from "../fold";
import { usePhone } from "../use-phone";

/** The others unfold: what comes below needs its room. */
const ON_A_PHONE = 1;

/** Codes of which 80 or 100 % is committed or spent, or will be more than all of it. */
export function AlertsPanel({ overview }: { overview: Overview }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const isPhone = usePhone();
  const { projectId, alerts, alertCount, currency } = overview;
  if (alerts.length === 0) return null;
  const first = isPhone ? ON_A_PHONE : alerts.length;
  const listOf = (shown: Overview["alerts"]) => (
    <ul className={classes.list} aria-label={t("alert.title")}>
      {shown.map(({ budgetCodeId, number, name, percent, isForecastOver, promisedPercent, held, left }) => (
        <li key={budgetCodeId}>
          <Link className={classes.row} to={`/budget?project=${projectId}&code=${budgetCodeId}`}>
            <span>
              <span className={classes.number}>{number}</span> {name}{" "}
              {percent > 0 && (
                <StatusBadge tone={percent === 100 ? "bad" : "waiting"}>
                  {t("alert.reached", { percent: promisedPercent })}
                </StatusBadge>
              )}{" "}
              {isForecastOver && percent < 100 && <StatusBadge tone="waiting">{t("alert.forecastOver")}</StatusBadge>}
            </span>
            <span className={classes.amount}>
              <Amount value={left}>{t("money.leftOf", { left: formats.amount(left, currency) })}</Amount>
            </span>
            {Number(held) > 0 && (
              <span className={classes.about}>{t("alert.held", { amount: formats.amount(held, currency) })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel title={t("alert.title")} description={!isPhone && t("alert.about")}>
      {listOf(alerts.slice(0, first))}
      {alerts.length > first && (
        <Fold summary={t("alert.more", { count: alerts.length - first })}>{listOf(alerts.slice(first))}</Fold>
      )}
      {alertCount > alerts.length && <Text c="dimmed">{t("alert.more", { count: alertCount - alerts.length })}</Text>}
    </Panel>
  );
}
