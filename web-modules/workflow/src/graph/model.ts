import type { Group } from "@groundwork/formwork/rules";
import type { Node } from "../nodes/rules-registry";

/** The JSON of a workflow as drawn; key for key the server's. */
export interface Edge {
  id: string;
  type: "smoothstep";
  source: string;
  target: string;
  /** The types of the two nodes plus "Out" and "In". */
  sourceHandle: string;
  targetHandle: string;
  /** Whether it lies on a way from the first step. */
  animated: boolean;
  /** Of a branch of a condition; the way that is taken else has none. */
  when?: Group;
}

/** Which way a drawing runs: left to right, or top to bottom. */
export const DIRECTIONS = ["right", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Workflow {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** Absent in drawings from before it was kept. */
  readonly direction?: Direction;
}

export type Step = Extract<Node, { type: "step" }>;
export type Button = Extract<Node, { type: "button" }>;

export function stepsOf(workflow: Workflow): Step[] {
  return workflow.nodes.filter((node) => node.type === "step");
}

/** Where a submission starts. */
export function triggerOf(workflow: Workflow): Step | undefined {
  return stepsOf(workflow).find((step) => step.data.triggerStep);
}

export function findNode(workflow: Workflow, nodeId: string): Node | undefined {
  return workflow.nodes.find((node) => node.id === nodeId);
}

export function newEdge(id: string, source: Node, target: Node): Edge {
  return {
    id,
    type: "smoothstep",
    source: source.id,
    target: target.id,
    sourceHandle: `${source.type}Out`,
    targetHandle: `${target.type}In`,
    animated: false,
  };
}
