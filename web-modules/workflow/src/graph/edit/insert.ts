import type { Position } from "../../nodes/kind";
import { type Edge, findNode, type Workflow } from "../model";
import { buttonsOf } from "../transition";
import { type Added, addFromMenu } from "./add";
import { move } from "./change";
import { connect, disconnect } from "./connect";
import { BUTTON_SPACING, DOWN_SPACING, directionOf, TARGET_SPACING } from "./places";

/** What a button leads on to; its mails are no way on. */
export function wayOn(workflow: Workflow, buttonId: string): Edge | null {
  if (findNode(workflow, buttonId)?.type !== "button") return null;
  const leadsOn = ({ source, target }: Edge) => source === buttonId && findNode(workflow, target)?.type !== "sendEmail";
  return workflow.edges.find(leadsOn) ?? null;
}

/** A step between a button and what it leads to: the step's own button leads on to that. */
export function insertStep(workflow: Workflow, buttonId: string): Added | null {
  const way = wayOn(workflow, buttonId);
  const next = way && findNode(workflow, way.target);
  if (!next) return null;
  const roomy = makeRoom(disconnect(workflow, way.id), next.position);
  const added = addFromMenu(roomy, buttonId, "step", next.position);
  const [own] = added ? buttonsOf(added.workflow, added.nodeId) : [];
  return added && own ? { ...added, workflow: connect(added.workflow, own.id, next.id) } : null;
}

/** Whatever stands there or further on moves on by a step: how somebody arranged the rest stays theirs. */
function makeRoom(workflow: Workflow, from: Position): Workflow {
  const isDown = directionOf(workflow) === "down";
  const by = isDown
    ? { x: 0, y: DOWN_SPACING.button + DOWN_SPACING.target }
    : { x: BUTTON_SPACING + TARGET_SPACING, y: 0 };
  const further = workflow.nodes.filter(({ position }) => (isDown ? position.y >= from.y : position.x >= from.x));
  return move(
    workflow,
    new Map(further.map(({ id, position }) => [id, { x: position.x + by.x, y: position.y + by.y }])),
  );
}
