import {
  Alert,
  Facts,
  Group,
  RelativeTime,
  Stack,
  StatusBadge,
  Text,
  toast,
  useAction,
  useFormats,
  useQueryClient,
} from "@groundwork/kit";
import { Copy, Trash2, TriangleAlert, Undo2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { ActButton } from "../act-button";
import { BUDGET, type RequestDetail, type RequestLine, writes } from "../api";
import { RequestFiles } from "../attachment/request-files";
import classes from "../budget.module.css";
import { AnswerForm, type Parts } from "./answer-form";
import { CategoryMoves } from "./category-moves";
import { ImpactFacts, withPart } from "./impact";
import { NobodyAnswers } from "./nobody-answers";
import { OverCategories } from "./over-categories";
import { LABELS } from "./request-line";
import { TONES } from "./request-list";
import { useSize } from "./size";
import { AlsoWaiting, Turns } from "./turns";

interface LineProps {
  line: RequestLine;
  request: RequestDetail;
  /** What of it its approver is about to approve. */
  part: string | undefined;
}

function Line({ line, request, part }: LineProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { currency } = request;
  return (
    <li className={classes.line}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          <span className={classes.number}>{line.codeNumber}</span> {line.codeName}
        </Text>
        <Text fw={600} className={classes.amount ?? ""}>
          {request.kind !== "money" && (line.receives ? "+" : "-")}
          {formats.amount(line.amount, currency)}
        </Text>
      </Group>
      {request.kind !== "money" && (
        <Text size="sm" c="dimmed">
          {t(LABELS[request.kind][line.receives ? "gets" : "gives"])}
        </Text>
      )}
      {line.note && <Text size="sm">{line.note}</Text>}
      {line.approvedAmount !== null && request.kind === "money" && (
        <Text size="sm">{t("request.approvedOf", { amount: formats.amount(line.approvedAmount, currency) })}</Text>
      )}
      {(request.mayAnswer || request.mayWithdraw) && (
        <ImpactFacts impact={withPart(line.impact, part, currency)} currency={currency} />
      )}
    </li>
  );
}

type Act = "withdraw" | "duplicate" | "delete";
const WRITE = {
  withdraw: writes.withdraw,
  duplicate: writes.duplicate,
  delete: writes.deleteRequest,
} as const;

/** What its author may do with it beside changing a draft. */
export function RequestActs({ request, onOpen, onClose }: Props & { onOpen: (requestId: string) => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { number } = request;
  const act = useAction<Act, RequestDetail | null>({
    run: (which, options): Promise<RequestDetail | null> => WRITE[which](request, options),
    onSuccess: async (answer, which) => {
      const leavesFiles = which === "duplicate" && request.fileCount > 0;
      toast.done({
        title: t(`request.${which}.done`, { number }),
        ...(leavesFiles && { detail: t("files.notCopied") }),
      });
      if (which === "duplicate" && answer) onOpen(answer.budgetRequestId);
      if (which === "delete") onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("request.notDone", { number })),
  });
  const shared = { isPending: act.isPending };
  return (
    <Group gap="sm">
      {request.mayWithdraw && (
        <ActButton {...shared} verb={t("request.withdraw.verb")} icon={Undo2} onAct={() => act.mutate("withdraw")} />
      )}
      <ActButton {...shared} verb={t("request.duplicate.verb")} icon={Copy} onAct={() => act.mutate("duplicate")} />
      {request.mayEdit && (
        <ActButton
          {...shared}
          verb={t("request.delete.verb")}
          icon={Trash2}
          question={{ title: t("request.delete.title", { number }), body: t("request.delete.body") }}
          onAct={() => act.mutate("delete")}
        />
      )}
    </Group>
  );
}

interface Props {
  request: RequestDetail;
  onClose: () => void;
}

/** A request as it is read: what is asked for, what that means now, and what was answered. */
export function RequestShown({ request, onClose }: Props): ReactNode {
  const t = messages.useT();
  const size = useSize();
  const formats = useFormats();
  const [parts, setParts] = useState<Parts | null>(null);
  const isOver = request.isOverNow ?? request.isOverBudget;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="xs">
          <StatusBadge tone={TONES[request.status]}>{t(`status.${request.status}`)}</StatusBadge>
          {request.kind !== "money" && <StatusBadge tone="neutral">{t(`${request.kind}.one`)}</StatusBadge>}
        </Group>
        <Text fw={600} size="lg" className={classes.amount ?? ""}>
          {size(request, request.total)}
        </Text>
      </Group>
      {request.isOverBudget && (
        <Alert
          color="amber"
          variant="light"
          icon={<TriangleAlert size={18} aria-hidden />}
          title={t("request.overTitle")}
        >
          {request.overrunReason}
          {request.status === "submitted" && !isOver && <Text size="sm">{t("request.fitsNow")}</Text>}
        </Alert>
      )}
      <OverCategories over={request.overCategories} currency={request.currency} />
      <CategoryMoves moves={request.categoryMoves} currency={request.currency} isDone={request.status === "approved"} />
      {request.nobodyAnswers && <NobodyAnswers isYours={request.mayWithdraw} />}
      <Facts
        items={[
          { label: t("request.by"), value: request.by?.fullName },
          { label: t("budget.project"), value: request.projectName },
          ...(request.neededBy ? [{ label: t("request.neededBy"), value: formats.moment(request.neededBy) }] : []),
          ...(request.expiresAt
            ? [
                {
                  label: t("request.expiresAt"),
                  value: <RelativeTime when={request.expiresAt} timeZone={request.timeZone} />,
                },
              ]
            : []),
          ...(request.reason ? [{ label: t("request.reason"), value: request.reason }] : []),
          ...(request.answeredBy ? [{ label: t("answer.by"), value: request.answeredBy.fullName }] : []),
          ...(request.answerNote ? [{ label: t("answer.note"), value: request.answerNote }] : []),
        ]}
      />
      <Stack component="ul" gap="sm" m={0} p={0} className={classes.list ?? ""} aria-label={t("request.lines")}>
        {request.lines.map((line) => (
          <Line key={line.budgetRequestLineId} line={line} request={request} part={parts?.[line.budgetRequestLineId]} />
        ))}
      </Stack>
      <RequestFiles key={request.budgetRequestId} request={request} />
      <Turns request={request} />
      <AlsoWaiting request={request} />
      {request.mayAnswer && (
        <AnswerForm key={request.revision} request={request} parts={parts} onParts={setParts} onClose={onClose} />
      )}
    </Stack>
  );
}
