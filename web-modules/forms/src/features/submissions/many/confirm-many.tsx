import { Dialog, Stack, Text, toast } from "@groundwork/kit";
import { Form, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";
import { useReadAgain } from "../../api/keys";
import { type Kept, type ManyDialogProps, restoreMany, useActOnMany } from "./act-on-many";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";

interface ConfirmManyProps extends ManyDialogProps {
  kind: "claim" | "delete";
}

/** What needs no more than to be sure: taking steps, and deleting, which can be undone. */
function ConfirmMany(props: ConfirmManyProps): ReactNode {
  const t = manyMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t(`many.${props.kind}.title`, { count: props.rows.length })}>
      <ConfirmForm {...props} />
    </Dialog>
  );
}

function ConfirmForm({ kind, rows, onClose, onRefused, onDone }: ConfirmManyProps): ReactNode {
  const t = manyMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useActOnMany(rows);
  const restore = async (deleted: typeof rows) => {
    const count = deleted.length;
    try {
      const refused = await restoreMany(deleted);
      if (refused > 0) toast.failed({ title: t("many.notRestored", { count: refused }) });
      else toast.done({ title: t("many.restored", { count }) });
    } catch (error) {
      toast.error(error, t("many.notRestored", { count }));
    }
    await readAgain("submissions", "todos");
  };
  const form = useForm<Record<string, never>, readonly Kept[]>({
    initial: {},
    submit: () => run({ kind }),
    onSuccess: async (refused) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return onRefused(refused.map(({ row }) => row));
      toast.done({
        title: t(`many.${kind}.done`, { count: rows.length }),
        ...(kind === "delete" && { action: { label: t("many.undo"), run: () => void restore(rows) } }),
      });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={t(`many.${kind}.title`, { count: rows.length })}>
      <Stack gap="md">
        <Text>{t(`many.${kind}.body`)}</Text>
        <KeptNote title={t(`many.${kind}.kept`, { count: kept.length })} kept={kept} />
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          <SubmitButton {...(kind === "delete" && { color: "brick" })}>
            {t(kept.length > 0 ? "many.again" : `many.${kind}.verb`)}
          </SubmitButton>
        </ManyActions>
      </Stack>
    </Form>
  );
}

export const ClaimMany = (props: ManyDialogProps): ReactNode => <ConfirmMany kind="claim" {...props} />;
export const DeleteMany = (props: ManyDialogProps): ReactNode => <ConfirmMany kind="delete" {...props} />;
