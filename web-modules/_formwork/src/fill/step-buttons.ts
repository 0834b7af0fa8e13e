import { createContext } from "react";
import type { Field } from "../body/types";

/** A button of the step that is being filled in, as an item of the form's body presses it. */
export interface StepButton {
  name: string;
  color: string;
  /** Null: it is only shown what it will be. */
  press: (() => void) | null;
  isUnderWay: boolean;
  /** Another button is being pressed. */
  isWaiting: boolean;
}

/** Which button an item presses; null: none of the current step, so it is not shown. Without a context every item is shown. */
export const StepButtonsContext = createContext<((field: Field) => StepButton | null) | null>(null);
