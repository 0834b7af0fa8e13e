import { DateText, ErrorState, Group, LoadingState, Stack, Text, Title, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../records/record-view.module.css";
import { AdjustForm } from "./adjust-form";
import { accountQuery } from "./api";
import { BalanceLine, signed } from "./own-balances";
import { StartForm } from "./start-form";

interface AccountViewProps {
  projectId: string;
  userId: string;
}

/** Somebody's leave, what was put right of it and why, for managers of a project of theirs. */
export function AccountView({ projectId, userId }: AccountViewProps): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const query = useQuery(accountQuery(projectId, userId));
  if (query.error)
    return <ErrorState error={query.error} title={t("balances.failed")} retry={() => void query.refetch()} />;
  const account = query.data;
  if (!account) return <LoadingState />;
  const { balances, adjustments, startsOn, mayChange } = account;
  return (
    <Stack gap="lg">
      <ul className={classes.punches}>
        {balances.map((balance) => (
          <li key={balance.recordType}>
            <BalanceLine balance={balance} />
          </li>
        ))}
      </ul>
      <Text c="dimmed">{startsOn ? t("balances.since", { day: moment(startsOn) }) : t("balances.sinceUnknown")}</Text>
      {adjustments.length > 0 && (
        <section>
          <Title order={3}>{t("balances.adjustments")}</Title>
          <ul className={classes.punches}>
            {adjustments.map((each) => (
              <li key={each.leaveAdjustmentId}>
                <Group justify="space-between" gap="xs">
                  <span>
                    {each.name} · {moment(each.date)}
                  </span>
                  <strong>{signed(each.days)}</strong>
                </Group>
                <div>{each.reason}</div>
                <Text size="sm" c="dimmed">
                  {each.createdBy?.fullName ?? t("records.somebody")} · <DateText when={each.createdAt} />
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayChange ? (
        <>
          {balances.length > 0 && <AdjustForm projectId={projectId} account={account} />}
          <StartForm key={startsOn} projectId={projectId} account={account} />
        </>
      ) : (
        <Text c="dimmed">{t("balances.ownHelp")}</Text>
      )}
    </Stack>
  );
}
