import { Button, Group, Stack, Text, toast, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET } from "../api";
import { type Comment, type CommentPerson, writes } from "./api";
import { mentionedIn, suggested, withMention } from "./mentions";

const LONGEST = 2000;

interface Props {
  budgetRequestId: string;
  people: readonly CommentPerson[];
  /** Whose words are changed; absent: a new one. */
  comment?: Comment;
  onDone?: () => void;
}

/** What one has to say; an @ names somebody who sees the request, and tells them by mail. */
export function CommentForm({ budgetRequestId, people, comment, onDone }: Props): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const form = useForm<{ text: string }, Comment>({
    initial: { text: comment?.text ?? "" },
    validate: ({ text }) => ({ text: text.trim() ? null : t("comments.missing") }),
    submit: ({ text }, options) => {
      const body = { text: text.trim(), mentionedUserIds: mentionedIn(text, people) };
      return comment
        ? writes.update({ budgetCommentId: comment.budgetCommentId, ...body }, options)
        : writes.create({ budgetRequestId, ...body }, options);
    },
    onSuccess: async () => {
      toast.done({ title: t(comment ? "comments.changed" : "comments.sent") });
      if (!comment) form.reset();
      onDone?.();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const { text } = form.values;
  const label = t(comment ? "comments.change" : "comments.write");
  const found = suggested(text, people);
  return (
    <Form form={form} aria-label={label}>
      <Stack gap="xs">
        <TextAreaField
          {...form.field("text")}
          label={label}
          description={people.length > 0 ? t("comments.help") : undefined}
          rows={2}
          maxLength={LONGEST}
        />
        {found.length > 0 && (
          <Group gap="xs" role="group" aria-label={t("comments.mention")}>
            {found.map((person) => (
              <Button key={person.userId} variant="light" onClick={() => form.set({ text: withMention(text, person) })}>
                @{person.fullName}
              </Button>
            ))}
          </Group>
        )}
        {mentionedIn(text, people).length > 0 && (
          <Text size="sm" c="dimmed">
            {t("comments.willTell")}
          </Text>
        )}
        <FormActions state={false}>
          {comment && (
            <Button variant="default" onClick={onDone}>
              {t("action.cancel")}
            </Button>
          )}
          <SubmitButton>{t(comment ? "action.save" : "comments.verb")}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
