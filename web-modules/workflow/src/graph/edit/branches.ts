import type { Group } from "@groundwork/formwork/rules";
import { newId } from "@groundwork/formwork/rules";
import { type Edge, newEdge, type Workflow } from "../model";

type Node = Workflow["nodes"][number];

/** The ways out of a condition: its branches in the order in which they are tried, and what is taken else. */
export function waysOut(workflow: Workflow, nodeId: string): { branches: Edge[]; otherwise: Edge[] } {
  const edges = workflow.edges.filter(({ source }) => source === nodeId);
  return { branches: edges.filter(({ when }) => when), otherwise: edges.filter(({ when }) => !when) };
}

/** What a new line means: the second one out of a condition is what is taken else, all others are branches. */
export function edgeBetween(workflow: Workflow, source: Node, target: Node): Edge {
  const edge = newEdge(newId(), source, target);
  if (source.type !== "condition") return edge;
  const { branches, otherwise } = waysOut(workflow, source.id);
  return branches.length > 0 && otherwise.length === 0 ? edge : { ...edge, when: nothing() };
}

function nothing(): Group {
  return { logicType: "and", nestedConditions: [] };
}

export function setWhen(workflow: Workflow, edgeId: string, when: Group): Workflow {
  return { ...workflow, edges: workflow.edges.map((edge) => (edge.id === edgeId ? { ...edge, when } : edge)) };
}

/** Takes this way where no branch applies; the one that was taken so far is a branch that says nothing yet. */
export function takeOtherwise(workflow: Workflow, edgeId: string): Workflow {
  const chosen = workflow.edges.find(({ id }) => id === edgeId);
  if (!chosen?.when) return workflow;
  const edges = workflow.edges.map((edge) => {
    if (edge === chosen) return without(edge);
    return edge.source === chosen.source && !edge.when ? { ...edge, when: nothing() } : edge;
  });
  return { ...workflow, edges };
}

/** A way that is taken else becomes the last branch. */
export function makeBranch(workflow: Workflow, edgeId: string): Workflow {
  return setWhen(workflow, edgeId, nothing());
}

function without({ when: _, ...edge }: Edge): Edge {
  return edge;
}

/** Tries a branch before or after its neighbour. */
export function shiftBranch(workflow: Workflow, edgeId: string, by: -1 | 1): Workflow {
  const edge = workflow.edges.find(({ id }) => id === edgeId);
  if (!edge) return workflow;
  const { branches } = waysOut(workflow, edge.source);
  const other = branches[branches.indexOf(edge) + by];
  if (!other || !edge.when) return workflow;
  const swapped = new Map([
    [edge, other],
    [other, edge],
  ]);
  return { ...workflow, edges: workflow.edges.map((each) => swapped.get(each) ?? each) };
}
