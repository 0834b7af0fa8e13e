import { buttonName } from "@groundwork/formwork";
import { Button, confirm, Progress } from "@groundwork/kit";
import { ArrowDown } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { SubmissionDetail } from "../submissions/api";
import { Conflicts } from "./conflicts";
import classes from "./fill.module.css";
import type { Filling } from "./filling";
import { isFinal } from "./finality";
import { goToField } from "./go-to-field";
import { TroubleNote } from "./problem-list";
import { useProgress } from "./progress";
import { ReasonDialog } from "./reason-dialog";
import { SavedLine } from "./saved-line";
import { useIsKeyboardOpen } from "./use-keyboard";
import type { Action, Submit } from "./use-submit";

interface ActionBarProps {
  filling: Filling;
  detail: SubmissionDetail;
  submit: Submit;
}

function RequiredProgress({ filling }: { filling: Filling }): ReactNode {
  const t = messages.useT();
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

/** Always in sight: how far, whether it is safe, and the step's buttons as they were drawn. */
export function ActionBar({ filling, detail, submit }: ActionBarProps): ReactNode {
  const t = messages.useT();
  const [isDeciding, setIsDeciding] = useState(false);
  const [explained, setExplained] = useState<Action | null>(null);
  const press = async (action: Action) => {
    const name = buttonName(action.name);
    const question = {
      title: t("fill.end.title", { name }),
      body: t("fill.end.body", { name, form: detail.templateName }),
      verb: name,
      danger: true,
    };
    const isAskedWhy = action.asksForReason || detail.standsIn;
    // Nobody explains what can't be done yet: pressed, it says what is missing.
    if (isAskedWhy && submit.check(action)) setExplained(action);
    else if (isAskedWhy || !isFinal(action) || (await confirm(question))) submit.press({ action, reason: "" });
  };
  const isPressed = (action: Action) => submit.pressed?.action.submitActionId === action.submitActionId;
  const actions = [...detail.currentStepActions].sort((one, other) => one.order - other.order);
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
      </div>
      <fieldset className={classes.actions} data-alignment={detail.currentStepButtonsAlignment}>
        <legend className={classes.legend}>{t("fill.actions", { step: detail.currentStepName })}</legend>
        {actions.map((action) => (
          <Button
            key={action.submitActionId}
            className={classes.action ?? ""}
            color={action.color}
            size="md"
            loading={submit.isPending && isPressed(action)}
            disabled={submit.isPending && !isPressed(action)}
            onClick={() => void press(action)}
          >
            {buttonName(action.name)}
          </Button>
        ))}
      </fieldset>
      <ReasonDialog
        action={explained}
        detail={detail}
        onClose={() => setExplained(null)}
        onSay={(reason) => {
          setExplained(null);
          if (explained) submit.press({ action: explained, reason });
        }}
      />
      <Conflicts
        filling={filling}
        timeZone={detail.project?.timeZone}
        opened={isDeciding}
        onClose={() => setIsDeciding(false)}
      />
    </div>
  );
}
