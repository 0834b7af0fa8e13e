import { Alert, amountOf, Button, EmptyState, Group, minorOf, Panel, Stack, Text, useFormats } from "@groundwork/kit";
import { History, Pencil, TriangleAlert, Wallet } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryOverview, Overview } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "../budget.module.css";
import { usePhone } from "../use-phone";
import { CategoryFolds } from "./category-folds";
import { CategoryMark } from "./category-mark";

const COLUMNS = ["budget", "inCodes", "held", "committed", "actual", "forecast", "left"] as const;

/** The table says it once: six amounts are to fit beside each other. */
const withoutCurrency = (shown: string, currency: string): string => shown.replace(currency, "").replace(/\s/g, "");

/** What a category has and what became of it; under its budget what the baseline had. */
function Numbers({ of, currency }: { of: CategoryOverview; currency: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return COLUMNS.map((column) => (
    <td key={column} data-label={t(`money.${column}`)}>
      <Amount value={of[column]}>{withoutCurrency(formats.amount(of[column], currency), currency)}</Amount>
      {column === "inCodes" && of.notInCodes.startsWith("-") && (
        <small className={`${classes.beside} ${classes.below}`}>
          {t("overview.codesExceed", { amount: formats.amount(of.notInCodes.slice(1), currency) })}
        </small>
      )}
      {column === "budget" && of.baseline !== null && (
        <small className={classes.beside}>
          {t("overview.baseline", { amount: formats.amount(of.baseline, currency) })}
        </small>
      )}
    </td>
  ));
}

function Legend(): ReactNode {
  const t = messages.useT();
  return (
    <ul className={classes.legend} aria-hidden>
      {(["actual", "committed", "held"] as const).map((part) => (
        <li key={part}>
          <i className={classes[part]} />
          {t(`money.${part}`)}
        </li>
      ))}
    </ul>
  );
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
      <Legend />
    </div>
  );
}

/** All of its numbers beside each other: what a desk has room for. */
export function CategoryTable({
  overview: { categories, total, currency, revision },
}: {
  overview: Overview;
}): ReactNode {
  const t = messages.useT();
  return (
    <table className={classes.table} aria-label={t("overview.title")}>
      <thead>
        <tr>
          <th scope="col">{t("overview.categoryIn", { currency })}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`money.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((each) => (
          <tr key={each.category}>
            <th scope="row">
              {each.name}
              {revision > 0 && <CategoryMark of={each} />}
            </th>
            <Numbers of={each} currency={currency} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total.name}
            {revision > 0 && <CategoryMark of={total} />}
          </th>
          <Numbers of={total} currency={currency} />
        </tr>
      </tfoot>
    </table>
  );
}

interface InArchivedProps {
  overview: Overview;
  /** Below the codes that are open, which add up to so much less. */
  isBesideCodes?: boolean;
}

/** What the list of open codes leaves out, so that its sums and those of the overview agree. */
export function InArchived({ overview, isBesideCodes = false }: InArchivedProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { inArchived, currency } = overview;
  if (!inArchived) return null;
  const { budget, left } = inArchived;
  const used = amountOf((minorOf(budget, currency) ?? 0n) - (minorOf(left, currency) ?? 0n), currency);
  const shown = (amount: string) => formats.amount(amount, currency);
  return (
    <Text size="sm" c="dimmed">
      {t(isBesideCodes ? "report.archived" : "overview.inArchived", {
        budget: shown(budget),
        used: shown(used),
        left: shown(left),
      })}
    </Text>
  );
}

function Notes({ overview }: { overview: Overview }): ReactNode {
  const { endsOn, estimatedCount } = overview;
  const t = messages.useT();
  const formats = useFormats();
  return (
    <>
      <InArchived overview={overview} />
      <Text size="sm" c="dimmed">
        {endsOn
          ? t("forecast.until", { day: formats.moment(endsOn), count: estimatedCount })
          : t("forecast.noEnd", { count: estimatedCount })}
      </Text>
    </>
  );
}

interface Props {
  overview: Overview;
  onEdit: () => void;
  onVersions: () => void;
}

/** What a project has, and what became of it: the numbers in a table, and the same as bars. */
export function OverviewPanel({ overview, onEdit, onVersions }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const isPhone = usePhone();
  const { currency, total } = overview;
  const acts = (
    <Group gap="xs">
      {overview.revision > 0 && (
        <Button variant="subtle" leftSection={<History size={16} aria-hidden />} onClick={onVersions}>
          {t("version.title")}
        </Button>
      )}
      {overview.mayEdit && (
        <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          {t("overview.set")}
        </Button>
      )}
    </Group>
  );
  const isEmpty = overview.revision === 0 && overview.codeCount === 0;
  return (
    <Panel title={t("overview.title")} description={!isPhone && t("overview.about")} actions={acts}>
      {isEmpty ? (
        <EmptyState icon={Wallet} title={t("overview.empty")}>
          {t(overview.mayEdit ? "overview.emptyManager" : "overview.emptyHelp")}
        </EmptyState>
      ) : (
        <Stack gap={isPhone ? "sm" : "lg"}>
          {total.notInCodes.startsWith("-") && (
            <Alert color="amber" variant="light" icon={<TriangleAlert size={18} aria-hidden />}>
              {t("overview.moreInCodes", { amount: formats.amount(total.notInCodes.slice(1), currency) })}
            </Alert>
          )}
          {isPhone ? (
            <>
              <CategoryFolds overview={overview} notes={<Notes overview={overview} />} />
              <Legend />
            </>
          ) : (
            <>
              <CategoryTable overview={overview} />
              <Notes overview={overview} />
              <Chart overview={overview} />
            </>
          )}
        </Stack>
      )}
    </Panel>
  );
}
