import { Button, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import type { Person } from "../directory/types";
import { Form, FormActions, SubmitButton } from "../forms/form";
import { TextAreaField } from "../forms/text-fields";
import { useForm } from "../forms/use-form";
import { toast } from "../ui/toasts";
import { commentMessages } from "./comment-messages";
import { MentionList, useMentions } from "./mention-list";
import { mentionedIn, namesNobody, suggested, withMention } from "./mentions";
import type { Comment, CommentCalls } from "./types";

const LONGEST = 2000;

interface Props {
  calls: CommentCalls;
  people: readonly Person[];
  /** Whose words are changed; absent: a new one. */
  comment?: Comment;
  onDone?: () => void;
}

/** What one has to say; an @ names somebody who sees it too, and tells them by mail. */
export function CommentForm({ calls, people, comment, onDone }: Props): ReactNode {
  const t = commentMessages.useT();
  const client = useQueryClient();
  const form = useForm<{ text: string }, unknown>({
    initial: { text: comment?.text ?? "" },
    validate: ({ text }) => ({ text: text.trim() ? null : t("missing") }),
    submit: ({ text }, options) => {
      const said = { text: text.trim(), mentionedUserIds: mentionedIn(text, people) };
      return comment ? calls.update(comment.id, said, options) : calls.create(said, options);
    },
    onSuccess: async () => {
      toast.done({ title: t(comment ? "changed" : "sent") });
      if (!comment) form.reset();
      onDone?.();
      await client.invalidateQueries({ queryKey: calls.changes });
    },
  });
  const { text } = form.values;
  const label = t(comment ? "change" : "write");
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
    // Without a name of its own, which the box has: several stand on one page.
    <Form form={form}>
      <Stack gap="xs">
        <TextAreaField
          {...form.field("text")}
          label={label}
          description={people.length > 0 ? t("help") : undefined}
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
            {t("nobodyTold", { names: nobody.join(", ") })}
          </Text>
        )}
        {mentionedIn(text, people).length > 0 && (
          <Text size="sm" c="dimmed">
            {t("willTell")}
          </Text>
        )}
        <FormActions state={false}>
          {comment && (
            <Button variant="default" onClick={onDone}>
              {t("cancel")}
            </Button>
          )}
          <SubmitButton>{t(comment ? "save" : "verb")}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
