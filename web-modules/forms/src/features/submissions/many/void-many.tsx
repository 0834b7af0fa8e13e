import { Dialog, Stack, Text, toast } from "@groundwork/kit";
import { Form, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";
import { useReadAgain } from "../../api/keys";
import { type Kept, type ManyDialogProps, useActOnMany } from "./act-on-many";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";

const MOST_CHARACTERS = 2000;

/** Several submissions voided for one reason, one after the other; what was not is told, each with why. */
export function VoidMany(props: ManyDialogProps): ReactNode {
  const t = manyMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t("many.void.title", { count: props.rows.length })}>
      <VoidManyForm {...props} />
    </Dialog>
  );
}

function VoidManyForm({ rows, onClose, onRefused, onDone }: ManyDialogProps): ReactNode {
  const t = manyMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useActOnMany(rows);
  const form = useForm<{ reason: string }, readonly Kept[]>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() ? null : t("many.reasonMissing") }),
    submit: ({ reason }) => run({ kind: "void", reason }),
    onSuccess: async (refused) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return onRefused(refused.map(({ row }) => row));
      toast.done({ title: t("many.void.done", { count: rows.length }) });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("many.void.title", { count: rows.length })}>
      <Stack gap="md">
        <Text>{t("many.void.body")}</Text>
        <KeptNote title={t("many.void.kept", { count: kept.length })} kept={kept} />
        <TextAreaField
          {...form.field("reason")}
          label={t("many.reason")}
          description={t("many.reasonHelp")}
          maxLength={MOST_CHARACTERS}
          required
        />
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          <SubmitButton color="brick">{t(kept.length > 0 ? "many.again" : "many.void.verb")}</SubmitButton>
        </ManyActions>
      </Stack>
    </Form>
  );
}
