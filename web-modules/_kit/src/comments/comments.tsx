import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAction } from "../api/use-action";
import { PersonLine } from "../directory/person";
import type { Person } from "../directory/types";
import { pollBesideNotes, useLiveNotes } from "../live/use-live-notes";
import { confirm } from "../ui/confirm";
import { Panel } from "../ui/layout";
import { ErrorState, LoadingState } from "../ui/states";
import { RelativeTime } from "../ui/time";
import { toast } from "../ui/toasts";
import { CommentForm } from "./comment-form";
import { commentMessages } from "./comment-messages";
import classes from "./comments.module.css";
import type { Comment, CommentCalls, CommentPage } from "./types";

interface RowProps {
  comment: Comment;
  calls: CommentCalls;
  people: readonly Person[];
  timeZone: string | null | undefined;
}

function Row({ comment, calls, people, timeZone }: RowProps): ReactNode {
  const t = commentMessages.useT();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const takeBack = useAction<string, unknown>({
    run: (id, options) => calls.takeBack(id, options),
    onSuccess: async () => {
      toast.done({ title: t("takenBack") });
      await client.invalidateQueries({ queryKey: calls.changes });
    },
    onError: (error) => toast.error(error, t("stays")),
  });
  const ask = async () => {
    const question = { title: t("takeBackTitle"), body: t("takeBackBody") };
    if (await confirm({ ...question, verb: t("takeBack"), danger: true })) takeBack.mutate(comment.id);
  };
  const said = (
    <>
      <RelativeTime when={comment.createdAt} timeZone={timeZone} />
      {comment.editedAt && ` · ${t("edited")}`}
    </>
  );
  return (
    <li className={classes.comment}>
      {comment.by ? (
        <PersonLine person={comment.by} detail={said} />
      ) : (
        <Text size="sm" c="dimmed">
          {said}
        </Text>
      )}
      {comment.isDeleted && (
        <Text size="sm" c="dimmed">
          {t("wasTakenBack")}
        </Text>
      )}
      {comment.about && (
        <Text size="sm" c="dimmed">
          {t("about", { field: comment.about })}
        </Text>
      )}
      {isChanging ? (
        <CommentForm calls={calls} people={people} comment={comment} onDone={() => setChanging(false)} />
      ) : (
        comment.text && <p className={classes.text}>{comment.text}</p>
      )}
      {comment.mayChange && !isChanging && (
        <Group gap="xs">
          <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
            {t("change")}
          </Button>
          <Button variant="subtle" size="compact-sm" loading={takeBack.isPending} onClick={() => void ask()}>
            {t("takeBack")}
          </Button>
        </Group>
      )}
    </li>
  );
}

export interface CommentsProps {
  calls: CommentCalls;
  /** Of the project's place. */
  timeZone?: string | null | undefined;
  /** As a section of a page; else as a part of a pane. */
  framed?: boolean;
}

/** What is said about something, the oldest first as one reads it. */
export function Comments({ calls, timeZone, framed = false }: CommentsProps): ReactNode {
  const t = commentMessages.useT();
  const found = useInfiniteQuery({
    queryKey: calls.queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      calls.read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: CommentPage) => last.next,
    refetchInterval: pollBesideNotes(calls.topic),
  });
  useLiveNotes(calls.topic, () => void found.refetch());
  if (found.error && !found.data) {
    return <ErrorState error={found.error} title={t("failed")} retry={() => void found.refetch()} />;
  }
  if (!found.data) return <LoadingState />;
  const { people = [], mayComment = false, total = 0 } = found.data.pages[0] ?? {};
  const comments = found.data.pages.flatMap((page) => page.comments).reverse();
  if (comments.length === 0 && !mayComment) return null;
  const heading = total > 0 ? t("heading", { count: total }) : t("title");
  const content = (
    <>
      {found.hasNextPage && (
        <div>
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t("older")}
          </Button>
        </div>
      )}
      {comments.length > 0 && (
        <ol className={classes.comments} aria-label={t("title")}>
          {comments.map((each) => (
            <Row key={each.id} comment={each} calls={calls} people={people} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {mayComment && <CommentForm calls={calls} people={people} />}
    </>
  );
  if (framed) {
    return (
      <Panel title={heading}>
        <Stack gap="xs">{content}</Stack>
      </Panel>
    );
  }
  return (
    <Stack gap="xs" component="section" aria-label={t("title")}>
      <Title order={3}>{heading}</Title>
      {content}
    </Stack>
  );
}
