import { isRed } from "../nodes/button/tone";
import { type Node, rulesOf } from "../nodes/rules-registry";
import { Graph } from "./graph";
import type { Button, Step, Workflow } from "./model";
import { endsOf } from "./transition";

/** What is asked of whoever presses a button, beside what it leads to. */
export interface Pressing {
  checksRequiredFields: boolean;
  asksForReason: boolean;
  /** How many people must press it: what refuses or leads back does so at once. */
  pressesNeeded: number;
}

/** What a button asks as long as nobody chooses: the step filled in whole where it goes forward, a reason where not. */
export function pressingByWay(workflow: Workflow, button: Button): Pressing {
  const graph = new Graph(workflow);
  // Drawn in red it ends the submission as a refusal does.
  const refuses = isRed(button.data.color);
  const isForward = ({ type }: Node) => !rulesOf(type).leadsBack && !(refuses && type === "close");
  const ends = endsOf(graph, button.id);
  const goesForward = ends.length === 0 || ends.some(isForward);
  const step = graph.sources(button.id).find((node) => node.type === "step");
  const pressesNeeded = goesForward && step && !step.data.triggerStep ? step.data.minimumApprovers : 1;
  return { checksRequiredFields: goesForward, asksForReason: !goesForward, pressesNeeded };
}

export function pressingOf(workflow: Workflow, button: Button): Pressing {
  const { checksRequiredFields, asksForReason } = button.data;
  const byWay = pressingByWay(workflow, button);
  return {
    checksRequiredFields: checksRequiredFields ?? byWay.checksRequiredFields,
    asksForReason: asksForReason ?? byWay.asksForReason,
    pressesNeeded: byWay.pressesNeeded,
  };
}

/** Somebody who has pressed a button of a step, or entered something in it. */
export interface Doer {
  stepId: string;
  person: string;
}

/**
 * Who may not press a step's buttons, whatever teams they are in. `began`: who began the submission.
 */
export function barredFrom(
  { id, data }: Step,
  firstStepId: string | undefined,
  done: readonly Doer[],
  began: Iterable<string>,
): Set<string> {
  const { needsAnotherPerson, noSelfApproval } = data;
  // What is back at the first step is there for those who filled it in, whatever is drawn.
  if (id === firstStepId || !(needsAnotherPerson || noSelfApproval)) return new Set();
  const isBarring = ({ stepId }: Doer) =>
    (needsAnotherPerson && stepId !== id) || (noSelfApproval && stepId === firstStepId);
  return new Set([...began, ...done.filter(isBarring).map(({ person }) => person)]);
}
