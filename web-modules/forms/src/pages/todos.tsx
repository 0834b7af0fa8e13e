import { AppPage, Button, Link, useUrlState } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { UnsentNote } from "../features/fill/unsent-note";
import { TodoList } from "../features/todos/todo-list";
import { FIRST_KIND, TODO_KINDS, TodoTabs } from "../features/todos/todo-tabs";
import { messages } from "../messages";

export default function TodosPage(): ReactNode {
  const t = messages.useT();
  const [shown, show] = useUrlState({ type: FIRST_KIND, page: "1" });
  const kind = TODO_KINDS.find((each) => each === shown.type) ?? FIRST_KIND;
  const page = Math.max(1, Math.trunc(Number(shown.page)) || 1);
  return (
    <AppPage
      title={t("todos.title")}
      description={t("todos.description")}
      actions={
        <Button component={Link} to="/forms/submissions/new" leftSection={<Plus size={16} aria-hidden />}>
          {t("submissions.start")}
        </Button>
      }
    >
      <UnsentNote />
      <TodoTabs current={kind} />
      <TodoList kind={kind} page={page} onPage={(next) => show({ page: String(next) })} />
    </AppPage>
  );
}
