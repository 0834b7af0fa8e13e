import { isWayBack } from "../edit/way-back";
import { Graph } from "../graph";
import type { Workflow } from "../model";
import type { Pressed } from "./standing";

/** What lies behind a step, on all ways onward from it: once it is gone back to, this is to be done again. */
export function behind(workflow: Workflow, stepId: string): Set<string> {
  const graph = new Graph(workflow);
  const found = new Set<string>();
  const queue = [stepId];
  for (const nodeId of queue) {
    const node = graph.nodes.get(nodeId);
    if (!node) continue;
    for (const edge of graph.outOf(nodeId)) {
      found.add(edge.id);
      if (found.has(edge.target) || isWayBack(node)) continue;
      found.add(edge.target);
      queue.push(edge.target);
    }
  }
  return found;
}

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
