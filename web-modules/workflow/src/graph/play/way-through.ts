import { Graph } from "../graph";
import type { Workflow } from "../model";
import type { Pressed } from "./standing";

/** The nodes and edges that a press comes by. `stays`: it waits where parallel steps join. */
export function wayThrough(workflow: Workflow, { stepId, buttonId, taken }: Pressed, stays: boolean): string[] {
  const graph = new Graph(workflow);
  const toButton = graph.outOf(stepId).find(({ target }) => target === buttonId);
  const passed = new Set([stepId, buttonId, ...(toButton ? [toButton.id] : [])]);
  const queue = [buttonId];
  for (const nodeId of queue) {
    const isFork = graph.nodes.get(nodeId)?.type === "condition";
    for (const edge of graph.outOf(nodeId)) {
      if (isFork && !taken.includes(edge.id)) continue;
      passed.add(edge.id);
      const target = graph.nodes.get(edge.target);
      // It has only come to the next step.
      if (!target || target.type === "step" || passed.has(target.id)) continue;
      passed.add(target.id);
      if (!(stays && target.type === "join")) queue.push(target.id);
    }
  }
  return [...passed];
}
