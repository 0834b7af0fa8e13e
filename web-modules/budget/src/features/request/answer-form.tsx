import {
  Alert,
  Button,
  minorOf,
  readAmount,
  Stack,
  toast,
  useAction,
  useFormats,
  useQueryClient,
} from "@groundwork/kit";
import { MoneyField, TextAreaField } from "@groundwork/kit/forms";
import { Check, CircleAlert, Split, X } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { BUDGET, type RequestDetail, type RequestLine, writes } from "../api";
import { useToldMoves } from "./category-moves";
import { useSize } from "./size";

/** What is asked for, or what those before have agreed to. */
const agreedOf = ({ approvedAmount, amount }: RequestLine) => approvedAmount ?? amount;

/** What is typed to be approved, by the lines' ids. */
export type Parts = Record<string, string>;

interface Props {
  request: RequestDetail;
  /** Null: all of it, or nothing. */
  parts: Parts | null;
  onParts: (parts: Parts | null) => void;
  onClose: () => void;
}

type Answer = "approved" | "partlyApproved" | "rejected";

/** Approve, approve a part of each line, or reject; what the reader saw is what they answer. */
export function AnswerForm({ request, parts, onParts, onClose }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const size = useSize();
  const client = useQueryClient();
  const toldMoves = useToldMoves(request.currency);
  const { budgetRequestId, revision, currency, lines } = request;
  const [note, setNote] = useState("");
  const [isRejecting, setRejecting] = useState(false);
  const [lacksWhy, setLacksWhy] = useState(false);
  const reply = useAction<Answer, RequestDetail>({
    run: (answer, options) =>
      writes.reply(
        {
          budgetRequestId,
          revision,
          answer,
          note,
          lines: answer === "partlyApproved" ? partLines() : [],
        },
        options,
      ),
    onSuccess: async ({ number, title, projectName: project, status, turns, categoryMoves }) => {
      const next = turns.find((turn) => turn.isCurrent);
      const who = next?.person?.fullName ?? t("turn.anyManager");
      toast.done({
        title: next
          ? t("answer.passedOn", { number, title, project, who })
          : t("answer.done", { number, title, project, status: t(`status.${status}`) }),
        ...(status === "approved" && categoryMoves?.length && { detail: toldMoves(categoryMoves).join(" · ") }),
      });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: async () => client.invalidateQueries({ queryKey: BUDGET }),
  });
  const partLines = () =>
    Object.entries(parts ?? {}).map(([budgetRequestLineId, typed]) => ({
      budgetRequestLineId,
      amount: readAmount(typed, currency) ?? "0",
    }));
  const isWrong = (lineId: string, asked: string) => {
    const minor = minorOf(readAmount(parts?.[lineId] ?? "", currency) ?? "", currency);
    return minor === null || minor < 0n || minor > (minorOf(asked, currency) ?? 0n);
  };
  const beginPart = () => onParts(Object.fromEntries(lines.map((each) => [each.budgetRequestLineId, agreedOf(each)])));
  const anyWrong = lines.some((line) => isWrong(line.budgetRequestLineId, agreedOf(line)));
  return (
    <Stack gap="md">
      {reply.error && (
        <Alert color="brick" variant="light" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
          {reply.error.message}
        </Alert>
      )}
      {parts &&
        lines.map((line) => (
          <MoneyField
            key={line.budgetRequestLineId}
            name={line.budgetRequestLineId}
            label={t("answer.partOf", { name: `${line.codeNumber} ${line.codeName}` })}
            description={t("answer.asked", { amount: formats.amount(agreedOf(line), currency) })}
            currency={currency}
            value={parts[line.budgetRequestLineId] ?? ""}
            onChange={(typed) => onParts({ ...parts, [line.budgetRequestLineId]: typed })}
            error={isWrong(line.budgetRequestLineId, agreedOf(line)) ? t("answer.partWrong") : null}
          />
        ))}
      {isRejecting && (
        <Alert color="brick" variant="light" role="status" icon={<CircleAlert size={18} aria-hidden />}>
          {t(lines.some((line) => !line.receives) ? "answer.rejectAsk" : "answer.rejectAskTransfer", {
            number: `#${request.number}`,
            who: request.by?.fullName ?? t("turn.whoAsked"),
          })}
        </Alert>
      )}
      <TextAreaField
        name="note"
        label={t(isRejecting ? "answer.why" : "answer.note")}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={setNote}
        required={isRejecting}
        error={lacksWhy && isRejecting && !note.trim() ? t("answer.whyMissing") : null}
      />
      {isRejecting ? (
        <>
          <Button
            color="brick"
            loading={reply.isPending}
            leftSection={<X size={16} aria-hidden />}
            onClick={() => (note.trim() ? reply.mutate("rejected") : setLacksWhy(true))}
          >
            {t("answer.reject")}
          </Button>
          <Button variant="default" onClick={() => setRejecting(false)}>
            {t("action.cancel")}
          </Button>
        </>
      ) : parts ? (
        <>
          <Button
            disabled={anyWrong}
            loading={reply.isPending}
            leftSection={<Split size={16} aria-hidden />}
            onClick={() => reply.mutate("partlyApproved")}
          >
            {t("answer.approvePart")}
          </Button>
          <Button variant="default" onClick={() => onParts(null)}>
            {t("action.cancel")}
          </Button>
        </>
      ) : (
        <>
          <Button
            loading={reply.isPending}
            leftSection={<Check size={16} aria-hidden />}
            onClick={() => reply.mutate("approved")}
          >
            {t("answer.approve", { amount: size(request, request.approvedTotal ?? request.total) })}
          </Button>
          {request.kind === "money" && (
            <Button variant="default" leftSection={<Split size={16} aria-hidden />} onClick={beginPart}>
              {t("answer.part")}
            </Button>
          )}
          <Button
            variant="light"
            color="brick"
            disabled={reply.isPending}
            leftSection={<X size={16} aria-hidden />}
            onClick={() => setRejecting(true)}
          >
            {t("answer.reject")}
          </Button>
        </>
      )}
    </Stack>
  );
}
