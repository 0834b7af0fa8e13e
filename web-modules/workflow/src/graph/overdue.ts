import { type Problem, problemOf } from "@groundwork/formwork/rules";
import type { Graph } from "./graph";
import type { Step } from "./model";
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
  const button = graph.targets(id).find((node) => node.id === overduePress.buttonId);
  const found = button?.type === "button" ? button : null;
  const params = { step: stepName, ...(found ? { button: found.data.name } : {}) };
  // A button that leads nowhere is told of itself.
  const asked = found && endsOf(graph, found.id).length > 0 ? pressingOf(graph.workflow, found) : null;
  const isWrong = {
    overdueWithoutDue: data.dueInHours === null,
    overdueAtStart: data.triggerStep,
    overdueOnSite: data.isLocationBasedSubmission && data.geoFenceRadiusMeters > 0,
    overdueButtonGone: found === null,
    overdueAsksReason: asked?.asksForReason,
    overdueChecksFields: asked?.checksRequiredFields,
    overdueNeedsSeveral: asked && asked.pressesNeeded > 1,
  };
  return Object.entries(isWrong).flatMap(([code, is]) => (is ? [problemOf(id, { code, params })] : []));
}
