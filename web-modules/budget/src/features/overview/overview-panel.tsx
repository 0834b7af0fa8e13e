import { Alert, Button, EmptyState, Panel, Stack, Text, useFormats } from "@groundwork/kit";
import { Pencil, TriangleAlert, Wallet } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryOverview, Overview } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "../budget.module.css";

const COLUMNS = ["budget", "inCodes", "held", "committed", "actual", "forecast", "left"] as const;

/** What a category has and what became of it; under its budget what the baseline had. */
function Numbers({ of, currency }: { of: CategoryOverview; currency: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return COLUMNS.map((column) => (
    <td key={column} data-label={t(`money.${column}`)}>
      <Amount value={of[column]}>{formats.amount(of[column], currency)}</Amount>
      {column === "budget" && of.baseline !== null && (
        <small className={classes.baseline}>
          {t("overview.baseline", { amount: formats.amount(of.baseline, currency) })}
        </small>
      )}
    </td>
  ));
}

function Chart({ overview }: { overview: Overview }): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.chart} aria-hidden>
      {overview.categories.map((each) => (
        <div key={each.category}>
          <Text size="sm">
            {each.name} · {t("money.used", { percent: each.usedPercent })}
          </Text>
          <UsedBar of={each} />
        </div>
      ))}
      <ul className={classes.legend}>
        {(["actual", "committed", "held"] as const).map((part) => (
          <li key={part}>
            <i className={classes[part]} />
            {t(`money.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a project has, and what became of it: the numbers in a table, and the same as bars. */
export function OverviewPanel({ overview, onEdit }: { overview: Overview; onEdit: () => void }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { currency, total } = overview;
  const edit = overview.mayEdit && (
    <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
      {t("overview.set")}
    </Button>
  );
  const isEmpty = overview.revision === 0 && overview.codeCount === 0;
  return (
    <Panel title={t("overview.title")} description={t("overview.about")} actions={edit}>
      {isEmpty ? (
        <EmptyState icon={Wallet} title={t("overview.empty")}>
          {t(overview.mayEdit ? "overview.emptyManager" : "overview.emptyHelp")}
        </EmptyState>
      ) : (
        <Stack gap="lg">
          {total.notInCodes.startsWith("-") && (
            <Alert color="amber" variant="light" icon={<TriangleAlert size={18} aria-hidden />}>
              {t("overview.moreInCodes", { amount: formats.amount(total.notInCodes.slice(1), currency) })}
            </Alert>
          )}
          <table className={classes.table} aria-label={t("overview.title")}>
            <thead>
              <tr>
                <th scope="col">{t("money.category")}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`money.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {overview.categories.map((each) => (
                <tr key={each.category}>
                  <th scope="row">{each.name}</th>
                  <Numbers of={each} currency={currency} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total.name}</th>
                <Numbers of={total} currency={currency} />
              </tr>
            </tfoot>
          </table>
          <Text size="sm" c="dimmed">
            {overview.endsOn
              ? t("forecast.until", { day: formats.moment(overview.endsOn), count: overview.estimatedCount })
              : t("forecast.noEnd", { count: overview.estimatedCount })}
          </Text>
          <Chart overview={overview} />
        </Stack>
      )}
    </Panel>
  );
}
