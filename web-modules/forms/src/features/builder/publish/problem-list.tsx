import { useProblemText } from "@groundwork/formwork";
import { ActionIcon, Button, EmptyState, Link } from "@groundwork/kit";
import { CircleCheck, Settings2, Waypoints, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { focusField } from "../canvas/focus";
import { useFieldName } from "../canvas/labels";
import type { FormDetail } from "../saving/api";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./publish.module.css";
import type { Publishing } from "./use-publish";

export interface ProblemListProps {
  templateId: string;
  publishing: Publishing;
  /** In a sheet, which has the title: it makes room for what was chosen. */
  onChoose?: () => void;
}

/** What is missing before publishing. Each problem leads to what it is about. */
export function ProblemList({ templateId, publishing, onChoose }: ProblemListProps): ReactNode {
  const t = messages.useT();
  const { problems, close, publish, isRunning } = publishing;
  return (
    <div className={classes.panel}>
      {!onChoose && (
        <header className={classes.head}>
          <h2 className={classes.title}>{t("builder.problems.title", { count: problems?.length ?? 0 })}</h2>
          <ActionIcon variant="subtle" color="gray" aria-label={t("builder.problems.close")} onClick={close}>
            <X size={18} aria-hidden />
          </ActionIcon>
        </header>
      )}
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

/** What has no place in the form to lead to. */
const OF_WHOLE_FORM: ReadonlySet<string> = new Set(["emptyForm", "tooManyPages", "tooManyFields"]);
/** Subjects that are settings of the template. */
const OF_SETTINGS: ReadonlySet<string> = new Set(["validTimeStepId", "validTimeDays"] satisfies (keyof FormDetail)[]);

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
  if (OF_WHOLE_FORM.has(problem.code)) return <p className={classes.problem}>{words(problem)}</p>;
  const isOfSettings = OF_SETTINGS.has(problem.subjectId);
  const Icon = isOfSettings ? Settings2 : Waypoints;
  return (
    <Link
      className={classes.problem}
      to={isOfSettings ? `/forms/templates/${templateId}?view=settings` : `/workflow/${templateId}`}
    >
      <strong className={classes.elsewhere}>
        <Icon size={16} aria-hidden /> {t(isOfSettings ? "builder.detail" : "builder.workflow")}
      </strong>
      <span>{words(problem)}</span>
    </Link>
  );
}
