import { buttonName } from "@groundwork/formwork";
import { Button, DateText, Link, Panel, RelativeTime, StatusBadge } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { parallelMessages } from "../../../messages/parallel";
import type { StepRecord, SubmissionDetail, SubmissionProgress } from "../api";
import { PressesItself } from "../presses-itself";
import { useWho } from "../who";
import classes from "./parallel.module.css";
import { stepAddress } from "./step-address";

type Round = SubmissionProgress["parallel"][number];
type Part = Round["parts"][number];

interface PartProps {
  part: Part;
  since: string;
  detail: SubmissionDetail;
  /** What submitted it, or with which it ended. */
  record: StepRecord | undefined;
}

const TONES = { open: "waiting", submitted: "good", ended: "neutral" } as const;

function Waiting({ part, since, detail }: Omit<PartProps, "record">): ReactNode {
  const t = messages.useT();
  const timeZone = detail.project?.timeZone;
  const isLate = part.dueAt !== null && new Date(part.dueAt).getTime() < Date.now();
  return (
    <>
      <span>{t("submissions.track.waitingFor", { teams: part.teams.map(({ name }) => name).join(", ") })}</span>
      <span className={classes.when}>
        {t("submissions.track.since")} <RelativeTime key={since} when={since} timeZone={timeZone} />
      </span>
      {part.dueAt !== null && (
        <span>
          <StatusBadge tone={isLate ? "bad" : "waiting"} wraps>
            {t(isLate ? "submissions.track.overdue" : "submissions.track.due")}{" "}
            <DateText when={part.dueAt} style="dateTime" timeZone={timeZone} />
          </StatusBadge>
        </span>
      )}
    </>
  );
}

function Over({ part, detail, record }: Omit<PartProps, "since">): ReactNode {
  const t = messages.useT();
  const own = parallelMessages.useT();
  const whoOf = useWho();
  if (record === undefined) return null;
  const who = whoOf(record) ?? t("submissions.track.somebody");
  return (
    <>
      <span>
        {part.state === "ended"
          ? own("parallel.endedWith", { step: record.stepName })
          : t("submissions.track.pressed", { who, button: buttonName(record.submitActionName ?? "") })}
      </span>
      {record.submittedAt && (
        <span className={classes.when}>
          <DateText when={record.submittedAt} style="dateTime" timeZone={detail.project?.timeZone} />
        </span>
      )}
    </>
  );
}

function PartCard({ part, since, detail, record }: PartProps): ReactNode {
  const t = parallelMessages.useT();
  const open = detail.openSteps.find(({ stepId }) => stepId === part.stepId);
  const isShown = part.stepId === detail.currentStepId;
  const isMyTurn = open?.isMyTurn ?? (isShown && detail.isMyTurn);
  return (
    <li className={classes.part} data-shown={(isShown && detail.openSteps.length > 0) || undefined}>
      <span className={classes.title}>
        <strong>{part.stepName}</strong>
        <StatusBadge tone={TONES[part.state]}>{t(isMyTurn ? "parallel.yours" : `parallel.${part.state}`)}</StatusBadge>
      </span>
      {part.state === "open" ? (
        <Waiting part={part} since={since} detail={detail} />
      ) : (
        <Over part={part} detail={detail} record={record} />
      )}
      {open?.pressesItself && (
        <span className={classes.when}>
          <PressesItself of={open} timeZone={detail.project?.timeZone} />
        </span>
      )}
      {open?.assignee && <span>{t("parallel.takenBy", { who: open.assignee.fullName })}</span>}
      {open !== undefined && isShown && <span className={classes.when}>{t("parallel.shown")}</span>}
      {open?.mayAct && !isShown && (
        <Button
          component={Link}
          to={stepAddress(detail.submissionId, part.stepId)}
          replace
          preventScrollReset
          variant={isMyTurn ? "filled" : "default"}
        >
          {t("parallel.do", { step: part.stepName })}
        </Button>
      )}
    </li>
  );
}

interface ParallelStepsProps {
  detail: SubmissionDetail;
  progress: SubmissionProgress;
  round: Round;
}

/** Steps that are open at once, side by side: whose turn each is, and what became of those that are over. */
export default function ParallelSteps({ detail, progress, round }: ParallelStepsProps): ReactNode {
  const t = parallelMessages.useT();
  const recordOf = (number: number | null) => progress.steps.find((step) => !step.isCurrent && step.number === number);
  return (
    <div className={classes.panel}>
      <Panel
        title={t("parallel.title")}
        description={round.needed === null ? t("parallel.all") : t("parallel.some", { needed: round.needed })}
      >
        <ul className={classes.parts}>
          {round.parts.map((part) => (
            <PartCard
              key={part.stepId}
              part={part}
              since={progress.stepEnteredAt}
              detail={detail}
              record={recordOf(part.number)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
