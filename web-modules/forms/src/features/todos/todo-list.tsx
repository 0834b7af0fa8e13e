import {
  Button,
  EmptyState,
  ErrorState,
  Group,
  Link,
  LoadingState,
  RelativeTime,
  Text,
  useQuery,
} from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import { CheckCheck, ChevronRight, Inbox } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import type { SubmissionRow } from "../submissions/api";
import { SubmissionState } from "../submissions/submission-state";
import { TODO_PAGE, type TodoKind, todosQuery } from "./api";
import classes from "./todos.module.css";

type T = ReturnType<typeof messages.useT>;

/** What is to be done about it, or who is at it. */
function deedOf(t: T, todo: SubmissionRow): string {
  if (todo.state === "done") return t("todos.deed.done");
  const step = todo.currentStepName;
  if (!todo.isMyTurn) return t("todos.deed.waits", { step });
  return t(todo.state === "draft" ? "todos.deed.finish" : "todos.deed.act", { step });
}

function Todo({ todo, project }: { todo: SubmissionRow; project: string }): ReactNode {
  const t = messages.useT();
  return (
    <li>
      <Link
        to={`/forms/submissions/${todo.submissionId}`}
        className={classes.todo ?? ""}
        data-mine={todo.isMyTurn || undefined}
      >
        <span className={classes.words}>
          <strong>{deedOf(t, todo)}</strong>
          <span>{[todo.templateName, todo.referenceNumberStr].filter(Boolean).join(" · ")}</span>
          <Text component="small" size="sm" c="dimmed">
            {[project, todo.submitter?.fullName].filter(Boolean).join(" · ")}
          </Text>
        </span>
        <span className={classes.side}>
          <SubmissionState state={todo.state} />
          <Text component="small" size="sm" c="dimmed">
            <RelativeTime when={todo.updated} />
          </Text>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}

interface TodoListProps {
  kind: TodoKind;
  page: number;
  onPage: (page: number) => void;
}

export function TodoList({ kind, page, onPage }: TodoListProps): ReactNode {
  const t = messages.useT();
  const todos = useQuery(todosQuery(kind, page));
  const projects = useQuery(projectChoice);
  const names = useMemo(() => new Map(projects.data?.map((each) => [each.projectId, each.name])), [projects.data]);
  if (todos.isError && !todos.data) return <ErrorState error={todos.error} retry={() => void todos.refetch()} />;
  if (!todos.data) return <LoadingState shape="cards" rows={4} />;
  if (todos.data.totalCount === 0)
    return (
      <EmptyState icon={kind === "myTurn" ? CheckCheck : Inbox} title={t(`todos.empty.${kind}.title`)}>
        {t(`todos.empty.${kind}.body`)}
      </EmptyState>
    );
  const pages = Math.ceil(todos.data.totalCount / TODO_PAGE);
  return (
    <>
      <ul className={classes.todos} aria-label={t(`todos.${kind}`)}>
        {todos.data.data.map((todo) => (
          <Todo key={todo.submissionId} todo={todo} project={names.get(todo.projectId) ?? ""} />
        ))}
      </ul>
      {pages > 1 && (
        <Group justify="center" mt="md" gap="sm">
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t("todos.previous")}
          </Button>
          <Text size="sm">{t("todos.page", { page, pages })}</Text>
          <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t("todos.next")}
          </Button>
        </Group>
      )}
    </>
  );
}
