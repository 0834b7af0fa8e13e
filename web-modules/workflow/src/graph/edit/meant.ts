import type { Refusal } from "../../nodes/kind";
import { Graph } from "../graph";
import { findNode, type Workflow } from "../model";
import { whyNot } from "../rules";
import { type Added, addButton } from "./add";
import { connect } from "./connect";

/** What a line from one node to another stands for: that edge, one through a new button, or nothing that may be. */
export type Meant = { kind: "edge" } | { kind: "throughButton" } | { kind: "refused"; refusal: Refusal };

export function meantBy(workflow: Workflow, sourceId: string, targetId: string): Meant {
  const refusal = whyNot(new Graph(workflow), sourceId, targetId);
  if (refusal === null) return { kind: "edge" };
  if (refusal !== "kinds" || !mayHaveButtons(workflow, sourceId) || sourceId === targetId)
    return { kind: "refused", refusal };
  const { workflow: grown, nodeId } = addButton(workflow, sourceId);
  const further = whyNot(new Graph(grown), nodeId, targetId);
  return further === null ? { kind: "throughButton" } : { kind: "refused", refusal: further };
}

/** Draws it; null where it may not be. Selected is the button that it took, which has no name of its own yet. */
export function drawMeant(workflow: Workflow, sourceId: string, targetId: string): Added | null {
  const meant = meantBy(workflow, sourceId, targetId);
  if (meant.kind === "refused") return null;
  if (meant.kind === "edge") return { workflow: connect(workflow, sourceId, targetId), nodeId: sourceId };
  const { workflow: grown, nodeId } = addButton(workflow, sourceId);
  return { workflow: connect(grown, nodeId, targetId), nodeId };
}

function mayHaveButtons(workflow: Workflow, nodeId: string): boolean {
  return findNode(workflow, nodeId)?.type === "step";
}
