import { Button, Text } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { todoListMessages } from "../../messages/todo-list";
import type { SubmissionRow } from "../submissions/api";
import { useMany } from "../submissions/many/use-many";
import { isPressable, type TodoChoice } from "./todo-items";
import classes from "./todos.module.css";

const ACTS = ["press", "claim", "handOver"] as const;

interface ChosenTodos {
  choice: TodoChoice;
  /** What may be done with those that are chosen. */
  bar: ReactNode;
  /** Beside the list: it is told what was refused also where the last of them is gone. */
  dialog: ReactNode;
}

/** Several to-dos of a page that are done at once. */
export function useTodoChoice(todos: readonly SubmissionRow[]): ChosenTodos {
  const t = todoListMessages.useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useMany(ACTS);
  const pressable = todos.filter(isPressable);
  // What somebody else has done meanwhile is no longer there to be done.
  const rows = pressable.filter(({ submissionId }) => chosen.has(submissionId));
  const only = (some: readonly SubmissionRow[]) => setChosen(new Set(some.map(({ submissionId }) => submissionId)));
  const choose: TodoChoice["choose"] = (submissionId, isChosen) =>
    only(pressable.filter((each) => (each.submissionId === submissionId ? isChosen : rows.includes(each))));
  const areAllChosen = rows.length === pressable.length;
  const bar = pressable.length > 1 && (
    <div className={classes.bar}>
      <Text role="status" size="sm">
        {t("todoList.chosen", { count: rows.length })}
      </Text>
      {/* One that stays: the focus is in it. */}
      <Button size="compact-md" variant="subtle" onClick={() => only(areAllChosen ? [] : pressable)}>
        {areAllChosen ? t("todoList.chooseNone") : t("todoList.chooseAll", { count: pressable.length })}
      </Button>
      {rows.length > 0 && many.bulkActions(rows, (except = []) => only(except))}
    </div>
  );
  const choice: TodoChoice = {
    chosen: new Set(rows.map(({ submissionId }) => submissionId)),
    choose,
    labelOf: ({ templateName: form, referenceNumberStr: number }) => t("todoList.choose", { form, number }),
  };
  return { choice, bar, dialog: many.dialog };
}
