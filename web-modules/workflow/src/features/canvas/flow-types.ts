import type { Node as FlowCard, Edge as FlowLine } from "@xyflow/react";
import type { Edge } from "../../graph";
import type { Node, NodeType } from "../../nodes/rules-registry";

/** What the drawing library holds of a node and of an edge. */
export type FlowNode = FlowCard<{ node: Node }, NodeType>;
export type FlowEdge = FlowLine<{ edge: Edge; label: string }, "smoothstep">;
