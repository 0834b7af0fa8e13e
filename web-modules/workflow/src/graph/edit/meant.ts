import type { Refusal } from "../../nodes/kind";
import { Graph } from "../graph";
import { findNode, type Workflow } from "../model";
import { whyNot } from "../rules";
import { type Added, addButton, addFromMenu } from "./add";
import { connect, returnTo } from "./connect";
import { returnsOf } from "./way-back";

/** What a line from one node to another stands for: that edge, one through something new, or nothing that may be. */
export type Meant = { kind: "edge" | "throughButton" | "throughWayBack" } | { kind: "refused"; refusal: Refusal };

export function meantBy(workflow: Workflow, sourceId: string, targetId: string): Meant {
  const refusal = whyNot(new Graph(workflow), sourceId, targetId);
  if (refusal === null) return { kind: "edge" };
  if (refusal === "passed" && throughWayBack(workflow, sourceId, targetId)) return { kind: "throughWayBack" };
  if (refusal !== "kinds" || !mayHaveButtons(workflow, sourceId) || sourceId === targetId)
    return { kind: "refused", refusal };
  const { workflow: grown, nodeId } = addButton(workflow, sourceId);
  const further = meantBy(grown, nodeId, targetId);
  return further.kind === "edge" ? { kind: "throughButton" } : further;
}

/** Draws it; null where it may not be. Selected is what it took: it is not yet called or set as it should be. */
export function drawMeant(workflow: Workflow, sourceId: string, targetId: string): Added | null {
  const meant = meantBy(workflow, sourceId, targetId);
  if (meant.kind === "refused") return null;
  if (meant.kind === "edge") return { workflow: connect(workflow, sourceId, targetId), nodeId: sourceId };
  if (!mayHaveButtons(workflow, sourceId)) return throughWayBack(workflow, sourceId, targetId);
  const { workflow: grown, nodeId } = addButton(workflow, sourceId);
  if (meant.kind === "throughWayBack") return throughWayBack(grown, nodeId, targetId);
  return { workflow: connect(grown, nodeId, targetId), nodeId };
}

/** From a button to a step that comes earlier than its own. */
function throughWayBack(workflow: Workflow, buttonId: string, stepId: string): Added | null {
  const added = addFromMenu(workflow, buttonId, "backToPrevious");
  if (!added || !returnsOf(added.workflow, added.nodeId).some((step) => step.id === stepId)) return null;
  return { ...added, workflow: returnTo(added.workflow, added.nodeId, stepId) };
}

function mayHaveButtons(workflow: Workflow, nodeId: string): boolean {
  return findNode(workflow, nodeId)?.type === "step";
}
