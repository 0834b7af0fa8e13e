import { Facts, type SchemasOf, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { CategoryTrouble } from "../code/category-trouble";
import { WithTransfers } from "../code/with-transfers";
import { AsOf } from "./as-of";
import sheet from "./sheet.module.css";

export type CodeReport = SchemasOf["budget"]["CodeReport"];

const BALANCES = ["budget", "held", "committed", "actual", "left"] as const;
const MONTHLY = ["budget", "held", "committed", "actual"] as const;
/** What moved in a month; what the code has stands above. */
const MONTHLY_NAMES = {
  budget: "report.budget",
  held: "money.held",
  committed: "money.committed",
  actual: "money.actual",
} as const;

function Requests({ report }: { report: CodeReport }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { currency } = report.code;
  const signed = (kind: string, amount: string) =>
    `${kind === "money" || /^[-0.]/.test(amount) ? "" : "+"}${formats.amount(amount, currency)}`;
  if (report.requests.length === 0) return <Text c="dimmed">{t("report.noRequests")}</Text>;
  return (
    <table className={classes.table} aria-label={t("requests.title")}>
      <thead>
        <tr>
          <th scope="col">{t("hours.state")}</th>
          <th scope="col">{t("report.count")}</th>
          <th scope="col">{t("report.asked")}</th>
          <th scope="col">{t("status.approved")}</th>
        </tr>
      </thead>
      <tbody>
        {report.requests.map(({ status, kind, count, asked, approved }) => (
          <tr key={`${status} ${kind}`}>
            <th scope="row">
              {t(`status.${status}`)}
              {kind !== "money" && ` · ${t(`${kind}.one`)}`}
            </th>
            <td data-label={t("report.count")}>{formats.number(count)}</td>
            <td data-label={t("report.asked")}>{signed(kind, asked)}</td>
            <td data-label={t("status.approved")}>{signed(kind, approved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Months({ report }: { report: CodeReport }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { currency } = report.code;
  if (report.months.length === 0) return <Text c="dimmed">{t("report.noMonths")}</Text>;
  return (
    <table className={classes.table} aria-label={t("report.months")}>
      <thead>
        <tr>
          <th scope="col">{t("report.month")}</th>
          {MONTHLY.map((kind) => (
            <th key={kind} scope="col">
              {t(MONTHLY_NAMES[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{month.month}</th>
            {MONTHLY.map((kind) => (
              <td key={kind} data-label={t(MONTHLY_NAMES[kind])}>
                <Amount value={month[kind]}>{formats.amount(month[kind], currency)}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A code on one sheet: what it has, what was asked of it, and how its money moved month by month. */
export function ReportSheet({ report }: { report: CodeReport }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { code } = report;
  return (
    <article className={sheet.sheet} aria-label={t("report.title")}>
      <header className={sheet.printed}>
        <Text fw={600}>{`${code.number} ${code.name}`}</Text>
        <Text>{code.projectName}</Text>
        <AsOf />
      </header>
      <Facts
        items={[
          ...BALANCES.map((part) => ({ label: t(`money.${part}`), value: formats.amount(code[part], code.currency) })),
          { label: t("report.used"), value: `${code.usedPercent}%` },
        ]}
      />
      <WithTransfers code={code} />
      <CategoryTrouble of={code.categoryState} currency={code.currency} />
      <section>
        <h2>{t("requests.title")}</h2>
        <Requests report={report} />
      </section>
      <section>
        <h2>{t("report.months")}</h2>
        <Months report={report} />
      </section>
    </article>
  );
}
