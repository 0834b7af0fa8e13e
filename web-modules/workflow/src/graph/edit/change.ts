import type { Position } from "../../nodes/kind";
import type { Node } from "../../nodes/rules-registry";
import { AT_THE_START } from "../../nodes/step/rules";
import { findNode, type Workflow } from "../model";
import { animated } from "./animate";

/** Some of a node's own values. What is the same as before changes nothing. */
export function changeData<N extends Node>(workflow: Workflow, nodeId: string, change: Partial<N["data"]>): Workflow {
  const node = findNode(workflow, nodeId);
  if (!node) return workflow;
  const before = node.data as Record<string, unknown>;
  if (Object.entries(change).every(([key, value]) => Object.is(before[key], value))) return workflow;
  const changed = { ...node, data: { ...node.data, ...change } } as Node;
  return { ...workflow, nodes: workflow.nodes.map((each) => (each.id === nodeId ? changed : each)) };
}

/** Makes a step the one that the workflow starts from; it is drawn and listed first, and asks what a first step can. */
export function setTrigger(workflow: Workflow, stepId: string): Workflow {
  if (findNode(workflow, stepId)?.type !== "step") return workflow;
  const nodes = workflow.nodes.map((node) => {
    const starts = node.id === stepId;
    if (node.type !== "step" || node.data.triggerStep === starts) return node;
    return { ...node, data: { ...node.data, ...(starts ? AT_THE_START : { triggerStep: false }) } };
  });
  const first = nodes.filter((node) => node.id === stepId);
  return animated({ ...workflow, nodes: [...first, ...nodes.filter((node) => node.id !== stepId)] });
}

/** To whole pixels; what stays where it is changes nothing. */
export function move(workflow: Workflow, places: ReadonlyMap<string, Position>): Workflow {
  let isMoved = false;
  const nodes = workflow.nodes.map((node) => {
    const place = places.get(node.id);
    if (!place) return node;
    const position = { x: Math.round(place.x), y: Math.round(place.y) };
    if (position.x === node.position.x && position.y === node.position.y) return node;
    isMoved = true;
    return { ...node, position };
  });
  return isMoved ? { ...workflow, nodes } : workflow;
}
