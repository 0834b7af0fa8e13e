import { amountOf, minorOf, Text, useFormats } from "@groundwork/kit";
import { Fragment, type ReactNode } from "react";
import { messages } from "../../messages";
import type { Code, CodeTree, Overview, Periods } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { CategoryTroubleBadge, stateOf } from "../code/category-trouble";
import { MarkBadge } from "../code/mark-badge";
import { branchesOf, firstOf } from "../code/tree";
import { CategoryTable, InArchived } from "../overview/overview-panel";
import { PeriodTable } from "../overview/periods-panel";
import { AsOf } from "./as-of";
import sheet from "./sheet.module.css";

const BALANCES = ["budget", "held", "committed", "actual", "left"] as const;
const MOST_CODES = 2000;

function CodeLine({ code, tree }: { code: Code; tree: CodeTree }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <tr>
      <th scope="row">
        {code.number} {code.name}{" "}
        <MarkBadge mark={code.alertPercent} isForecastOver={code.isForecastOver} left={code.left} />{" "}
        <CategoryTroubleBadge of={stateOf(tree, code.category)} />
      </th>
      {BALANCES.map((part) => (
        <td key={part} data-label={t(`money.${part}`)}>
          <Amount value={code[part]}>{formats.amount(code[part], code.currency)}</Amount>
        </td>
      ))}
      <td data-label={t("report.used")}>{code.usedPercent}%</td>
    </tr>
  );
}

function Codes({ tree }: { tree: CodeTree }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const totalOf = (part: (typeof BALANCES)[number]) =>
    amountOf(
      tree.codes.reduce((sum, code) => sum + (code.isDivision ? 0n : (minorOf(code[part], tree.currency) ?? 0n)), 0n),
      tree.currency,
    );
  const { branches, hidden } = firstOf(branchesOf(tree.codes, tree.currency, ""), MOST_CODES);
  if (branches.length === 0) return <Text c="dimmed">{t("report.noCodes")}</Text>;
  return (
    <>
      <table className={classes.table} aria-label={t("report.codes")}>
        <thead>
          <tr>
            <th scope="col">{t("code.one")}</th>
            {BALANCES.map((part) => (
              <th key={part} scope="col">
                {t(`money.${part}`)}
              </th>
            ))}
            <th scope="col">{t("report.used")}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map(({ division, codes }) => (
            <Fragment key={division?.budgetCodeId ?? ""}>
              {division && (
                <tr>
                  <th scope="rowgroup" colSpan={BALANCES.length + 2}>
                    {division.number} {division.name}
                  </th>
                </tr>
              )}
              {codes.map((code) => (
                <CodeLine key={code.budgetCodeId} code={code} tree={tree} />
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("report.total")}</th>
            {BALANCES.map((part) => (
              <td key={part} data-label={t(`money.${part}`)}>
                <Amount value={totalOf(part)}>{formats.amount(totalOf(part), tree.currency)}</Amount>
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      {hidden > 0 && <Text size="sm">{t("report.hidden", { count: hidden })}</Text>}
    </>
  );
}

interface Props {
  overview: Overview;
  periods: Periods;
  tree: CodeTree;
  /** Months or quarters; not on paper. */
  periodChoice: ReactNode;
  byCategory: boolean;
}

/** A project's budget on paper: category by category, month by month, code by code. */
export function ProjectSheet({ overview, periods, tree, periodChoice, byCategory }: Props): ReactNode {
  const t = messages.useT();
  return (
    <article className={sheet.sheet} aria-label={t("report.ofProject")}>
      <header className={sheet.printed}>
        <Text fw={600}>{overview.projectName}</Text>
        <Text>{t("report.ofProject")}</Text>
        <AsOf />
      </header>
      <section>
        <h2>{t("overview.title")}</h2>
        <CategoryTable overview={overview} />
        <InArchived overview={overview} />
      </section>
      {periods.periods.length > 0 && (
        <section>
          <h2>{t("period.title")}</h2>
          <div className={sheet.onScreen}>{periodChoice}</div>
          <PeriodTable periods={periods.periods} currency={periods.currency} byCategory={byCategory} />
        </section>
      )}
      <section>
        <h2>{t("report.codes")}</h2>
        <Codes tree={tree} />
        <InArchived overview={overview} isBesideCodes />
      </section>
    </article>
  );
}
