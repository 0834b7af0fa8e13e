import {
  Anchor,
  ErrorState,
  Link,
  LoadingState,
  RelativeTime,
  Stack,
  StatusBadge,
  Text,
  Title,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Lock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { ActButton } from "../act-button";
import { BUDGET, type Overview, versionsQuery, writes } from "../api";
import classes from "../budget.module.css";

interface Props {
  overview: Overview;
  /** Beside, a budget is typed that was not saved: what is locked would not be what one sees. */
  isTyping?: boolean;
  /** Below a heading that says it. */
  hideTitle?: boolean;
}

/** What the budget was before, from when on and why; the newest can be locked as the baseline, once. */
export function Versions({ overview, isTyping = false, hideTitle = false }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const versions = useQuery(versionsQuery(overview.projectId));
  const lock = useAction<Overview, Overview>({
    run: (seen, options) => writes.lockBaseline(seen, options),
    onSuccess: async () => {
      toast.done({ title: t("version.locked") });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("version.notLocked")),
  });
  if (versions.error) return <ErrorState error={versions.error} retry={() => void versions.refetch()} />;
  if (!versions.data) return <LoadingState rows={2} />;
  if (versions.data.length === 0 && !overview.mayLock) {
    return hideTitle ? <Text c="dimmed">{t("version.none")}</Text> : null;
  }
  const sum = formats.amount(overview.total.budget, overview.currency);
  return (
    <Stack gap="sm">
      {!hideTitle && <Title order={3}>{t("version.title")}</Title>}
      <ul className={classes.list} aria-label={t("version.title")}>
        {versions.data.map((each) => (
          <li key={each.number}>
            <div className={classes.row} data-still>
              <span>
                {formats.moment(each.effectiveOn)} {each.isBaseline && <StatusBadge>{t("money.baseline")}</StatusBadge>}
              </span>
              <span className={classes.amount}>{formats.amount(each.total, each.currency)}</span>
              <Text component="span" size="sm" c="dimmed">
                {each.budgetRequestId ? (
                  <Anchor component={Link} size="sm" to={`/budget/requests?request=${each.budgetRequestId}`}>
                    {each.reason}
                  </Anchor>
                ) : (
                  each.reason
                )}
                {each.reason && each.by && " · "}
                {each.by?.fullName} <RelativeTime when={each.at} />
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {overview.mayLock && (
        <Stack gap="xs" align="flex-start">
          <ActButton
            verb={t("version.lock")}
            icon={Lock}
            isPending={lock.isPending}
            isDisabled={isTyping}
            question={{ title: t("version.lockTitle"), body: t("version.lockHelp", { sum }) }}
            onAct={() => lock.mutate(overview)}
          />
          {isTyping && (
            <Text size="sm" c="dimmed">
              {t("version.lockSaveFirst")}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
