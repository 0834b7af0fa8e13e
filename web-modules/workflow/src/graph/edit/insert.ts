import type { Position } from "../../nodes/kind";
import { type Node, type NodeType, rulesOf } from "../../nodes/rules-registry";
import { Graph } from "../graph";
import { type Direction, type Edge, findNode, type Workflow } from "../model";
import { buttonsOf } from "../transition";
import { type Added, addFromMenu } from "./add";
import { move } from "./change";
import { connect, disconnect } from "./connect";
import { BUTTON_SPACING, DOWN_SPACING, directionOf, PARTS_SPACING, TARGET_SPACING } from "./places";

/** What a button leads on to, or where parallel steps join; the mails of a button are no way on. */
export function wayOn(workflow: Workflow, sourceId: string): Edge | null {
  const type = findNode(workflow, sourceId)?.type;
  if (type !== "button" && type !== "join") return null;
  const leadsOn = ({ source, target }: Edge) => source === sourceId && findNode(workflow, target)?.type !== "sendEmail";
  return workflow.edges.find(leadsOn) ?? null;
}

/** What can stand between a button and what it leads to, and how much room that takes. */
const BETWEEN = {
  step: { right: BUTTON_SPACING + TARGET_SPACING, down: DOWN_SPACING.button + DOWN_SPACING.target },
  parallel: PARTS_SPACING,
} as const;

type Between = keyof typeof BETWEEN;

/** What a button leads on to, where a node of that kind, with what comes with it, may stand before it. */
export function nextAfterInserting(workflow: Workflow, buttonId: string, type: NodeType): Node | undefined {
  const next = findNode(workflow, wayOn(workflow, buttonId)?.target ?? "");
  if (type === "step") return next;
  // From where parallel steps join no way leads back.
  return type === "parallel" && next && rulesOf("join").leadsTo.some((each) => each === next.type) ? next : undefined;
}

/** A step, or parallel steps, between a button and what it leads to: the step's own button, or where they join, leads on to that. */
export function insertBetween(workflow: Workflow, buttonId: string, type: Between): Added | null {
  const way = wayOn(workflow, buttonId);
  const next = nextAfterInserting(workflow, buttonId, type);
  if (!way || !next) return null;
  const roomy = makeRoom(disconnect(workflow, way.id), next.position, BETWEEN[type]);
  const added = addFromMenu(roomy, buttonId, type, next.position);
  const last = added && lastOf(added);
  return last ? { ...added, workflow: connect(added.workflow, last, next.id) } : null;
}

/** Of what was added what leads on. */
function lastOf({ workflow, nodeId }: Added): string | undefined {
  if (findNode(workflow, nodeId)?.type === "step") return buttonsOf(workflow, nodeId)[0]?.id;
  const graph = new Graph(workflow);
  const [part] = graph.targets(nodeId);
  return part && [...graph.joinsOf(part.id)][0];
}

/** Whatever stands there or further on moves on by so much: how somebody arranged the rest stays theirs. */
function makeRoom(workflow: Workflow, from: Position, room: Record<Direction, number>): Workflow {
  const isDown = directionOf(workflow) === "down";
  const by = isDown ? { x: 0, y: room.down } : { x: room.right, y: 0 };
  const further = workflow.nodes.filter(({ position }) => (isDown ? position.y >= from.y : position.x >= from.x));
  return move(
    workflow,
    new Map(further.map(({ id, position }) => [id, { x: position.x + by.x, y: position.y + by.y }])),
  );
}
