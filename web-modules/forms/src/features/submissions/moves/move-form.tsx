import { Button, Group, Stack, Text, toast, useSession } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionDetail } from "../api";
import { moves } from "./api";
import type { StepToTake } from "./step-to-take";

export type Move = "recall" | "void" | "reopen" | "free";

const MAY_BE_SILENT: readonly Move[] = ["recall", "free"];

const MOST_CHARACTERS = 2000;

interface Said {
  reason: string;
  toStepId: string | null;
}

interface MoveFormProps {
  move: Move;
  detail: SubmissionDetail;
  step: StepToTake | null;
  onClose: () => void;
}

/** What follows, asked before it is done, and why it is. */
export default function MoveForm({ move, detail, step, onClose }: MoveFormProps): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const steps = detail.stepsToReopen;
  const userId = useSession().profile?.userId;
  // Nobody is mailed of what they did themselves.
  const hasReaders = move !== "free" || step?.assignee?.userId !== userId;
  const isSilent = MAY_BE_SILENT.includes(move);
  const form = useForm<Said>({
    initial: { reason: "", toStepId: steps.at(-1)?.stepId ?? null },
    validate: ({ reason, toStepId }) => ({
      reason: isSilent || reason.trim() ? null : t("moves.reasonMissing"),
      toStepId: move === "reopen" && !toStepId ? t("moves.reopen.stepMissing") : null,
    }),
    submit: ({ reason, toStepId }, options) => {
      if (move === "reopen") return moves.reopen(detail, reason, toStepId ?? "", options);
      if (move === "free") return moves.assign(detail, step?.stepId ?? null, null, reason, options);
      return moves[move](detail, reason, options);
    },
    onSuccess: async () => {
      toast.done({ title: t(`moves.${move}.done`) });
      onClose();
      await readAgain("submissions", "todos");
    },
  });
  return (
    <Form form={form} aria-label={t(`moves.${move}.title`)}>
      <Stack gap="md">
        <Text>{t(`moves.${move}.body`, { step: step?.stepName ?? detail.currentStepName })}</Text>
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
        {hasReaders && (
          <TextAreaField
            {...form.field("reason")}
            label={t("moves.reason")}
            description={t(move === "free" ? "moves.free.reasonHelp" : "moves.reasonHelp")}
            maxLength={MOST_CHARACTERS}
            required={!isSilent}
          />
        )}
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
