import { Alert, Button, Dialog, Group, isApiError, Stack, Text, toast } from "@groundwork/kit";
import { Form, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionRow } from "../api";
import { shownNumber } from "../number";
import { moves } from "./api";

const MOST_CHARACTERS = 2000;

interface Kept {
  row: SubmissionRow;
  message: string;
}

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
  const [done, setDone] = useState(0);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  // Tried again are those that were not voided the first time.
  const left = kept.length > 0 ? kept.map(({ row }) => row) : rows;
  const form = useForm<{ reason: string }, readonly Kept[]>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : t("moves.reasonMissing") }),
    submit: async ({ reason }, { idempotencyKey }) => {
      const refused: Kept[] = [];
      for (const row of left) {
        try {
          await moves.void(row, reason, { idempotencyKey: `${idempotencyKey} ${row.submissionId}` });
          setDone((before) => before + 1);
        } catch (error) {
          if (!isApiError(error)) throw error;
          refused.push({ row, message: error.message });
        }
      }
      return refused;
    },
    onSuccess: async (refused) => {
      setKept(refused);
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
        {kept.length > 0 && (
          <Alert color="amber" role="alert" title={t("moves.voidMany.kept", { count: kept.length })}>
            <ul>
              {kept.map(({ row, message }) => (
                <li key={row.submissionId}>
                  {[row.templateName, shownNumber(row.referenceNumberStr)].filter(Boolean).join(" · ")}: {message}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <TextAreaField
          {...form.field("reason")}
          label={t("moves.reason")}
          description={t("moves.reasonHelp")}
          maxLength={MOST_CHARACTERS}
          required
        />
        {form.status === "submitting" && (
          <Text role="status">{t("moves.voidMany.progress", { done, count: rows.length })}</Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("moves.cancel")}
          </Button>
          <SubmitButton color="brick">{t(kept.length > 0 ? "moves.voidMany.again" : "moves.void.verb")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
