import { newId } from "@groundwork/formwork/rules";
import { newButtonData } from "../../nodes/button/rules";
import type { Node } from "../../nodes/rules-registry";
import { newStepData } from "../../nodes/step/rules";
import { type Button, newEdge, type Step, type Workflow } from "../model";
import { layout } from "./layout";
import { directionOf, STEP_SPACING } from "./places";

/** One after the other; whoever is next is asked when the button of the one before is pressed. */
export const PRESETS = [
  ["submission", "approval"],
  ["submission", "checker", "approval"],
  ["submission", "checker", "verify", "approval"],
  ["submission", "checker", "verify", "approval", "acknowledge"],
  ["submission", "checker", "verify", "approval", "acknowledge", "complete"],
  ["submission", "checker", "verify", "approval", "acknowledge", "complete", "completionChecker", "closingEvaluation"],
] as const;
export type PresetStep = (typeof PRESETS)[number][number];

export interface FlowItem {
  step: string;
  button: string;
}

/** Of a step's button, and of the end beside the last one. */
const BUTTON_OFFSET = { x: 200, y: 250 };
const CLOSE_OFFSET = 250;

/** Eight steps need not be eight people; only who began it does not pass it on themselves. */
const FOLLOWING = { needsAnotherPerson: false, noSelfApproval: true } as const;

/** The step and the button that are there begin it: fields and buttons of the form may name them. Those that follow are of the same people. */
export function beginWithFlow(workflow: Workflow, items: readonly FlowItem[]): Workflow {
  const begun = workflow.nodes.find((each): each is Step => each.type === "step");
  const pressed = workflow.nodes.find((each): each is Button => each.type === "button");
  const end = workflow.nodes.find((each) => each.type === "close");
  if (!begun || !pressed || !end || items.length === 0) return workflow;
  const nodes: Node[] = items.flatMap((item, at): Node[] => {
    const isFirst = at === 0;
    const x = at * STEP_SPACING;
    const data = isFirst ? begun.data : { ...newStepData(), ...FOLLOWING, teamIds: begun.data.teamIds };
    return [
      { ...placed(isFirst ? begun.id : newId(), x, 0), type: "step", data: { ...data, stepName: item.step } },
      {
        ...placed(isFirst ? pressed.id : newId(), x + BUTTON_OFFSET.x, BUTTON_OFFSET.y),
        type: "button",
        data: { ...(isFirst ? pressed.data : newButtonData()), name: item.button },
      },
    ];
  });
  const last = (items.length - 1) * STEP_SPACING + BUTTON_OFFSET.x;
  nodes.push({ ...end, ...placed(end.id, last + CLOSE_OFFSET, BUTTON_OFFSET.y) });
  const edges = nodes.slice(1).map((target, at) => {
    // What comes before it in the row: all of them lie on the way from the first step.
    return { ...newEdge(newId(), nodes[at] as Node, target), animated: true };
  });
  const drawn: Workflow = { ...workflow, nodes, edges, direction: "right" };
  const direction = directionOf(workflow);
  return direction === "right" ? drawn : layout(drawn, direction);
}

function placed(id: string, x: number, y: number) {
  return { id, position: { x, y }, origin: [0, 0] as const };
}
