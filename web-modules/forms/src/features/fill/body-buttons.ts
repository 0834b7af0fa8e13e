import { type Body, buttonPressedBy, type Field, placesOf } from "@groundwork/formwork";
import type { SubmissionDetail } from "../submissions/api";
import type { Action } from "./use-submit";

export type ActionOf = (field: Field) => Action | null;

/** The step's buttons in the order in which they were drawn. */
export function actionsOf({ currentStepActions }: SubmissionDetail): readonly Action[] {
  return [...currentStepActions].sort((one, other) => one.order - other.order);
}

/** Which of the step's buttons an item of the form presses. */
export function actionOfItems(detail: SubmissionDetail): ActionOf {
  const buttons = actionsOf(detail).map((action) => ({ id: action.submitActionId, action }));
  const own = new Set(detail.currentFieldIds);
  return (field) => buttonPressedBy(field, buttons, own.has(field.id))?.action ?? null;
}

/** The buttons without an item that is shown now: they stand in the bar, so that none is ever out of reach. */
export function actionsWithoutItem(detail: SubmissionDetail, body: Body, actionOf: ActionOf): readonly Action[] {
  const covered = new Set<Action | null>();
  for (const { field, holders } of placesOf(body))
    if (field.type === "submitButton" && [field, ...holders].every(({ visible }) => visible))
      covered.add(actionOf(field));
  return actionsOf(detail).filter((action) => !covered.has(action));
}
