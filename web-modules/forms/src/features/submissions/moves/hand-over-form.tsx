import { Button, ErrorState, Group, LoadingState, Stack, Text, toast, useQuery } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionDetail } from "../api";
import { assignableQuery, moves } from "./api";
import type { StepToTake } from "./step-to-take";

const MOST_CHARACTERS = 2000;

export interface HandOverProps {
  detail: SubmissionDetail;
  step: StepToTake;
  onClose: () => void;
}

export default function HandOverForm({ detail, step, onClose }: HandOverProps): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const people = useQuery(assignableQuery(detail, step.stepId));
  const form = useForm<{ userId: string | null; reason: string }>({
    initial: { userId: null, reason: "" },
    validate: ({ userId }) => ({ userId: userId ? null : t("moves.handOver.missing") }),
    submit: ({ userId, reason }, options) => moves.assign(detail, step.stepId, userId, reason, options),
    onSuccess: async () => {
      toast.done({ title: t("moves.handOver.done") });
      onClose();
      await readAgain("submissions", "todos");
    },
  });
  if (people.isPending) return <LoadingState rows={2} />;
  if (people.isError) return <ErrorState error={people.error} retry={() => void people.refetch()} />;
  const others = people.data.filter(({ userId }) => userId !== step.assignee?.userId);
  return (
    <Form form={form} aria-label={t("moves.handOver.title")}>
      <Stack gap="md">
        <Text>{t("moves.handOver.body", { step: step.stepName })}</Text>
        <SelectField
          {...form.field("userId")}
          label={t("moves.handOver.to")}
          description={t("moves.handOver.who")}
          options={others.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          required
        />
        <TextAreaField
          {...form.field("reason")}
          label={t("moves.reason")}
          description={t("moves.handOver.reasonHelp")}
          maxLength={MOST_CHARACTERS}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("moves.cancel")}
          </Button>
          <SubmitButton>{t("moves.handOver.verb")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
