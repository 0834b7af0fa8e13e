import { Link, RelativeTime, Text, useQuery, useSession } from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import { ChevronRight } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import type { SubmissionRow } from "../submissions/api";
import { approvedText } from "../submissions/approvals";
import { AttentionDeed } from "../submissions/attention";
import { useHere } from "../submissions/came-from";
import { DueMark } from "../submissions/due-mark";
import { numberedVersion } from "../submissions/number";
import { shownSteps } from "../submissions/parallel/shown-step";
import { PressesItself } from "../submissions/presses-itself";
import { SubmissionState, stateText } from "../submissions/submission-state";
import { ValidUntilMark } from "../submissions/valid-time/valid-until-mark";
import classes from "./todos.module.css";

type T = ReturnType<typeof messages.useT>;

/** A draft is filled in by itself. */
export const isPressable = (todo: SubmissionRow): boolean => todo.isMyTurn && todo.state === "ongoing";

/** What is to be done about it, or who is at it. */
function deedOf(t: T, todo: SubmissionRow, userId: string | undefined): string {
  if (todo.state === "done") return stateText(t, todo);
  const step = shownSteps(todo).names;
  if (!todo.isMyTurn) return t("todos.deed.waits", { step });
  if (todo.isNewVersion) return t("todos.deed.version", { step, version: todo.version });
  if (todo.lastMove === "recalled" || todo.lastMove === "reopened") return t(`todos.deed.${todo.lastMove}`, { step });
  if (todo.actsFor !== null) return t("todos.deed.inPlace", { step, name: todo.actsFor.fullName });
  if (todo.state !== "draft") return t(todo.isSentBack ? "todos.deed.again" : "todos.deed.act", { step });
  if (todo.submitter?.userId === userId) return t("todos.deed.finish", { step });
  return todo.submitter
    ? t("todos.deed.finishOf", { name: todo.submitter.fullName, step })
    : t("todos.deed.finishOfSomebody", { step });
}

/** Which of them are chosen, to be done at once. */
export interface TodoChoice {
  chosen: ReadonlySet<string>;
  choose: (submissionId: string, isChosen: boolean) => void;
  labelOf: (todo: SubmissionRow) => string;
}

interface TodoProps {
  todo: SubmissionRow;
  choice: TodoChoice | undefined;
  project: string;
  timeZone: string | undefined;
}

function Todo({ todo, choice, project, timeZone }: TodoProps): ReactNode {
  const t = messages.useT();
  const here = useHere();
  const userId = useSession().profile?.userId;
  const approved = approvedText(t, todo);
  const { dueAt } = shownSteps(todo);
  return (
    <li className={choice && classes.choosable}>
      {choice && isPressable(todo) && (
        <input
          type="checkbox"
          className={classes.choice}
          aria-label={choice.labelOf(todo)}
          checked={choice.chosen.has(todo.submissionId)}
          onChange={(event) => choice.choose(todo.submissionId, event.currentTarget.checked)}
        />
      )}
      <Link
        to={`/forms/submissions/${todo.submissionId}`}
        state={here}
        className={classes.todo ?? ""}
        data-mine={todo.isMyTurn || undefined}
      >
        <span className={classes.words}>
          <strong>{deedOf(t, todo, userId)}</strong>
          <span>
            {todo.templateName}
            {todo.referenceNumberStr && (
              <>
                {" · "}
                <span className={classes.reference}>{numberedVersion(todo.referenceNumberStr, todo.version)}</span>
              </>
            )}
          </span>
          <AttentionDeed of={todo} />
          {approved !== null && (
            <Text component="small" size="sm">
              {approved}
            </Text>
          )}
          {todo.assignee && todo.assignee.userId !== userId && (
            <Text component="small" size="sm">
              {t("moves.taken.short", { name: todo.assignee.fullName })}
            </Text>
          )}
          {todo.isMyTurn && todo.pressesItself && (
            <Text component="small" size="sm">
              <PressesItself of={todo} timeZone={timeZone} />
            </Text>
          )}
          <Text component="small" size="sm" c="dimmed">
            {[project, todo.submitter?.fullName].filter(Boolean).join(" · ")}
          </Text>
        </span>
        <span className={classes.side}>
          {dueAt === null ? <SubmissionState of={todo} /> : <DueMark of={{ dueAt }} />}
          <ValidUntilMark of={todo} timeZone={timeZone} onlyWhereUrgent />
          <Text component="small" size="sm" c="dimmed">
            {todo.state === "done" ? (
              <RelativeTime when={todo.updated} timeZone={timeZone} />
            ) : (
              // Its place in the list.
              <>
                {t("submissions.track.since")} <RelativeTime when={todo.stepEnteredAt} timeZone={timeZone} />
              </>
            )}
          </Text>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}

interface TodoItemsProps {
  label: string;
  todos: readonly SubmissionRow[];
  /** Where all of them are of the project that one is looking at. */
  hidesProject?: boolean;
  choice?: TodoChoice;
}

/** To-dos as links to where they are done. */
export function TodoItems({ label, todos, hidesProject = false, choice }: TodoItemsProps): ReactNode {
  const projects = useQuery(projectChoice);
  const known = useMemo(() => new Map(projects.data?.map((each) => [each.projectId, each])), [projects.data]);
  return (
    <ul className={classes.todos} aria-label={label}>
      {todos.map((todo) => (
        <Todo
          key={todo.submissionId}
          todo={todo}
          choice={choice}
          project={hidesProject ? "" : (known.get(todo.projectId)?.name ?? todo.projectName)}
          timeZone={known.get(todo.projectId)?.timeZone}
        />
      ))}
    </ul>
  );
}
