import { type Button, type Step, stepsOf, type Workflow } from "../../../graph";
import { Graph } from "../../../graph/graph";
import { pressesItselfAfter } from "../../../graph/overdue";
import { endsOf } from "../../../graph/transition";
import { isRed } from "../../button/tone";
import { rulesOf } from "../../rules-registry";

export interface OverdueRisk {
  step: Step;
  button: Button;
  /** It ends as if the step had been done; or it goes on though somebody else was to look at it. */
  code: "endsUnfilled" | "byNobody";
}

/** No faults of the drawing: it can be published. A refusal is what one means by ending it, and what leads back lets nothing through. */
export function overdueRisks(workflow: Workflow): OverdueRisk[] {
  const graph = new Graph(workflow);
  return stepsOf(workflow).flatMap((step) => {
    const button = graph.targets(step.id).find(({ id }) => id === step.data.overduePress?.buttonId);
    if (pressesItselfAfter(step) === null || button?.type !== "button" || !graph.reached.has(step.id)) return [];
    const ends = endsOf(graph, button.id);
    const closes = ends.some(({ type }) => type === "close") && !isRed(button.data.color);
    const goesOn = closes || ends.some(({ type }) => type !== "close" && !rulesOf(type).leadsBack);
    const { needsAnotherPerson, noSelfApproval } = step.data;
    const risks: OverdueRisk[] = [];
    if (closes) risks.push({ step, button, code: "endsUnfilled" });
    if (goesOn && (needsAnotherPerson || noSelfApproval)) risks.push({ step, button, code: "byNobody" });
    return risks;
  });
}
