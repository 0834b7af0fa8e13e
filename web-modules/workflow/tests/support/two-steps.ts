import { newId } from "@groundwork/formwork/rules";
import { newEdge, type Workflow } from "../../src/graph/model";
import { newButtonData } from "../../src/nodes/button/rules";
import type { Node } from "../../src/nodes/rules-registry";
import { AT_THE_START, newStepData } from "../../src/nodes/step/rules";

/** Step 1, Submit, Step 2, Submit, Close. */
export function twoSteps(): Workflow {
  const at = (x: number) => ({ id: newId(), position: { x, y: 0 }, origin: [0, 0] as const });
  const nodes: Node[] = [
    { ...at(0), type: "step", data: { ...newStepData("Step 1"), ...AT_THE_START } },
    { ...at(350), type: "button", data: newButtonData() },
    { ...at(520), type: "step", data: newStepData("Step 2") },
    { ...at(870), type: "button", data: newButtonData() },
    { ...at(1040), type: "close", data: {} },
  ];
  const edges = nodes.slice(1).map((target, index) => {
    const source = nodes[index] as Node;
    return { ...newEdge(newId(), source, target), animated: true };
  });
  return { nodes, edges };
}
