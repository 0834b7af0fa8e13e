import {
  Panel,
  RelativeTime,
  Stack,
  StatusBadge,
  Text,
  type Tone,
  UnstyledButton,
  useFormats,
  usePendingUploads,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { BudgetRequest, RequestGroup, Status } from "../api";
import { requestUploads } from "../attachment/sending-files";
import classes from "../budget.module.css";
import { numbered } from "./numbered";
import { useSize } from "./size";

export const TONES: Record<Status, Tone> = {
  draft: "neutral",
  submitted: "waiting",
  approved: "good",
  partlyApproved: "good",
  rejected: "bad",
  expired: "bad",
};

/** What was approved; of one that was rejected or expired nothing was, which says less than what was asked for. */
export const shownTotal = ({ status, approvedTotal, total }: BudgetRequest): string =>
  status === "rejected" || status === "expired" ? total : (approvedTotal ?? total);

/** As long as it waits and does not fit; a service of the release before tells only how it was sent. */
export const isOver = ({ isOverNow, isOverBudget }: BudgetRequest): boolean => isOverNow ?? isOverBudget;

interface RowProps {
  request: BudgetRequest;
  opened: boolean;
  onOpen: () => void;
}

function Row({ request, opened, onOpen }: RowProps) {
  const t = messages.useT();
  const formats = useFormats();
  const size = useSize();
  const sending = usePendingUploads(requestUploads, request.budgetRequestId);
  const files = request.fileCount > 0 && t("files.count", { count: request.fileCount });
  const said = request.commentCount > 0 && t("comments.count", { count: request.commentCount });
  const needed = request.neededBy && t("request.neededByDay", { day: formats.moment(request.neededBy) });
  return (
    <UnstyledButton className={classes.row ?? ""} data-open={opened || undefined} onClick={onOpen}>
      <span>
        <span className={classes.numbered}>{numbered(request, true)}</span> {request.title}
      </span>
      <span className={classes.amount}>
        {request.status === "partlyApproved" && request.approvedTotal !== null
          ? t("request.partOf", {
              approved: formats.amount(request.approvedTotal, request.currency),
              asked: formats.amount(request.total, request.currency),
            })
          : size(request, shownTotal(request))}
      </span>
      <Text component="span" size="sm" c="dimmed">
        {[request.by?.fullName, needed, files, said].filter(Boolean).join(" · ")} ·{" "}
        <RelativeTime when={request.updatedAt} timeZone={request.timeZone} />
      </Text>
      {(request.waitsForMe || isOver(request) || request.kind !== "money" || sending.length > 0) && (
        <span className={classes.marks}>
          {request.waitsForMe && <StatusBadge tone="waiting">{t("turn.yours")}</StatusBadge>}
          {isOver(request) && <StatusBadge tone="bad">{t("request.over")}</StatusBadge>}
          {request.kind !== "money" && <StatusBadge tone="neutral">{t(`${request.kind}.one`)}</StatusBadge>}
          {sending.length > 0 && (
            <StatusBadge tone={sending.some((each) => each.error) ? "bad" : "waiting"}>
              {t("files.unsent", { count: sending.length })}
            </StatusBadge>
          )}
        </span>
      )}
    </UnstyledButton>
  );
}

interface Props {
  groups: readonly RequestGroup[];
  openedId: string | null;
  onOpen: (requestId: string) => void;
}

/** Requests by their status, those that wait first. */
export function RequestList({ groups, openedId, onOpen }: Props): ReactNode {
  const t = messages.useT();
  return (
    <Stack gap="lg">
      {groups.map(({ status, count, requests }) => (
        <Panel
          key={status}
          title={t(`status.${status}`)}
          actions={<StatusBadge tone={TONES[status]}>{count}</StatusBadge>}
        >
          <ul className={classes.list} aria-label={t(`status.${status}`)}>
            {requests.map((request) => (
              <li key={request.budgetRequestId}>
                <Row
                  request={request}
                  opened={openedId === request.budgetRequestId}
                  onOpen={() => onOpen(request.budgetRequestId)}
                />
              </li>
            ))}
          </ul>
          {count > requests.length && <Text c="dimmed">{t("requests.newest", { count: requests.length })}</Text>}
        </Panel>
      ))}
    </Stack>
  );
}
