import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  RelativeTime,
  Stack,
  StatusBadge,
  Text,
  useFormats,
} from "@groundwork/kit";
import { Receipt, Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../budget.module.css";
import { type Cost, useCosts } from "./api";

function Row({ cost, withCode, onReverse }: { cost: Cost; withCode: boolean; onReverse: (() => void) | undefined }) {
  const t = messages.useT();
  const formats = useFormats();
  const { currency, reversedAt } = cost;
  const isTaken = !/^[0.]+$/.test(cost.fromCommitted);
  return (
    <div className={classes.row} data-still>
      <span>
        <span className={classes.number}>{formats.moment(cost.spentOn)}</span>{" "}
        {t("cost.invoice", { supplier: cost.supplier, number: cost.number })}
      </span>
      <span className={classes.amount} data-reversed={reversedAt !== null || undefined}>
        {formats.amount(cost.amount, currency)}
      </span>
      <Text component="span" size="sm" c="dimmed">
        {[
          withCode && `${cost.codeNumber} ${cost.codeName}`,
          cost.note,
          isTaken && t("cost.ofCommitted", { amount: formats.amount(cost.fromCommitted, currency) }),
          cost.by?.fullName,
        ]
          .filter(Boolean)
          .join(" · ")}{" "}
        <RelativeTime when={cost.createdAt} timeZone={cost.timeZone} />
      </Text>
      {reversedAt !== null && (
        <Text component="span" size="sm" className={classes.wide ?? ""}>
          <StatusBadge tone="neutral">{t("cost.reversed")}</StatusBadge>{" "}
          {t("cost.reversedBy", { who: cost.reversedBy?.fullName ?? "–", reason: cost.reversalReason })}
        </Text>
      )}
      {onReverse && cost.mayReverse && (
        <span className={classes.amount}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Undo2 size={14} aria-hidden />}
            onClick={onReverse}
            aria-label={t("cost.reverseOne", { supplier: cost.supplier, number: cost.number })}
          >
            {t("cost.reverse")}
          </Button>
        </span>
      )}
    </div>
  );
}

interface Props {
  projectId: string;
  /** Of one code alone. */
  codeId?: string;
  search?: string;
  onReverse?: (cost: Cost) => void;
}

/** What was spent, the newest first. What was reversed stays and says so. */
export function CostList({ projectId, codeId, search = "", onReverse }: Props): ReactNode {
  const t = messages.useT();
  const costs = useCosts({ projectId, search, ...(codeId ? { budgetCodeId: codeId } : {}) });
  if (costs.error) return <ErrorState error={costs.error} retry={() => void costs.refetch()} />;
  if (!costs.data) return <LoadingState rows={3} />;
  const shown = costs.data.pages.flatMap((page) => page.data);
  if (shown.length === 0) {
    return (
      <EmptyState icon={Receipt} title={t(search ? "costs.noneFound" : "costs.empty")}>
        {t("costs.emptyHelp")}
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      <ul className={classes.list} aria-label={t("costs.title")}>
        {shown.map((cost) => (
          <li key={cost.budgetActualId}>
            <Row cost={cost} withCode={!codeId} onReverse={onReverse && (() => onReverse(cost))} />
          </li>
        ))}
      </ul>
      {costs.hasNextPage && (
        <Button variant="default" loading={costs.isFetchingNextPage} onClick={() => void costs.fetchNextPage()}>
          {t("costs.more")}
        </Button>
      )}
    </Stack>
  );
}
