import { ErrorState, LoadingState, minorOf, Panel, Stack, Text, Title, useFormats, useQuery } from "@groundwork/kit";
import { SegmentField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type Period, type Periods, periodsQuery } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { Fold } from "../fold";
import { usePhone } from "../use-phone";

const COLUMNS = ["budgetSoFar", "committedSoFar", "actual", "actualSoFar"] as const;

interface Spent {
  period: string;
  actual: string;
}

/** A period is 2026-11, or 2026-Q4. */
const YEAR_DIGITS = 4;
const yearOf = (of: Spent | undefined) => of?.period.slice(0, YEAR_DIGITS);

/** What was spent in each period, as bars; the numbers are in the table. */
function Chart({ periods, currency }: { periods: readonly Spent[]; currency: string }): ReactNode {
  const minor = periods.map(({ actual }) => Number(minorOf(actual, currency) ?? 0n));
  const most = Math.max(...minor, 1);
  return (
    <div className={classes.columns} aria-hidden>
      {periods.map(({ period }, index) => (
        <div key={period}>
          <span style={{ height: `${(Math.max(minor[index] ?? 0, 0) / most) * 100}%` }} />
          <small>{period.slice(YEAR_DIGITS + 1)}</small>
          <small>{yearOf(periods[index - 1]) === yearOf(periods[index]) ? "\u00a0" : yearOf(periods[index])}</small>
        </div>
      ))}
    </div>
  );
}

/** Most recent periods are what a chart has room for. */
const CHARTED = 12;

/** The numbers of each period. */
export function PeriodTable({ periods, currency }: Pick<Periods, "periods" | "currency">): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <table className={classes.table} aria-label={t("period.title")}>
      <thead>
        <tr>
          <th scope="col">{t("period.one")}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`period.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((each) => (
          <tr key={each.period}>
            <th scope="row">{each.period}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-label={t(`period.${column}`)}>
                <Amount value={each[column]}>{formats.amount(each[column], currency)}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Months or quarters. */
export function PeriodChoice({ by, onChange }: { by: Period; onChange: (by: Period) => void }): ReactNode {
  const t = messages.useT();
  return (
    <SegmentField<Period>
      name="by"
      label={t("period.by")}
      value={by}
      options={[
        { value: "month", label: t("period.month") },
        { value: "quarter", label: t("period.quarter") },
      ]}
      onChange={onChange}
    />
  );
}

/** What came and went month by month or quarter by quarter: a table, and what was spent as bars. */
export function PeriodsPanel({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const isPhone = usePhone();
  const [by, setBy] = useState<Period>("month");
  const found = useQuery(periodsQuery(projectId, by));
  if (found.data?.periods.length === 0) return null;
  const choice = <PeriodChoice by={by} onChange={setBy} />;
  let body: ReactNode = <LoadingState shape="table" />;
  if (found.error) body = <ErrorState error={found.error} retry={() => void found.refetch()} />;
  else if (found.data) {
    const { periods, currency } = found.data;
    body = (
      <Stack gap="lg">
        <Chart periods={periods.slice(-CHARTED)} currency={currency} />
        <PeriodTable periods={periods} currency={currency} />
      </Stack>
    );
  }
  if (isPhone) {
    return (
      <Panel>
        <Fold summary={<Title order={2}>{t("period.title")}</Title>}>
          <Stack gap="md">
            <Text c="dimmed">{t("period.about")}</Text>
            {choice}
            {body}
          </Stack>
        </Fold>
      </Panel>
    );
  }
  return (
    <Panel title={t("period.title")} description={t("period.about")} actions={choice}>
      {body}
    </Panel>
  );
}
