import { findNode, stepsOf, type Workflow } from "../model";
import { buttonsOf } from "../transition";
import { animated } from "./animate";

/** The last step stays. */
export function canDelete(workflow: Workflow, nodeId: string): boolean {
  const node = findNode(workflow, nodeId);
  return node !== undefined && (node.type !== "step" || stepsOf(workflow).length > 1);
}

/** With its edges; a step with its buttons and theirs. */
export function deleteNode(workflow: Workflow, nodeId: string): Workflow {
  if (!canDelete(workflow, nodeId)) return workflow;
  const gone = new Set([nodeId, ...buttonsOf(workflow, nodeId).map((button) => button.id)]);
  return animated({
    ...workflow,
    nodes: workflow.nodes.filter((node) => !gone.has(node.id)),
    edges: workflow.edges.filter((edge) => !gone.has(edge.source) && !gone.has(edge.target)),
  });
}
