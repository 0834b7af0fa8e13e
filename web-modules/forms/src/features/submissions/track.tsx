import { buttonName } from "@groundwork/formwork";
import {
  Button,
  DateText,
  ErrorState,
  LoadingState,
  Panel,
  RelativeTime,
  StatusBadge,
  useQuery,
} from "@groundwork/kit";
import { PersonAvatar } from "@groundwork/kit/directory";
import { Circle, CircleDot } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { byItselfMessages } from "../../messages/by-itself";
import { enteredByMessages } from "../../messages/entered-by";
import { progressQuery, type StepRecord, type SubmissionDetail, workflowQuery } from "./api";
import { ApprovalLines } from "./approvals";
import { CompareSteps } from "./changes/compare-steps";
import { stepsToCome } from "./path";
import { PressesItself } from "./presses-itself";
import { ProcessPane } from "./process-pane";
import { TakenBranches } from "./taken-branches";
import classes from "./track.module.css";
import { UnsentMails } from "./unsent-mails";
import { useWho } from "./who";

/** Of the project; where it cannot be named just now, the company's clock stands in. */
type TimeZone = string | undefined;

interface TakenProps {
  step: StepRecord;
  detail: SubmissionDetail;
  timeZone: TimeZone;
  onOpen: () => void;
}

function pressedText({ actedFor, stoodIn, move }: StepRecord) {
  if (move !== null) return `moves.${move}.track` as const;
  if (actedFor !== null) return "submissions.track.pressedInPlace";
  return stoodIn ? "submissions.track.pressedFor" : "submissions.track.pressed";
}

/** Who pressed which button, and for whom, or that nobody did. */
function PressedBy({ step, timeZone }: Pick<TakenProps, "step" | "timeZone">): ReactNode {
  const t = messages.useT();
  const ofItself = byItselfMessages.useT();
  const whoOf = useWho();
  const said = {
    who: whoOf(step) ?? t("submissions.track.somebody"),
    button: buttonName(step.submitActionName ?? ""),
    teams: step.teams.map((team) => team.name).join(", "),
    away: step.actedFor?.fullName ?? "",
  };
  if (!step.overdueSince) return <span>{t(pressedText(step), said)}</span>;
  return (
    <span>
      {ofItself("byItself.pressed", said)} <DateText when={step.overdueSince} style="dateTime" timeZone={timeZone} />
    </span>
  );
}

/** Who else had a hand in it; what an older release tells has nobody. */
function EnteredBy({ step: { enteredBy } }: Pick<TakenProps, "step">): ReactNode {
  const t = enteredByMessages.useT();
  if (!enteredBy?.length) return null;
  return <span>{t("enteredBy.before", { names: enteredBy.map(({ fullName }) => fullName).join(", ") })}</span>;
}

function Taken({ step, detail, timeZone, onOpen }: TakenProps): ReactNode {
  const t = messages.useT();
  const person = step.submitter ?? step.shareLinkSubmitter;
  return (
    <li className={classes.step} data-revoked={step.isRevokedStep || undefined}>
      {person ? (
        <PersonAvatar person={person} size="sm" />
      ) : (
        <CircleDot size={20} aria-hidden className={classes.mark} />
      )}
      <div className={classes.words}>
        <span className={classes.title}>
          <strong>{step.stepName}</strong>
          {step.move !== null && (
            <StatusBadge tone={step.move === "voided" ? "bad" : "waiting"}>{t(`moves.${step.move}.short`)}</StatusBadge>
          )}
          {step.isRevokedStep && <StatusBadge tone="neutral">{t("submissions.track.revoked")}</StatusBadge>}
          {step.sentBackTo !== null && step.move === null && (
            <StatusBadge tone="waiting">
              {step.beganVersion === null
                ? t("submissions.track.sentBack")
                : t("submissions.track.began", { version: step.beganVersion })}
            </StatusBadge>
          )}
        </span>
        <ApprovalLines step={step} timeZone={timeZone} />
        <PressedBy step={step} timeZone={timeZone} />
        <EnteredBy step={step} />
        {typeof step.metersFromSite === "number" && (
          <span>{t("submissions.track.fromSite", { meters: step.metersFromSite })}</span>
        )}
        {step.endedSteps.length > 0 && (
          <span>{t("submissions.track.ended", { steps: step.endedSteps.join(", ") })}</span>
        )}
        <TakenBranches step={step} detail={detail} />
        {step.sentBackTo !== null && (
          <span>
            {step.beganVersion === null
              ? t("submissions.track.sentBackTo", { step: step.sentBackTo })
              : t("submissions.track.beganVersion", { step: step.sentBackTo, version: step.beganVersion })}
          </span>
        )}
        {step.reason && (
          <span className={classes.reason}>{t("submissions.track.reason", { reason: step.reason })}</span>
        )}
        <span className={classes.when}>
          {step.submittedAt && <DateText when={step.submittedAt} style="dateTime" timeZone={timeZone} />}
          {step.submissionProcessId && <span>{t("submissions.track.id", { id: step.submissionProcessId })}</span>}
          {step.move === null && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={onOpen}
              aria-label={t("submissions.track.showOf", { step: step.stepName })}
            >
              {t("submissions.track.show")}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}

interface CurrentProps {
  step: StepRecord;
  since: string;
  dueAt: string | null;
  reminders: number;
  /** Who of its people has taken it. */
  assignee: string | undefined;
  /** Of this one, also where several are open at once. */
  pressesItself: SubmissionDetail["pressesItself"];
  timeZone: TimeZone;
}

function Current({ step, since, dueAt, reminders, assignee, pressesItself, timeZone }: CurrentProps): ReactNode {
  const t = messages.useT();
  const teams = step.teams.map((team) => team.name).join(", ");
  const isLate = dueAt !== null && new Date(dueAt).getTime() < Date.now();
  return (
    <li className={classes.step} aria-current="step">
      <CircleDot size={20} aria-hidden className={classes.here} />
      <div className={classes.words}>
        <strong>{step.stepName}</strong>
        <span>{teams ? t("submissions.track.waitingFor", { teams }) : t("submissions.track.waiting")}</span>
        {assignee !== undefined && <span>{t("moves.taken.short", { name: assignee })}</span>}
        <ApprovalLines step={step} timeZone={timeZone} />
        <span className={classes.when}>
          {t("submissions.track.since")} {/* Keyed: it must not count from before this step began. */}
          <RelativeTime key={since} when={since} timeZone={timeZone} />
        </span>
        {dueAt !== null && (
          <span>
            <StatusBadge tone={isLate ? "bad" : "waiting"} wraps>
              <span>
                {t(isLate ? "submissions.track.overdue" : "submissions.track.due")}{" "}
                <DateText when={dueAt} style="dateTime" timeZone={timeZone} />
              </span>
            </StatusBadge>
          </span>
        )}
        {pressesItself && (
          <span>
            <PressesItself of={{ pressesItself }} timeZone={timeZone} />
          </span>
        )}
        {reminders > 0 && (
          <span className={classes.when}>{t("submissions.track.reminders", { count: reminders })}</span>
        )}
      </div>
    </li>
  );
}

/** Who did what when, who is asked now, and what follows as a rule. */
export function Track({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const progress = useQuery(progressQuery(detail.submissionId));
  const workflow = useQuery(workflowQuery(detail.submissionId));
  const [opened, setOpened] = useState<string | null>(null);
  const timeZone = detail.project?.timeZone;
  // Of several that are open at once it is not known who was reminded.
  const isOneOpen = progress.data?.steps.filter(({ isCurrent }) => isCurrent).length === 1;
  const parts = progress.data?.parallel.at(-1)?.parts ?? [];
  const dueAtOf = ({ stepId }: StepRecord) => {
    const part = parts.find((each) => each.stepId === stepId && each.state === "open");
    return (part ?? progress.data)?.dueAt ?? null;
  };
  const toCome = workflow.data ? stepsToCome(workflow.data, detail.currentStepId) : [];
  return (
    <Panel title={t("submissions.track.title")} actions={<CompareSteps detail={detail} />}>
      {progress.isPending && <LoadingState rows={3} />}
      {progress.isError && !progress.data && (
        <ErrorState error={progress.error} retry={() => void progress.refetch()} />
      )}
      {progress.data && (
        <ol className={classes.track}>
          {progress.data.steps.map((step) =>
            step.isCurrent ? (
              <Current
                key={step.stepId}
                step={step}
                since={progress.data.stepEnteredAt}
                dueAt={dueAtOf(step)}
                reminders={isOneOpen ? progress.data.remindersSent : 0}
                assignee={detail.assignee?.fullName}
                pressesItself={(detail.openSteps.find((open) => open.stepId === step.stepId) ?? detail).pressesItself}
                timeZone={timeZone}
              />
            ) : (
              <Taken
                key={step.number}
                step={step}
                detail={detail}
                timeZone={timeZone}
                onOpen={() => setOpened(step.submissionProcessId)}
              />
            ),
          )}
          {toCome.map(({ stepId, stepName, depends }) => (
            <li key={stepId} className={classes.step} data-to-come>
              <Circle size={20} aria-hidden className={classes.mark} />
              <div className={classes.words}>
                <span>{stepName}</span>
                <span className={classes.when}>
                  {t(depends ? "submissions.track.mayCome" : "submissions.track.toCome")}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      {progress.data && progress.data.unsentMails.length > 0 && (
        <UnsentMails mails={progress.data.unsentMails} timeZone={timeZone} />
      )}
      <ProcessPane processId={opened} onClose={() => setOpened(null)} detail={detail} />
    </Panel>
  );
}
