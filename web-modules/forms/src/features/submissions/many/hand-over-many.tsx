import { Dialog, ErrorState, LoadingState, Stack, Text, toast, useQueries } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";
import { useReadAgain } from "../../api/keys";
import { assignableQuery } from "../moves/api";
import { type Kept, type ManyDialogProps, useActOnMany } from "./act-on-many";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";
import { oneOfEachStep } from "./one-of-each-step";

const MOST_CHARACTERS = 2000;

/** Several steps handed to one person; what was not is told, each with why. */
export function HandOverMany(props: ManyDialogProps): ReactNode {
  const t = manyMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t("many.handOver.title", { count: props.rows.length })}>
      <People {...props} />
    </Dialog>
  );
}

function People({ rows, onClose, onRefused, onDone }: ManyDialogProps): ReactNode {
  const t = manyMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useActOnMany(rows);
  const [first, ...others] = useQueries({ queries: oneOfEachStep(rows).map((row) => assignableQuery(row)) });
  const form = useForm<{ userId: string | null; reason: string }, readonly Kept[]>({
    initial: { userId: null, reason: "" },
    validate: ({ userId }) => ({ userId: userId ? null : t("many.handOver.missing") }),
    submit: ({ userId, reason }) => run({ kind: "assign", userId, reason }),
    onSuccess: async (refused) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return onRefused(refused.map(({ row }) => row));
      toast.done({ title: t("many.handOver.done", { count: rows.length }) });
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
    <Form form={form} aria-label={t("many.handOver.title", { count: rows.length })}>
      <Stack gap="md">
        <Text>{t(people.length > 0 ? "many.handOver.body" : "many.handOver.nobody")}</Text>
        <KeptNote title={t("many.handOver.kept", { count: kept.length })} kept={kept} />
        {people.length > 0 && (
          <>
            <SelectField
              {...form.field("userId")}
              label={t("many.handOver.to")}
              description={t("many.handOver.who")}
              options={people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
              required
            />
            <TextAreaField
              {...form.field("reason")}
              label={t("many.reason")}
              description={t("many.handOver.reasonHelp")}
              maxLength={MOST_CHARACTERS}
            />
          </>
        )}
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          {people.length > 0 && <SubmitButton>{t(kept.length > 0 ? "many.again" : "many.handOver.verb")}</SubmitButton>}
        </ManyActions>
      </Stack>
    </Form>
  );
}
