import { Dialog, Stack, Text, toast } from "@groundwork/kit";
import { Form, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionRow } from "../api";
import { moves } from "./api";
import { type Kept, useEachOf } from "./each-of";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";

const MOST_CHARACTERS = 2000;

interface VoidManyProps {
  rows: readonly SubmissionRow[];
  onClose: () => void;
  /** All of them are void. */
  onDone: () => void;
}

/** Several submissions voided for one reason, one after the other; what was not is told, each with why. */
export default function VoidMany({ rows, onClose, onDone }: VoidManyProps): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened onClose={onClose} title={t("moves.voidMany.title", { count: rows.length })}>
      <VoidManyForm rows={rows} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function VoidManyForm({ rows, onClose, onDone }: VoidManyProps): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useEachOf(rows);
  const form = useForm<{ reason: string }, readonly Kept[]>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : t("moves.reasonMissing") }),
    submit: ({ reason }, { idempotencyKey }) =>
      run((row) => moves.void(row, reason, { idempotencyKey: `${idempotencyKey} ${row.submissionId}` })),
    onSuccess: async (refused) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return;
      toast.done({ title: t("moves.voidMany.done", { count: rows.length }) });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("moves.voidMany.title", { count: rows.length })}>
      <Stack gap="md">
        <Text>{t("moves.voidMany.body")}</Text>
        <KeptNote title={t("moves.voidMany.kept", { count: kept.length })} kept={kept} />
        <TextAreaField
          {...form.field("reason")}
          label={t("moves.reason")}
          description={t("moves.reasonHelp")}
          maxLength={MOST_CHARACTERS}
          required
        />
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          <SubmitButton color="brick">{t(kept.length > 0 ? "moves.voidMany.again" : "moves.void.verb")}</SubmitButton>
        </ManyActions>
      </Stack>
    </Form>
  );
}
