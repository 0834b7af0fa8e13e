import { Alert, Button, ErrorState, LoadingState, Stack, Text, useFormats, useQuery } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { Sheet } from "../sheets/api";
import { type SheetPay, sheetPayQuery } from "./api";
import classes from "./pay.module.css";
import { paySum } from "./sum";
import { payText, usePayName } from "./words";

/** What a week is paid: what it comes to, and, where somebody asks, line by line with the reason. */
export function SheetPayView({ sheet, own = false }: { sheet: Sheet; own?: boolean }): ReactNode {
  const t = messages.useT();
  const [isOpen, setIsOpen] = useState(false);
  if (sheet.pay.length === 0) return null;
  return (
    <Stack gap="xs">
      <SumTable sheet={sheet} />
      <div>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t("pay.why")}
        </Button>
      </div>
      {isOpen && <Lines sheet={sheet} own={own} />}
    </Stack>
  );
}

/** From what was worked to what is paid, line by line. */
function SumTable({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const payName = usePayName();
  const { worked, added, paid, paidAs, premiums } = paySum(sheet.pay);
  const line = (name: string, minutes: number, isSum = false) => (
    <tr key={name} className={isSum ? classes.sum : undefined}>
      <th scope="row">{name}</th>
      <td className={classes.number}>{payText(minutes)}</td>
    </tr>
  );
  const part = (title: string, lines: Sheet["pay"]) =>
    lines.length > 0 && (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={classes.part}>
            {title}
          </th>
        </tr>
        {lines.map((each) => line(payName(each), each.minutes))}
      </tbody>
    );
  return (
    <table className={classes.table} aria-label={t("pay.lines")}>
      <tbody>
        {line(t("pay.worked"), worked)}
        {added.map((each) => line(payName(each), each.minutes))}
        {line(t("pay.paid"), paid, true)}
      </tbody>
      {part(t("pay.paidAs"), [...paidAs])}
      {part(t("pay.sumPremiums"), [...premiums])}
    </table>
  );
}

function Lines({ sheet, own }: { sheet: Sheet; own: boolean }): ReactNode {
  const t = messages.useT();
  const { data, error, isPending, refetch } = useQuery(sheetPayQuery(sheet, own));
  if (isPending) return <LoadingState shape="form" rows={3} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="sm">
      <Changes pay={data} />
      <LineTable pay={data} />
      {data.marks.length > 0 && (
        <Alert color="amber" title={t("pay.marks")}>
          <Marks pay={data} />
        </Alert>
      )}
    </Stack>
  );
}

function LineTable({ pay }: { pay: SheetPay }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const payName = usePayName();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("records.day")}</th>
          <th scope="col">{t("pay.line")}</th>
          <th scope="col" className={classes.number}>
            {t("records.hours")}
          </th>
        </tr>
      </thead>
      <tbody>
        {pay.lines.map((line) => (
          <tr key={`${line.date}${line.kind}${line.name}${line.why}`}>
            <td>{moment(line.date, "weekday")}</td>
            <td>
              {payName(line)}
              <Text size="sm" c="dimmed">
                {line.why}
              </Text>
              <Text size="xs" c="dimmed">
                {line.source}
              </Text>
            </td>
            <td className={classes.number}>{payText(line.minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ pay }: { pay: SheetPay }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const payName = usePayName();
  if (pay.changes.length === 0) return null;
  return (
    <Alert color="amber" title={t("pay.changed")}>
      <ul>
        {pay.changes.map((each) => (
          <li key={each.date + each.kind + each.name}>
            {t("pay.change", {
              day: moment(each.date, "weekday"),
              line: payName(each),
              before: payText(each.minutesThen),
              now: payText(each.minutesNow),
            })}
          </li>
        ))}
      </ul>
      {t("pay.changedHelp")}
    </Alert>
  );
}

function Marks({ pay }: { pay: SheetPay }): ReactNode {
  const { moment } = useFormats();
  return (
    <ul>
      {pay.marks.map((mark) => (
        <li key={mark.date + mark.kind}>
          {moment(mark.date, "weekday")}: {mark.why}
        </li>
      ))}
    </ul>
  );
}
