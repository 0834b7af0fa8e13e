import type { Refusal } from "../nodes/kind";
import { type Node, type NodeType, rulesOf } from "../nodes/rules-registry";
import { Graph } from "./graph";
import type { Edge, Workflow } from "./model";

/** Why nobody may draw an edge from one to the other now; null when it may be drawn. */
export function whyNot(graph: Graph, sourceId: string, targetId: string): Refusal | null {
  const source = graph.nodes.get(sourceId);
  const target = graph.nodes.get(targetId);
  if (!source || !target || source === target) return "kinds";
  const rules = rulesOf(source.type);
  return (rules.refusesDrawing ?? rules.refuses)(graph, source, target);
}

export function canConnect(workflow: Workflow, sourceId: string, targetId: string): boolean {
  return whyNot(new Graph(workflow), sourceId, targetId) === null;
}

/** Whether an edge that is there is right. */
export function holds(graph: Graph, edge: Edge): boolean {
  const others = graph.without(edge);
  const source = others.nodes.get(edge.source);
  const target = others.nodes.get(edge.target);
  return (
    source !== undefined &&
    target !== undefined &&
    source !== target &&
    rulesOf(source.type).refuses(others, source, target) === null
  );
}

export interface Offer {
  type: NodeType;
  /** Null: it can be added now. */
  refusal: Refusal | null;
}

/** What may follow a node, and why some of it cannot be added now. */
export function offersAfter(workflow: Workflow, sourceId: string): Offer[] {
  const source = workflow.nodes.find((node) => node.id === sourceId);
  if (!source) return [];
  return rulesOf(source.type).leadsTo.map((type) => {
    const added = { ...source, id: "new", type, data: rulesOf(type).newData() } as Node;
    const graph = new Graph({ nodes: [...workflow.nodes, added], edges: workflow.edges });
    return { type, refusal: whyNot(graph, sourceId, added.id) ?? nothingEarlier(graph, sourceId, type) };
  });
}

/** A way back can be drawn where there is nowhere to go back to, as a part of something larger; alone it is of no use. */
function nothingEarlier(graph: Graph, sourceId: string, type: NodeType): Refusal | null {
  if (!rulesOf(type).leadsBack) return null;
  const own = graph.lastSteps(sourceId);
  return [...graph.stepsBefore(sourceId)].every((id) => own.has(id)) ? "nothingEarlier" : null;
}

/** The nodes that are there already and may be connected now. */
export function possibleTargets(workflow: Workflow, sourceId: string): Node[] {
  const graph = new Graph(workflow);
  return workflow.nodes.filter((node) => whyNot(graph, sourceId, node.id) === null);
}
