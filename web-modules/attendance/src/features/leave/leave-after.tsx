import { Alert, Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../records/api";

type After = Schemas["LeaveAfter"];

/** What leave is left before and after, and where it does not suffice. */
export function LeaveAfter({ after, isOwn }: { after: After; isOwn: boolean }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const left = t(isOwn ? "balances.after" : "balances.afterTheirs", { have: after.haveDays, after: after.afterDays });
  if (after.shortOn === null) return <Text>{left}</Text>;
  const short = t("balances.short", { count: after.shortDays, day: moment(after.shortOn) });
  return (
    <Alert color="amber" title={t(isOwn ? "balances.shortTitle" : "balances.shortTheirs")}>
      {left} {short}
    </Alert>
  );
}

/** Days that leave takes nothing for. */
export function HolidaysOfLeave({ holidays }: { holidays: readonly Schemas["HolidayOfLeave"][] }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  if (holidays.length === 0) return null;
  const named = holidays.map(({ date, name, isHalf }) =>
    t(isHalf ? "holidays.halfOn" : "holidays.on", { name, day: moment(date, "weekday") }),
  );
  return (
    <Text size="sm" c="dimmed">
      {t("holidays.notCounted", { days: named.join(", ") })}
    </Text>
  );
}
