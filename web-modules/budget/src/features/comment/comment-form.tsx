import { Button, Stack, Text, toast, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useId, useRef } from "react";
import { messages } from "../../messages";
import { BUDGET } from "../api";
import { type Comment, type CommentPerson, writes } from "./api";
import { MentionList, useMentions } from "./mention-list";
import { mentionedIn, namesNobody, suggested, withMention } from "./mentions";

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
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(text, suggested(text, people), (person) => {
    form.set({ text: withMention(text, person) });
    // Once the text is there: one goes on typing behind the name.
    requestAnimationFrame(() => {
      const end = box.current?.value.length ?? 0;
      box.current?.focus();
      box.current?.setSelectionRange(end, end);
    });
  });
  const isOpen = mentions.options.length > 0;
  const nobody = namesNobody(text, people);
  return (
    <Form form={form} aria-label={label}>
      <Stack gap="xs">
        <TextAreaField
          {...form.field("text")}
          label={label}
          description={people.length > 0 ? t("comments.help") : undefined}
          rows={2}
          maxLength={LONGEST}
          ref={box}
          onKeyDown={mentions.onKeyDown}
          completion={{
            "aria-autocomplete": "list",
            "aria-haspopup": "listbox",
            ...(isOpen && { "aria-controls": id, "aria-activedescendant": `${id}-${mentions.active}` }),
          }}
        />
        {isOpen && <MentionList id={id} mentions={mentions} />}
        {nobody.length > 0 && (
          <Text size="sm" role="status">
            {t("comments.nobodyTold", { names: nobody.join(", ") })}
          </Text>
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
