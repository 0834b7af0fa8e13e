import {
  Button,
  confirm,
  ErrorState,
  Group,
  LoadingState,
  RelativeTime,
  Stack,
  Text,
  Title,
  toast,
  useAction,
  useInfiniteQuery,
  useLiveNotes,
  useQueryClient,
} from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { BUDGET, type RequestDetail } from "../api";
import { COMMENTS, type Comment, type CommentPerson, commentsQuery, writes } from "./api";
import { CommentForm } from "./comment-form";
import classes from "./comments.module.css";

interface RowProps {
  comment: Comment;
  request: RequestDetail;
  people: readonly CommentPerson[];
}

function Row({ comment, request, people }: RowProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const takeBack = useAction<Comment, Comment>({
    run: (which, options) => writes.takeBack(which, options),
    onSuccess: async () => {
      toast.done({ title: t("comments.takenBack") });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("comments.stays")),
  });
  const ask = async () => {
    const question = { title: t("comments.takeBackTitle"), body: t("comments.takeBackBody") };
    if (await confirm({ ...question, verb: t("comments.takeBack"), danger: true })) takeBack.mutate(comment);
  };
  const said = (
    <>
      <RelativeTime when={comment.createdAt} timeZone={request.timeZone} />
      {comment.editedAt && ` · ${t("comments.edited")}`}
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
          {t("comments.wasTakenBack")}
        </Text>
      )}
      {isChanging ? (
        <CommentForm
          budgetRequestId={request.budgetRequestId}
          people={people}
          comment={comment}
          onDone={() => setChanging(false)}
        />
      ) : (
        comment.text && <p className={classes.text}>{comment.text}</p>
      )}
      {comment.mayChange && !isChanging && (
        <Group gap="xs">
          <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
            {t("comments.change")}
          </Button>
          <Button variant="subtle" size="compact-sm" loading={takeBack.isPending} onClick={() => void ask()}>
            {t("comments.takeBack")}
          </Button>
        </Group>
      )}
    </li>
  );
}

/** What is said about a request that was sent, the oldest first as one reads it. */
export function Comments({ request }: { request: RequestDetail }): ReactNode {
  const t = messages.useT();
  const { budgetRequestId } = request;
  const found = useInfiniteQuery(commentsQuery(budgetRequestId));
  useLiveNotes(COMMENTS, () => void found.refetch());
  if (found.error && !found.data) {
    return <ErrorState error={found.error} title={t("comments.failed")} retry={() => void found.refetch()} />;
  }
  if (!found.data) return <LoadingState />;
  const { people = [], mayComment = false } = found.data.pages[0] ?? {};
  const comments = found.data.pages.flatMap((page) => page.comments).reverse();
  if (comments.length === 0 && !mayComment) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t("comments.title")}>
      <Title order={3}>{t("comments.title")}</Title>
      {found.hasNextPage && (
        <div>
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t("comments.older")}
          </Button>
        </div>
      )}
      {comments.length > 0 && (
        <ol className={classes.comments} aria-label={t("comments.title")}>
          {comments.map((each) => (
            <Row key={each.budgetCommentId} comment={each} request={request} people={people} />
          ))}
        </ol>
      )}
      {mayComment && <CommentForm budgetRequestId={budgetRequestId} people={people} />}
    </Stack>
  );
}
