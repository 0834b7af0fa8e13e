import type { Position } from "../../nodes/kind";
import type { NodeType } from "../../nodes/rules-registry";
import { type Direction, findNode, type Workflow } from "../model";

export interface Size {
  width: number;
  height: number;
}

export type Sizes = ReadonlyMap<string, Size>;

export const CONDITION_WIDTH = 200;

/** Where a node has not been measured yet. */
const USUAL: Record<NodeType, Size> = {
  step: { width: 224, height: 132 },
  button: { width: 140, height: 44 },
  sendEmail: { width: 200, height: 84 },
  condition: { width: CONDITION_WIDTH, height: 84 },
  parallel: { width: 200, height: 84 },
  join: { width: 200, height: 84 },
  backToPrevious: { width: 200, height: 84 },
  createNewVersion: { width: 200, height: 84 },
  close: { width: 110, height: 44 },
};

/** What is drawn in the middle of a card's first line lies so far below its upper edge: edges leave there. */
export const LINE_MIDDLE = 22;

export const STEP_SPACING = 400;
export const BUTTON_SPACING = 250;
/** From a button to what it leads to. */
export const TARGET_SPACING = 170;
export const COPY_OFFSET: Position = { x: 80, y: 20 };
export const DOWN_SPACING = { button: 180, target: 110 } as const;
/** From where parallel steps begin to what comes after they have joined. */
export const PARTS_SPACING = { right: 930, down: 620 } as const;
/** Of parallel steps: how far behind where they begin they stand, and join, and how far beside its line. */
const PARTS = {
  right: { step: 260, join: 690, aside: 90 },
  down: { step: 140, join: 460, aside: 140 },
} as const;
const SHIFT = 24;
/** Cards do not touch. */
const GAP = 28;

export function sizeOf(workflow: Workflow, nodeId: string, sizes?: Sizes): Size {
  return sizes?.get(nodeId) ?? USUAL[findNode(workflow, nodeId)?.type ?? "step"];
}

/** As it was arranged last; one of which nobody said so runs the way most of its edges run. */
export function directionOf(workflow: Workflow): Direction {
  if (workflow.direction) return workflow.direction;
  const places = new Map(workflow.nodes.map((node) => [node.id, node.position]));
  let across = 0;
  let down = 0;
  for (const edge of workflow.edges) {
    const from = places.get(edge.source);
    const to = places.get(edge.target);
    if (!from || !to) continue;
    across += Math.abs(to.x - from.x);
    down += Math.abs(to.y - from.y);
  }
  return down > across ? "down" : "right";
}

/** Where a new node stands after another. */
export function placeAfter(workflow: Workflow, sourceId: string, type: NodeType): Position {
  const from = findNode(workflow, sourceId)?.position ?? { x: 0, y: 0 };
  if (directionOf(workflow) === "down") {
    const down = type === "button" ? DOWN_SPACING.button : DOWN_SPACING.target;
    return freePlace(workflow, { x: from.x, y: from.y + down }, type, "down");
  }
  const right = type === "button" ? BUTTON_SPACING : TARGET_SPACING;
  return freePlace(workflow, { x: from.x + right, y: from.y }, type, "right");
}

/** Where two steps at once stand, one on each side of the line that they begin on and join again. */
export function placesOfParts(workflow: Workflow, parallelId: string): { steps: [Position, Position]; join: Position } {
  const from = findNode(workflow, parallelId)?.position ?? { x: 0, y: 0 };
  const direction = directionOf(workflow);
  const { step, join, aside } = PARTS[direction];
  const place = (type: NodeType, along: number, beside: number) => {
    const wanted =
      direction === "down" ? { x: from.x + beside, y: from.y + along } : { x: from.x + along, y: from.y + beside };
    return freePlace(workflow, wanted, type, direction);
  };
  return { steps: [place("step", step, -aside), place("step", step, aside)], join: place("join", join, 0) };
}

/** The nearest place that covers nothing: below, or beside where the drawing runs down. */
export function freePlace(workflow: Workflow, wanted: Position, type: NodeType, direction: Direction): Position {
  const own = USUAL[type];
  const covers = (place: Position) =>
    workflow.nodes.some((node) => {
      const other = USUAL[node.type];
      const { x, y } = node.position;
      const isBeside = place.x + own.width <= x || x + other.width <= place.x;
      return !isBeside && place.y < y + other.height + GAP && y < place.y + own.height + GAP;
    });
  let place = wanted;
  for (let tries = 0; tries < workflow.nodes.length * 20 && covers(place); tries += 1)
    place = direction === "right" ? { ...place, y: place.y + SHIFT } : { ...place, x: place.x + SHIFT };
  return place;
}
