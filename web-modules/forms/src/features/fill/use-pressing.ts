import { buttonName } from "@groundwork/formwork";
import { confirm } from "@groundwork/kit";
import { useState } from "react";
import { fillMessages } from "../../messages/fill";
import type { SubmissionDetail } from "../submissions/api";
import { isFinal } from "./finality";
import type { Action, Submit } from "./use-submit";

export interface Pressing {
  press: (action: Action) => void;
  isUnderWay: (action: Action) => boolean;
  isWaiting: (action: Action) => boolean;
  /** The button whose reason is being asked for. */
  explained: Action | null;
  /** Null: not now. */
  explain: (reason: string | null) => void;
}

/** What is asked before a button counts: why, where it wants to know, and whether one is sure, where nothing comes after it. */
export function usePressing(detail: SubmissionDetail, submit: Submit): Pressing {
  const t = fillMessages.useT();
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
  return {
    press: (action) => void press(action),
    isUnderWay: (action) => submit.isPending && isPressed(action),
    isWaiting: (action) => submit.isPending && !isPressed(action),
    explained,
    explain: (reason) => {
      setExplained(null);
      if (explained && reason !== null) submit.press({ action: explained, reason });
    },
  };
}
