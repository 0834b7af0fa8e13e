import { findNode, type Workflow } from "../model";
import { canConnect } from "../rules";
import { animated } from "./animate";
import { edgeBetween } from "./branches";

/** The same workflow where the edge may not be drawn. */
export function connect(workflow: Workflow, sourceId: string, targetId: string): Workflow {
  const source = findNode(workflow, sourceId);
  const target = findNode(workflow, targetId);
  if (!source || !target || !canConnect(workflow, sourceId, targetId)) return workflow;
  return animated({ ...workflow, edges: [...workflow.edges, edgeBetween(workflow, source, target)] });
}

/** Leads a way back to that step, and to no other any more. */
export function returnTo(workflow: Workflow, nodeId: string, stepId: string): Workflow {
  const cut = { ...workflow, edges: workflow.edges.filter(({ source }) => source !== nodeId) };
  const drawn = connect(cut, nodeId, stepId);
  return drawn === cut ? workflow : drawn;
}

export function disconnect(workflow: Workflow, edgeId: string): Workflow {
  const edges = workflow.edges.filter((edge) => edge.id !== edgeId);
  return edges.length === workflow.edges.length ? workflow : animated({ ...workflow, edges });
}
