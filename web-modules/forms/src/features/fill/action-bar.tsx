import { buttonName } from "@groundwork/formwork";
import { Button, Progress } from "@groundwork/kit";
import { ArrowDown } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { fillMessages } from "../../messages/fill";
import type { SubmissionDetail } from "../submissions/api";
import classes from "./fill.module.css";
import type { Filling } from "./filling";
import { goToField } from "./go-to-field";
import { OthersWriting } from "./others-writing";
import { TroubleNote } from "./problem-list";
import { useProgress } from "./progress";
import { ReasonDialog } from "./reason-dialog";
import { SavedLine } from "./saved-line";
import { useIsKeyboardOpen } from "./use-keyboard";
import { useOutboxState } from "./use-outbox";
import type { Pressing } from "./use-pressing";
import type { Action, Submit } from "./use-submit";

/** A part of its own, loaded as soon as two filled in the same field: few ever see it. */
const Conflicts = lazy(() => import("./conflicts"));

interface ActionBarProps {
  filling: Filling;
  detail: SubmissionDetail;
  submit: Submit;
  pressing: Pressing;
  /** Those that no item of the form presses. */
  actions: readonly Action[];
  /** Where pages are turned. */
  children?: ReactNode;
}

function RequiredProgress({ filling }: { filling: Filling }): ReactNode {
  const t = fillMessages.useT();
  const { required, answered, next } = useProgress(filling);
  if (required === 0) return null;
  const text = t("fill.required", { answered, required });
  return (
    <div className={classes.progress}>
      <Progress className={classes.track ?? ""} value={(answered / required) * 100} size="sm" aria-label={text} />
      <span className={classes.count}>{text}</span>
      {next && (
        <Button
          variant="subtle"
          size="compact-md"
          rightSection={<ArrowDown size={16} aria-hidden />}
          onClick={() => goToField(next)}
        >
          {t("fill.next")}
        </Button>
      )}
    </div>
  );
}

/** Always in sight: how far, whether it is safe, and the step's buttons as they were drawn, but for those in the form itself. */
export function ActionBar({ filling, detail, submit, pressing, actions, children }: ActionBarProps): ReactNode {
  const t = fillMessages.useT();
  const { conflicts } = useOutboxState(filling.outbox);
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <div className={classes.bar} data-typing={useIsKeyboardOpen() || undefined}>
      <TroubleNote filling={filling} submit={submit} />
      <div className={classes.facts}>
        <RequiredProgress filling={filling} />
        <SavedLine
          outbox={filling.outbox}
          timeZone={detail.project?.timeZone}
          onConflicts={() => setIsDeciding(true)}
        />
        <OthersWriting outbox={filling.outbox} timeZone={detail.project?.timeZone} />
      </div>
      {children}
      {actions.length > 0 && (
        <fieldset className={classes.actions} data-alignment={detail.currentStepButtonsAlignment}>
          <legend className={classes.legend}>{t("fill.actions", { step: detail.currentStepName })}</legend>
          {actions.map((action) => (
            <Button
              key={action.submitActionId}
              className={classes.action ?? ""}
              color={action.color}
              size="md"
              loading={pressing.isUnderWay(action)}
              disabled={pressing.isWaiting(action)}
              onClick={() => pressing.press(action)}
            >
              {buttonName(action.name)}
            </Button>
          ))}
        </fieldset>
      )}
      <ReasonDialog
        action={pressing.explained}
        detail={detail}
        onClose={() => pressing.explain(null)}
        onSay={pressing.explain}
      />
      {conflicts.length > 0 && (
        <Suspense fallback={null}>
          <Conflicts
            filling={filling}
            timeZone={detail.project?.timeZone}
            opened={isDeciding}
            onClose={() => setIsDeciding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
