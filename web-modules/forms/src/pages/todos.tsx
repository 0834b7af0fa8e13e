import { AppPage, Button, Link, useUrlState } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { UnsentNote } from "../features/fill/unsent-note";
import type { TodoKind } from "../features/todos/api";
import { askedIn, TODO_FILTERS } from "../features/todos/todo-filters";
import { TodoList } from "../features/todos/todo-list";
import { FIRST_KIND, TODO_KINDS, TodoTabs } from "../features/todos/todo-tabs";
import { messages } from "../messages";

export default function TodosPage(): ReactNode {
  const t = messages.useT();
  const [shown] = useUrlState({ type: FIRST_KIND });
  const control = useTableState({ filters: TODO_FILTERS });
  const kind = TODO_KINDS.find((each) => each === shown.type) ?? FIRST_KIND;
  const askedOf = (each: TodoKind) => askedIn(each, control.filters);
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
      <TodoTabs current={kind} askedOf={askedOf} />
      <TodoList kind={kind} asked={askedOf(kind)} control={control} />
    </AppPage>
  );
}
