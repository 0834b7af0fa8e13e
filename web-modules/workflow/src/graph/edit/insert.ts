import type { Position } from "../../nodes/kind";
import type { Node, NodeType } from "../../nodes/rules-registry";
import { Graph } from "../graph";
import { type Direction, type Edge, findNode, type Workflow } from "../model";
import { buttonsOf } from "../transition";
import { type Added, addFromMenu } from "./add";
import { takeOtherwise } from "./branches";
import { move } from "./change";
import { connect, disconnect } from "./connect";
import { BUTTON_SPACING, CONDITION_WIDTH, DOWN_SPACING, directionOf, PARTS_SPACING, TARGET_SPACING } from "./places";

/** What a button leads on to, or where parallel steps join; the mails of a button are no way on. */
export function wayOn(workflow: Workflow, sourceId: string): Edge | null {
  const type = findNode(workflow, sourceId)?.type;
  if (type !== "button" && type !== "join") return null;
  const leadsOn = ({ source, target }: Edge) => source === sourceId && findNode(workflow, target)?.type !== "sendEmail";
  return workflow.edges.find(leadsOn) ?? null;
}

/** What can stand on a line, and how much room that takes. */
const BETWEEN = {
  step: { right: BUTTON_SPACING + TARGET_SPACING, down: DOWN_SPACING.button + DOWN_SPACING.target },
  condition: { right: CONDITION_WIDTH + TARGET_SPACING, down: 2 * DOWN_SPACING.target },
  parallel: PARTS_SPACING,
} as const;

export type Between = keyof typeof BETWEEN;

const KINDS = Object.keys(BETWEEN) as Between[];

export function isBetween(type: NodeType): type is Between {
  return type in BETWEEN;
}

/** What a button leads on to, where a node of that kind, with what comes with it, may stand before it. */
export function nextAfterInserting(workflow: Workflow, buttonId: string, type: Between): Node | undefined {
  return insertBetween(workflow, buttonId, type)
    ? findNode(workflow, wayOn(workflow, buttonId)?.target ?? "")
    : undefined;
}

/** Between a button and what it leads to. */
export function insertBetween(workflow: Workflow, buttonId: string, type: Between): Added | null {
  const way = wayOn(workflow, buttonId);
  return way ? insertOn(workflow, way.id, type) : null;
}

/** What may stand on a line. */
export function kindsOn(workflow: Workflow, edgeId: string): Between[] {
  return KINDS.filter((type) => insertOn(workflow, edgeId, type) !== null);
}

/**
 * A node on a line, which leads on to what the line led to: a step by its own button, parallel steps from where they
 * join, a condition wherever none of its branches applies.
 */
export function insertOn(workflow: Workflow, edgeId: string, type: Between): Added | null {
  const way = workflow.edges.find(({ id }) => id === edgeId);
  const next = way && findNode(workflow, way.target);
  // A mail hangs on its button, and is no way on.
  if (!way || !next || next.type === "sendEmail") return null;
  const roomy = makeRoom(disconnect(workflow, way.id), next.position, BETWEEN[type]);
  const added = addFromMenu(roomy, way.source, type, next.position);
  const last = added && lastOf(added);
  if (!last) return null;
  const drawn = connect(added.workflow, last, next.id);
  const onward = drawn.edges.find(({ source, target }) => source === last && target === next.id);
  if (!onward) return null;
  const led = type === "condition" ? takeOtherwise(drawn, onward.id) : drawn;
  return { ...added, workflow: inPlaceOf(led, workflow, way, added.nodeId) };
}

/** Out of a condition the new line is the branch that the old one was, and tried when that was. */
function inPlaceOf(grown: Workflow, before: Workflow, way: Edge, nodeId: string): Workflow {
  const line = grown.edges.find(({ source, target }) => source === way.source && target === nodeId);
  if (!line) return grown;
  const { when: _, ...bare } = line;
  const others = grown.edges.filter((edge) => edge !== line);
  const at = before.edges.indexOf(way);
  return { ...grown, edges: others.toSpliced(at, 0, way.when ? { ...bare, when: way.when } : bare) };
}

/** Of what was added what leads on. */
function lastOf({ workflow, nodeId }: Added): string | undefined {
  const type = findNode(workflow, nodeId)?.type;
  if (type === "condition") return nodeId;
  if (type === "step") return buttonsOf(workflow, nodeId)[0]?.id;
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
