import { isRed } from "../nodes/button/tone";
import { Graph } from "./graph";
import type { Button, Workflow } from "./model";

/** What is asked of whoever presses a button, beside what it leads to. */
export interface Pressing {
  checksRequiredFields: boolean;
  asksForReason: boolean;
}

/** What a button asks as long as nobody chooses: the step filled in whole where it goes forward, a reason where not. */
export function pressingByWay(workflow: Workflow, button: Button): Pressing {
  // Drawn in red it ends the submission as a refusal does.
  const ends = new Graph(workflow).targets(button.id).some((target) => target.type === "close");
  const goesForward = !(ends && isRed(button.data.color));
  return { checksRequiredFields: goesForward, asksForReason: !goesForward };
}

export function pressingOf(workflow: Workflow, button: Button): Pressing {
  const { checksRequiredFields, asksForReason } = button.data;
  const byWay = pressingByWay(workflow, button);
  return {
    checksRequiredFields: checksRequiredFields ?? byWay.checksRequiredFields,
    asksForReason: asksForReason ?? byWay.asksForReason,
  };
}
