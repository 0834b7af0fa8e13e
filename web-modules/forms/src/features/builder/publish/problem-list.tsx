import { useProblemText } from "@groundwork/formwork";
import { ActionIcon, Button, EmptyState, Link } from "@groundwork/kit";
import { CircleCheck, Waypoints, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { focusField } from "../canvas/focus";
import { useFieldName } from "../canvas/labels";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./publish.module.css";
import type { Publishing } from "./use-publish";

export interface ProblemListProps {
  templateId: string;
  publishing: Publishing;
  /** After a problem was chosen: a sheet makes room for what it is about. */
  onChoose?: () => void;
}

/** What is missing before publishing. Each problem leads to what it is about. */
export function ProblemList({ templateId, publishing, onChoose }: ProblemListProps): ReactNode {
  const t = messages.useT();
  const { problems, close, publish, isRunning } = publishing;
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t("builder.problems.title", { count: problems?.length ?? 0 })}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t("builder.problems.close")} onClick={close}>
          <X size={18} aria-hidden />
        </ActionIcon>
      </header>
      {problems?.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          action={
            <Button onClick={publish} loading={isRunning}>
              {t("builder.publish")}
            </Button>
          }
        >
          {t("builder.problems.none")}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {problems?.map((problem) => (
            <li key={`${problem.subjectId}/${problem.code}/${problem.message}`}>
              <ProblemItem templateId={templateId} problem={problem} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ProblemItemProps {
  templateId: string;
  problem: NonNullable<Publishing["problems"]>[number];
  onChoose: (() => void) | undefined;
}

function ProblemItem({ templateId, problem, onChoose }: ProblemItemProps): ReactNode {
  const t = messages.useT();
  const store = useBuilder();
  // A field may have got another label since.
  useBody();
  const nameOf = useFieldName();
  const words = useProblemText();
  const place = store.index().get(problem.subjectId);
  if (place)
    return (
      <button
        type="button"
        className={classes.problem}
        onClick={() => {
          store.select(place.field.id);
          focusField(place);
          onChoose?.();
        }}
      >
        <strong>{nameOf(place.field)}</strong>
        <span>{words(problem)}</span>
      </button>
    );
  const isOfForm = problem.subjectId === "" && problem.code === "emptyForm";
  if (isOfForm) return <p className={classes.problem}>{words(problem)}</p>;
  return (
    <Link className={classes.problem} to={`/workflow/${templateId}`}>
      <strong className={classes.elsewhere}>
        <Waypoints size={16} aria-hidden /> {t("builder.workflow")}
      </strong>
      <span>{problem.message}</span>
    </Link>
  );
}
