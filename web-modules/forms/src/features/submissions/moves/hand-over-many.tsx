import { Dialog, ErrorState, LoadingState, Stack, Text, toast, useQueries } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { moveMessages } from "../../../messages/move-dialogs";
import { useReadAgain } from "../../api/keys";
import type { SubmissionRow } from "../api";
import { assignableQuery, moves } from "./api";
import { type Kept, useEachOf } from "./each-of";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";

interface HandOverManyProps {
  rows: readonly SubmissionRow[];
  onClose: () => void;
  /** All of them are somebody else's. */
  onDone: () => void;
}

/** Several steps handed to one person; what was not is told, each with why. */
export default function HandOverMany(props: HandOverManyProps): ReactNode {
  const t = moveMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t("moves.handOverMany.title", { count: props.rows.length })}>
      <People {...props} />
    </Dialog>
  );
}

/** Of each step that they stand at one: its people are those of all of them. */
function oneOfEachStep(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const steps = new Map(rows.map((row) => [`${row.templateId} ${row.templateVersion} ${row.currentStepId}`, row]));
  return [...steps.values()];
}

function People({ rows, onClose, onDone }: HandOverManyProps): ReactNode {
  const t = moveMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useEachOf(rows);
  const [first, ...others] = useQueries({ queries: oneOfEachStep(rows).map((row) => assignableQuery(row)) });
  const form = useForm<{ userId: string | null }, readonly Kept[]>({
    initial: { userId: null },
    validate: ({ userId }) => ({ userId: userId ? null : t("moves.handOver.missing") }),
    submit: ({ userId }, { idempotencyKey }) =>
      run((row) => moves.assign(row, userId, { idempotencyKey: `${idempotencyKey} ${row.submissionId}` })),
    onSuccess: async (refused) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return;
      toast.done({ title: t("moves.handOverMany.done", { count: rows.length }) });
      onDone();
    },
  });
  const failed = [first, ...others].find((each) => each?.isError);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (!first?.data || others.some(({ data }) => !data)) return <LoadingState rows={2} />;
  const people = first.data.filter(({ userId }) =>
    others.every(({ data }) => data?.some((each) => each.userId === userId)),
  );
  return (
    <Form form={form} aria-label={t("moves.handOverMany.title", { count: rows.length })}>
      <Stack gap="md">
        <Text>{t(people.length > 0 ? "moves.handOverMany.body" : "moves.handOverMany.nobody")}</Text>
        <KeptNote title={t("moves.handOverMany.kept", { count: kept.length })} kept={kept} />
        {people.length > 0 && (
          <SelectField
            {...form.field("userId")}
            label={t("moves.handOver.to")}
            options={people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
            required
          />
        )}
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          {people.length > 0 && (
            <SubmitButton>{t(kept.length > 0 ? "moves.voidMany.again" : "moves.handOver.verb")}</SubmitButton>
          )}
        </ManyActions>
      </Stack>
    </Form>
  );
}
