import { Alert, LoadingState, Slot } from "@groundwork/kit";
import { Archive } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import { useTodoNotes } from "../api/notes";
import { CommentedFields } from "../comment/commented-fields";
import { FillScreen } from "../fill/fill-screen";
import { Leftovers } from "../fill/leftovers";
import { Parent } from "../sub-form/parent";
import { SubForms } from "../sub-form/sub-forms";
import { About, Files } from "./about";
import type { Standing, SubmissionDetail } from "./api";
import { Approvals } from "./approvals";
import { NeedsAttention } from "./attention";
import { ChangedFields } from "./changes/changed-fields";
import { FilledForm } from "./filled-form";
import { LeftAlone } from "./left-alone";
import { TakenBy } from "./moves/taken-by";
import { useIsOthersTurn, useIsTakenByAnother } from "./others-turn";
import { type Done, Outcome } from "./outcome";
import { ParallelPanel } from "./parallel/parallel-panel";
import { PressesItselfSoon } from "./presses-itself";
import { SentBack } from "./sent-back";
import classes from "./submission.module.css";
import { Track } from "./track";
import { Expired } from "./valid-time/expired";
import { ValidTime } from "./valid-time/valid-time";
import { useOlder } from "./versions/use-older";
import { Versions } from "./versions/versions";
import { WhoseTurn } from "./whose-turn";

const OlderVersion = lazy(() => import("./versions/older-version"));
const CommentsPanel = lazy(() => import("../comment/comments-panel"));

/** One submission: the form to fill in when it is my turn, else as it is; beside it the way it takes. */
export function SubmissionView({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const { submissionId, state } = detail;
  const readAgain = useReadAgain();
  useTodoNotes(() => void readAgain("submissions"));
  const [done, setDone] = useState<Done | null>(null);
  // Each visit of a step is a form of its own, also when the way leads to the same step again. What is pressed in a step
  // beside it is none.
  const visit = `${detail.currentStepId}.${detail.stepEnteredAt}`;
  /** Somebody went on since: what the press did is in the progress. */
  const outcome = done !== null && done.number >= detail.number ? done : null;
  const isTaken = useIsTakenByAnother(detail) && !detail.standsIn;
  const isOthersTurn = useIsOthersTurn(detail) && !isTaken;
  /** The visit of a step at which the person chose to act for others, or to go on with what is another's. */
  const [actedFor, setActedFor] = useState<string | null>(null);
  const isActing = actedFor === visit;
  /** Their press counts already. */
  const hasPressed = (detail.approvals?.byMe ?? null) !== null;
  const isAskedFirst = detail.standsIn || isOthersTurn || isTaken || hasPressed;
  const turn = detail.mayAct && (isActing || !isAskedFirst) ? detail.currentStepId : null;
  const older = useOlder(detail);
  const submitted = async (standing: Standing, actionId: string) => {
    const action = detail.currentStepActions.find((each) => each.submitActionId === actionId);
    setActedFor(null);
    await readAgain("submissions", "todos");
    setDone({
      number: standing.number,
      stepName: detail.currentStepName,
      actionName: action?.name ?? "",
      isSentBack: (action?.goesBackTo ?? null) !== null,
      beganVersion: action?.beginsVersion ?? null,
    });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <div className={classes.above}>
        <Parent parent={detail.parent} />
        {outcome && <Outcome done={outcome} detail={detail} />}
        {detail.project?.isArchived && (
          <Alert color="sky" mb="md" icon={<Archive size={18} aria-hidden />} title={t("submissions.projectArchived")}>
            {t("submissions.projectArchivedBody")}
          </Alert>
        )}
        <NeedsAttention of={detail} />
        {older.version === null && (
          <>
            <Expired detail={detail} />
            {!outcome && <SentBack detail={detail} />}
            <Approvals detail={detail} isActing={isActing} onAct={() => setActedFor(visit)} />
            <TakenBy detail={detail} isTaken={isTaken} isActing={isActing} onAct={() => setActedFor(visit)} />
            <PressesItselfSoon detail={detail} />
            <WhoseTurn
              detail={detail}
              isOthersTurn={isOthersTurn}
              isActing={isActing}
              onAct={() => setActedFor(visit)}
            />
            {turn !== null && <LeftAlone detail={detail} />}
            <ParallelPanel detail={detail} />
          </>
        )}
        <Leftovers detail={detail} />
        <Versions detail={detail} older={older} />
      </div>
      <div className={classes.columns} data-read={turn === null || older.version !== null || undefined}>
        <div>
          {older.version !== null ? (
            <Suspense fallback={<LoadingState shape="form" />}>
              <OlderVersion key={older.version} detail={detail} version={older.version} onLeave={older.leave} />
            </Suspense>
          ) : (
            <CommentedFields submissionId={submissionId} timeZone={detail.project?.timeZone}>
              <ChangedFields detail={detail}>
                <SubForms detail={detail} stepId={turn}>
                  {turn === null ? (
                    <FilledForm detail={detail} />
                  ) : (
                    <FillScreen key={visit} detail={detail} stepId={turn} onDone={submitted} />
                  )}
                </SubForms>
              </ChangedFields>
            </CommentedFields>
          )}
        </div>
        <aside className={classes.aside} aria-label={t("submissions.aside")}>
          <Track detail={detail} />
          <Suspense fallback={<LoadingState />}>
            <CommentsPanel submissionId={submissionId} timeZone={detail.project?.timeZone} />
          </Suspense>
          <ValidTime detail={detail} />
          <Files detail={detail} />
          <Slot name="submission.panel" given={{ submission: { submissionId, isDraft: state === "draft" } }} />
          <About detail={detail} />
        </aside>
      </div>
    </>
  );
}
