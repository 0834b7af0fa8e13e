import { isAsked, useFill } from "@groundwork/formwork";
import {
  type ApiError,
  isApiError,
  type Position,
  readPosition,
  toast,
  useAction,
  useQueryClient,
} from "@groundwork/kit";
import { useRef, useState } from "react";
import { fillMessages } from "../../messages/fill";
import { keyOf } from "../api/keys";
import { isOvertaken, type Standing, type SubmissionDetail } from "../submissions/api";
import type { Filling } from "./filling";
import { goToField } from "./go-to-field";

export type Trouble =
  /** Fields to be corrected, in reading order. */
  | { kind: "fields"; fieldIds: readonly string[] }
  /** No network: it is said again, otherwise, once there is one. */
  | { kind: "offline" }
  /** It may work in a moment: the same press is sent again. */
  | { kind: "again"; message: string }
  | { kind: "message"; message: string };

export type Action = SubmissionDetail["currentStepActions"][number];

export interface Pressed {
  action: Action;
  /** Why, where somebody was asked. */
  reason: string;
}

export interface Submit {
  press: (pressed: Pressed) => void;
  /** Whether nothing of what is entered keeps the button from being pressed; what does is marked. */
  check: (action: Action) => boolean;
  /** The button that is being pressed, or was pressed in vain. */
  pressed: Pressed | null;
  isPending: boolean;
  trouble: Trouble | null;
  dismiss: () => void;
}

interface Press {
  submissionId: string;
  stepId: string;
  submitActionId: string;
  reason: string;
  number: number;
  /** Where the step asks for it. */
  position: Position | null;
}

const FILE_PATIENCE_MS = 8000;

/**
 * Presses a button of the step: what was entered is checked here, saved, and then the step is submitted. One key a
 * press: trying again after a lost answer submits once.
 */
export function useSubmit(
  filling: Filling,
  onDone: (standing: Standing, actionId: string) => void | Promise<void>,
): Submit {
  const t = fillMessages.useT();
  const client = useQueryClient();
  const { uploads } = useFill();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  /** From the press to its answer: a second press in the same moment is the first one. */
  const isUnderWay = useRef(false);
  /** Of a press that was not answered: pressed again, it is the same press, wherever somebody has gone since. */
  const position = useRef<Position | null>(null);
  const { store, outbox, stepId } = filling;

  const check = (action: Action): boolean => store.check(filling.own, action.checksRequiredFields);

  /** What must be put right before the step can be submitted; null is nothing. */
  const findTrouble = async (action: Action): Promise<Trouble | null> => {
    // A signature that was just drawn is worth a moment; a file that no network takes is not.
    if (!(await uploads.finish(navigator.onLine ? FILE_PATIENCE_MS : 0)))
      return navigator.onLine ? { kind: "again", message: t("fill.submit.uploading") } : { kind: "offline" };
    if (!check(action)) return { kind: "fields", fieldIds: troubled(filling) };
    // Saved field by field first: what somebody else saved meanwhile is told, not overwritten.
    return (await outbox.flush()) ? null : troubleOfSaving();
  };

  const troubleOfSaving = (): Trouble => {
    const { conflicts, phase, refusal } = outbox.state();
    if (conflicts.length > 0) return { kind: "message", message: t("fill.submit.conflicts") };
    if (phase === "signedOut") return { kind: "message", message: t("fill.submit.signedOut") };
    if (phase === "offline" && !navigator.onLine) return { kind: "offline" };
    if (phase === "offline") return { kind: "again", message: t("fill.submit.unreachable") };
    if (refusal) return { kind: "message", message: refusal.message };
    return { kind: "fields", fieldIds: Object.keys(outbox.unsent()) };
  };

  const show = (found: Trouble | null) => {
    setTrouble(found);
    const first = found?.kind === "fields" && found.fieldIds[0];
    // Once what is wrong is marked: in a table that is where to go.
    if (first) queueMicrotask(() => goToField(first));
  };

  const action = useAction<Press, Standing>({
    // Without values: they are saved already, each with its own revision.
    run: async (press, options) => filling.calls.submit({ ...press, values: {} }, options),
    onSuccess: async (standing, { submitActionId }) => {
      isUnderWay.current = false;
      position.current = null;
      await onDone(standing, submitActionId);
    },
    onError: (error) => {
      isUnderWay.current = false;
      if (!isApiError(error) || !error.retryable) position.current = null;
      show(troubleOf(error, filling));
      if (!isOvertaken(error)) return;
      // The page becomes another one by what is read: what was said in this one goes with it.
      toast.error(error, t("fill.submit.failed"));
      void client.invalidateQueries({ queryKey: keyOf("submissions") });
    },
  });

  const press = async (wanted: Pressed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPressed(wanted);
    setTrouble(null);
    setIsChecking(true);
    let isReady = false;
    try {
      const found = await findTrouble(wanted.action);
      if (found === null && filling.isFenced) position.current ??= await readPosition();
      isReady = found === null;
      if (found) show(found);
    } finally {
      isUnderWay.current = isReady;
      setIsChecking(false);
    }
    if (!isReady) return;
    const { submitActionId } = wanted.action;
    const { number } = filling;
    const place = { submissionId: outbox.submissionId, stepId, position: position.current };
    action.mutate({ ...place, submitActionId, reason: wanted.reason, number });
  };

  return {
    press: (wanted) => void press(wanted),
    check,
    pressed,
    isPending: isChecking || action.isPending,
    trouble,
    dismiss: () => setTrouble(null),
  };
}

function troubled({ store, own }: Filling): string[] {
  return [...own].filter((fieldId) => store.problems(fieldId).length > 0);
}

function troubleOf(error: Error, filling: Filling): Trouble {
  if (!isApiError(error)) return { kind: "message", message: error.message };
  if (!error.retryable) return refused(error, filling);
  return navigator.onLine ? { kind: "again", message: error.message } : { kind: "offline" };
}

/** The service sees what the phone can't: files that are gone, rules of a newer release. */
function refused(error: ApiError, { store }: Filling): Trouble {
  const known = error.fieldErrors.filter(({ field }) => {
    const found = store.field(field);
    return found !== undefined && isAsked(found);
  });
  for (const { field, ...problem } of known) store.setFieldProblems(field, [problem]);
  if (known.length > 0) return { kind: "fields", fieldIds: known.map(({ field }) => field) };
  return { kind: "message", message: error.message };
}
