import {
  ErrorState,
  Group,
  LoadingState,
  minorOf,
  Panel,
  Stack,
  Text,
  Title,
  useFormats,
  useQuery,
} from "@groundwork/kit";
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

interface TableProps extends Pick<Periods, "periods" | "currency"> {
  /** A row of each category that has anything, instead of one of all together. */
  byCategory: boolean;
}

/** The numbers of each period. */
export function PeriodTable({ periods, currency, byCategory }: TableProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const rows = byCategory
    ? periods.flatMap(({ period, categories }) => (categories ?? []).map((of) => ({ period, ...of })))
    : periods.map((each) => ({ ...each, category: "", name: "" }));
  return (
    <table className={classes.table} aria-label={t("period.title")}>
      <thead>
        <tr>
          <th scope="col">{t("period.one")}</th>
          {byCategory && <th scope="col">{t("money.category")}</th>}
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`period.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.period} ${row.category}`}>
            <th scope="row">{row.period}</th>
            {byCategory && <td data-label={t("money.category")}>{row.name}</td>}
            {COLUMNS.map((column) => (
              <td key={column} data-label={t(`period.${column}`)}>
                <Amount value={row[column]}>{formats.amount(row[column], currency)}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Shown {
  by: Period;
  byCategory: boolean;
}

/** Months or quarters, all together or by category. */
export function PeriodChoice({ by, byCategory, onChange }: Shown & { onChange: (shown: Shown) => void }): ReactNode {
  const t = messages.useT();
  return (
    <Group gap="xs">
      <SegmentField<Period>
        name="by"
        label={t("period.by")}
        value={by}
        options={[
          { value: "month", label: t("period.month") },
          { value: "quarter", label: t("period.quarter") },
        ]}
        onChange={(next) => onChange({ by: next, byCategory })}
      />
      <SegmentField<"together" | "byCategory">
        name="shown"
        label={t("period.shown")}
        value={byCategory ? "byCategory" : "together"}
        options={[
          { value: "together", label: t("period.together") },
          { value: "byCategory", label: t("period.byCategory") },
        ]}
        onChange={(next) => onChange({ by, byCategory: next === "byCategory" })}
      />
    </Group>
  );
}

/** What came and went month by month or quarter by quarter: a table, and what was spent as bars. */
export function PeriodsPanel({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const isPhone = usePhone();
  const [{ by, byCategory }, setShown] = useState<Shown>({ by: "month", byCategory: false });
  const found = useQuery(periodsQuery(projectId, by));
  if (found.data?.periods.length === 0) return null;
  const choice = <PeriodChoice by={by} byCategory={byCategory} onChange={setShown} />;
  let body: ReactNode = <LoadingState shape="table" />;
  if (found.error) body = <ErrorState error={found.error} retry={() => void found.refetch()} />;
  else if (found.data) {
    const { periods, currency } = found.data;
    body = (
      <Stack gap="lg">
        <Chart periods={periods.slice(-CHARTED)} currency={currency} />
        <PeriodTable periods={periods} currency={currency} byCategory={byCategory} />
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
