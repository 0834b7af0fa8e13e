import {
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  Text,
  type UseQueryResult,
  useQuery,
} from "@groundwork/kit";
import type { Page } from "@groundwork/kit/directory";
import { CheckCheck, Inbox } from "@groundwork/kit/icons";
import { NothingFound, type TableControl } from "@groundwork/kit/table";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import type { SubmissionRow } from "../submissions/api";
import { TODO_PAGE, type TodoKind, type TodosAsked, todosQuery } from "./api";
import { TodoFilters } from "./todo-filters";
import { isPressable, type TodoChoice, TodoItems } from "./todo-items";
import { useTodoChoice } from "./use-todo-choice";

interface TodoListProps {
  kind: TodoKind;
  asked: TodosAsked;
  /** Its page, and what it is narrowed by. */
  control: TableControl;
}

export function TodoList(props: TodoListProps): ReactNode {
  const { kind, asked, control } = props;
  const todos = useQuery(todosQuery(kind, control.page, asked));
  const rows = todos.data?.data ?? [];
  const chosen = useTodoChoice(rows);
  const isAsked = Object.keys(asked).length > 0;
  // While the next page comes they stay where they are, and so does the focus in them.
  const [areShown, show] = useState(false);
  const isNarrowable = isAsked || (todos.data ? rows.length > 0 : areShown);
  if (isNarrowable !== areShown) show(isNarrowable);
  return (
    <>
      {isNarrowable && <TodoFilters kind={kind} control={control} todos={rows} />}
      {chosen.bar}
      <Todos {...props} todos={todos} choice={chosen.choice} />
      {chosen.dialog}
    </>
  );
}

interface TodosProps extends TodoListProps {
  todos: UseQueryResult<Page<SubmissionRow>>;
  choice: TodoChoice;
}

function Todos({ kind, asked, control, todos, choice }: TodosProps): ReactNode {
  const t = messages.useT();
  const { page } = control;
  const onPage = (next: number) => control.set({ page: next });
  const pages = todos.data && Math.max(1, Math.ceil(todos.data.totalCount / TODO_PAGE));
  // What was on the last page is done: what is left stands before it.
  const isBehind = pages !== undefined && page > pages;
  useEffect(() => {
    if (isBehind) onPage(pages);
  });
  if (todos.isError && !todos.data) return <ErrorState error={todos.error} retry={() => void todos.refetch()} />;
  if (!todos.data || pages === undefined || isBehind) return <LoadingState shape="cards" rows={4} />;
  if (todos.data.totalCount === 0)
    return Object.keys(asked).length > 0 ? (
      <NothingFound control={control} />
    ) : (
      <EmptyState icon={kind === "myTurn" ? CheckCheck : Inbox} title={t(`todos.empty.${kind}.title`)}>
        {t(`todos.empty.${kind}.body`)}
      </EmptyState>
    );
  return (
    <>
      <TodoItems
        label={t(`todos.${kind}`)}
        todos={todos.data.data}
        {...(todos.data.data.filter(isPressable).length > 1 && { choice })}
      />
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
