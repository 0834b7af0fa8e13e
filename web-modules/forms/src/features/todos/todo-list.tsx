import { Button, EmptyState, ErrorState, Group, LoadingState, Text, useQuery } from "@groundwork/kit";
import { CheckCheck, Inbox } from "@groundwork/kit/icons";
import { type ReactNode, useEffect } from "react";
import { messages } from "../../messages";
import { TODO_PAGE, type TodoKind, todosQuery } from "./api";
import { TodoItems } from "./todo-items";

interface TodoListProps {
  kind: TodoKind;
  page: number;
  onPage: (page: number) => void;
}

export function TodoList({ kind, page, onPage }: TodoListProps): ReactNode {
  const t = messages.useT();
  const todos = useQuery(todosQuery(kind, page));
  const pages = todos.data && Math.max(1, Math.ceil(todos.data.totalCount / TODO_PAGE));
  // What was on the last page is done: what is left stands before it.
  const isBehind = pages !== undefined && page > pages;
  useEffect(() => {
    if (isBehind) onPage(pages);
  });
  if (todos.isError && !todos.data) return <ErrorState error={todos.error} retry={() => void todos.refetch()} />;
  if (!todos.data || pages === undefined || isBehind) return <LoadingState shape="cards" rows={4} />;
  if (todos.data.totalCount === 0)
    return (
      <EmptyState icon={kind === "myTurn" ? CheckCheck : Inbox} title={t(`todos.empty.${kind}.title`)}>
        {t(`todos.empty.${kind}.body`)}
      </EmptyState>
    );
  return (
    <>
      <TodoItems label={t(`todos.${kind}`)} todos={todos.data.data} />
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
