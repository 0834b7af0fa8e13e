import { type Problem, problemOf } from "@groundwork/formwork/rules";
import type { Graph } from "./graph";
import type { Button, Step } from "./model";
import { pressingOf } from "./pressing";
import { endsOf } from "./transition";

/** So many hours after a step was entered its button is pressed by itself; null: never. */
export function pressesItselfAfter({ data: { dueInHours, overduePress } }: Step): number | null {
  return overduePress && dueInHours !== null ? dueInHours + (overduePress.afterHours ?? 0) : null;
}

/** What asks something of whoever presses is not pressed by nobody. */
export function overdueProblems(graph: Graph): Problem[] {
  const steps = [...graph.reached.values()].filter((node) => node.type === "step");
  return steps.flatMap((step) => codesOf(graph, step));
}

function codesOf(graph: Graph, { id, data }: Step): Problem[] {
  const { overduePress, stepName } = data;
  if (!overduePress) return [];
  const problems = [];
  const isOnSite = data.isLocationBasedSubmission && data.geoFenceRadiusMeters > 0;
  // A draft is its author's, and nobody is nowhere.
  if (data.dueInHours === null || data.triggerStep || isOnSite)
    problems.push(problemOf(id, { code: "overdueStep", params: { step: stepName } }));
  const button = graph.targets(id).find((node) => node.id === overduePress.buttonId);
  if (button?.type !== "button")
    problems.push(problemOf(id, { code: "overdueButtonGone", params: { step: stepName } }));
  else if (asks(graph, button))
    problems.push(problemOf(id, { code: "overdueButtonAsks", params: { button: button.data.name } }));
  return problems;
}

/** One that leads nowhere is told of itself. */
export function asks(graph: Graph, button: Button): boolean {
  const { asksForReason, checksRequiredFields, pressesNeeded } = pressingOf(graph.workflow, button);
  return endsOf(graph, button.id).length > 0 && (asksForReason || checksRequiredFields || pressesNeeded > 1);
}
