import { isRed } from "../nodes/button/tone";
import { rulesOf } from "../nodes/rules-registry";
import { Graph } from "./graph";
import type { Button, Workflow } from "./model";

/** What is asked of whoever presses a button, beside what it leads to. */
export interface Pressing {
  checksRequiredFields: boolean;
  asksForReason: boolean;
}

/** What a button asks as long as nobody chooses: the step filled in whole where it goes forward, a reason where not. */
export function pressingByWay(workflow: Workflow, button: Button): Pressing {
  const targets = new Graph(workflow).targets(button.id);
  const leadsBack = targets.some((target) => rulesOf(target.type).leadsBack);
  // Drawn in red it ends the submission as a refusal does.
  const refuses = isRed(button.data.color) && targets.some((target) => target.type === "close");
  const goesForward = !leadsBack && !refuses;
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
