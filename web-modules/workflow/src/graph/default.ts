import { newId } from "@groundwork/formwork/rules";
import { newButtonData } from "../nodes/button/rules";
import type { Node } from "../nodes/rules-registry";
import { AT_THE_START, newStepData } from "../nodes/step/rules";
import { newEdge, type Workflow } from "./model";

/** The workflow of a new template: Step 1, Submit, Close. Asks for the ids from left to right. */
export function defaultWorkflow(nextId: () => string = newId): Workflow {
  const at = (x: number) => ({ id: nextId(), position: { x, y: 0 }, origin: [0, 0] as const });
  const nodes: Node[] = [
    { ...at(0), type: "step", data: { ...newStepData("Step 1"), ...AT_THE_START } },
    { ...at(350), type: "button", data: newButtonData() },
    { ...at(520), type: "close", data: {} },
  ];
  const edges = nodes.slice(1).map((target, index) => {
    const source = nodes[index] as Node;
    // Everything here lies on the way from the first step.
    return { ...newEdge(nextId(), source, target), animated: true };
  });
  return { nodes, edges, direction: "right" };
}
