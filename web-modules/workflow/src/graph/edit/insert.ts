import type { Position } from "../../nodes/kind";
import { type Node, type NodeType, rulesOf } from "../../nodes/rules-registry";
import { Graph } from "../graph";
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

/** What can stand between a button and what it leads to, and how many cards that is one behind the other. */
const BETWEEN = { step: 1, parallel: 2 } as const;

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

/** Whatever stands there or further on moves on by so many steps: how somebody arranged the rest stays theirs. */
function makeRoom(workflow: Workflow, from: Position, steps: number): Workflow {
  const isDown = directionOf(workflow) === "down";
  const by = isDown
    ? { x: 0, y: steps * (DOWN_SPACING.button + DOWN_SPACING.target) }
    : { x: steps * (BUTTON_SPACING + TARGET_SPACING), y: 0 };
  const further = workflow.nodes.filter(({ position }) => (isDown ? position.y >= from.y : position.x >= from.x));
  return move(
    workflow,
    new Map(further.map(({ id, position }) => [id, { x: position.x + by.x, y: position.y + by.y }])),
  );
}
