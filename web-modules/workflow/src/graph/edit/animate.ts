import { Graph } from "../graph";
import type { Workflow } from "../model";
import { withReturns } from "./way-back";

/** Marks the edges on the ways from the first step, and names where ways back lead; every operation that changes ways ends with it. */
export function animated(workflow: Workflow): Workflow {
  const { reached } = new Graph(workflow);
  const edges = workflow.edges.map((edge) => {
    const isReached = reached.has(edge.source);
    return edge.animated === isReached ? edge : { ...edge, animated: isReached };
  });
  return withReturns({ ...workflow, edges });
}
