import { Button, Group, Stack, Text, toast } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionDetail } from "../api";
import { moves } from "./api";

export type Move = "recall" | "void" | "reopen";

const MOST_CHARACTERS = 2000;

interface Said {
  reason: string;
  toStepId: string | null;
}

interface MoveFormProps {
  move: Move;
  detail: SubmissionDetail;
  onClose: () => void;
}

/** What follows, asked before it is done, and why it is. */
export default function MoveForm({ move, detail, onClose }: MoveFormProps): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const steps = detail.stepsToReopen;
  const form = useForm<Said>({
    initial: { reason: "", toStepId: steps.at(-1)?.stepId ?? null },
    validate: ({ reason, toStepId }) => ({
      reason: move === "recall" || reason.trim() ? null : t("moves.reasonMissing"),
      toStepId: move === "reopen" && !toStepId ? t("moves.reopen.stepMissing") : null,
    }),
    submit: ({ reason, toStepId }, options) =>
      move === "reopen" ? moves.reopen(detail, reason, toStepId ?? "", options) : moves[move](detail, reason, options),
    onSuccess: async () => {
      toast.done({ title: t(`moves.${move}.done`) });
      onClose();
      await readAgain("submissions", "todos");
    },
  });
  return (
    <Form form={form} aria-label={t(`moves.${move}.title`)}>
      <Stack gap="md">
        <Text>{t(`moves.${move}.body`, { step: detail.currentStepName })}</Text>
        {move === "reopen" && (
          <SelectField
            {...form.field("toStepId")}
            label={t("moves.reopen.step")}
            description={t("moves.reopen.stepHelp")}
            options={steps.map(({ stepId, stepName }) => ({ value: stepId, label: stepName }))}
            searchable={false}
            required
          />
        )}
        <TextAreaField
          {...form.field("reason")}
          label={t("moves.reason")}
          description={t("moves.reasonHelp")}
          maxLength={MOST_CHARACTERS}
          required={move !== "recall"}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("moves.cancel")}
          </Button>
          <SubmitButton {...(move === "void" && { color: "brick" })}>{t(`moves.${move}.verb`)}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
