import { Group, Stack, Text, Title, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { TypeName } from "../leave/leave-badges";
import classes from "../records/record-view.module.css";
import { type Balance, ownBalancesQuery } from "./api";

/** How much leave a worker has; nothing where nobody counts it. */
export function OwnBalances(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const { balances = [], startsOn = null } = useQuery(ownBalancesQuery).data ?? {};
  if (balances.length === 0) return null;
  return (
    <section>
      <Title order={2}>{t("balances.own")}</Title>
      <ul className={classes.punches}>
        {balances.map((balance) => (
          <li key={balance.recordType}>
            <BalanceLine balance={balance} />
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {startsOn ? t("balances.own.since", { day: moment(startsOn) }) : t("balances.own.sinceUnknown")}
      </Text>
    </section>
  );
}

/** What is left, and of what that is made. */
export function BalanceLine({ balance }: { balance: Balance }): ReactNode {
  const t = messages.useT();
  return (
    <Stack gap={0}>
      <Group justify="space-between" gap="xs">
        <TypeName name={balance.name} color={balance.color} />
        <strong>{t("leave.days", { count: balance.balanceDays })}</strong>
      </Group>
      <Text size="sm" c="dimmed">
        {usePartsOf(balance).join(" · ")}
      </Text>
    </Stack>
  );
}

function usePartsOf(balance: Balance): string[] {
  const t = messages.useT();
  const isAllThere = balance.accruedDays === balance.yearDays;
  const parts: [number, string][] = [
    [balance.carriedDays, t("balances.carried", { count: balance.carriedDays })],
    [balance.adjustedDays, t("balances.adjusted", { days: signed(balance.adjustedDays) })],
    [balance.takenDays, t("balances.taken", { count: balance.takenDays })],
    [balance.plannedDays, t("balances.planned", { count: balance.plannedDays })],
    [balance.waitingDays, t("balances.waiting", { count: balance.waitingDays })],
  ];
  const earned = isAllThere
    ? t("balances.year", { count: balance.yearDays })
    : t("balances.accrued", { accrued: String(balance.accruedDays), year: String(balance.yearDays) });
  return [earned, ...parts.filter(([days]) => days !== 0).map(([, text]) => text)];
}

/** "+1.5": more or fewer. */
export const signed = (days: number): string => (days > 0 ? `+${days}` : String(days));
