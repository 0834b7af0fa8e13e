import type { Position } from "../../nodes/kind";
import type { Node } from "../../nodes/rules-registry";
import { Graph } from "../graph";
import { type Direction, triggerOf, type Workflow } from "../model";
import { move } from "./change";
import { LINE_MIDDLE, type Sizes, sizeOf } from "./places";

/** A node takes so many times its own size. */
const ROOM = 1.5;

/**
 * Tidies up: nodes stand in ranks, as far from the start as their longest way, and each in the middle of what follows
 * from it. What nothing leads to starts a row of its own, below.
 */
export function layout(workflow: Workflow, direction: Direction, sizes?: Sizes): Workflow {
  const graph = new Graph(workflow);
  const ranks = ranksOf(graph);
  const lanes = lanesOf(graph, ranks);
  const size = (node: Node) => sizeOf(workflow, node.id, sizes);
  const [along, across] = direction === "right" ? (["width", "height"] as const) : (["height", "width"] as const);

  const laneSize = Math.max(...workflow.nodes.map((node) => size(node)[across]), 0) * ROOM;
  const thickness: number[] = [];
  for (const node of workflow.nodes) {
    const rank = ranks.get(node.id) ?? 0;
    thickness[rank] = Math.max(thickness[rank] ?? 0, size(node)[along]);
  }
  const starts = thickness.map((_, rank) =>
    thickness.slice(0, rank).reduce((sum, each) => sum + each + LINE_MIDDLE + (ROOM - 1) * each, 0),
  );

  const places = new Map<string, Position>();
  for (const node of workflow.nodes) {
    const { width, height } = size(node);
    const rank = ranks.get(node.id) ?? 0;
    // All begin where their rank begins: lines turn in the gap before it.
    const main = starts[rank] ?? 0;
    const lane = (lanes.get(node.id) ?? 0) * laneSize;
    // Edges leave a card at its first line, or in the middle of its lower edge: that is what stands in one row.
    const corner = direction === "right" ? { x: main, y: lane } : { x: lane - width / 2, y: main };
    places.set(node.id, { x: corner.x + node.origin[0] * width, y: corner.y + node.origin[1] * height });
  }
  const moved = move(workflow, places);
  return moved.direction === direction ? moved : { ...moved, direction };
}

/** How far each node is from a start, by the longest way; a draft may hold a circle, which ends the search. */
function ranksOf(graph: Graph): Map<string, number> {
  const ranks = new Map<string, number>();
  const most = graph.nodes.size;
  const visit = (node: Node, rank: number, way: ReadonlySet<string>): void => {
    if (way.has(node.id) || rank > most || rank <= (ranks.get(node.id) ?? -1)) return;
    ranks.set(node.id, rank);
    for (const target of graph.targets(node.id)) visit(target, rank + 1, new Set(way).add(node.id));
  };
  for (const root of rootsOf(graph)) visit(root, 0, new Set());
  for (const node of graph.nodes.values()) if (!ranks.has(node.id)) visit(node, 0, new Set());
  return ranks;
}

function rootsOf(graph: Graph): Node[] {
  const trigger = triggerOf(graph.workflow);
  const others = [...graph.nodes.values()].filter((node) => node !== trigger && graph.into(node.id).length === 0);
  return trigger ? [trigger, ...others] : others;
}

/**
 * Which lane each node stands in: in the middle of the lanes of what hangs on it, or, where nothing does or a line of it
 * goes far, in one of its own.
 */
function lanesOf(graph: Graph, ranks: ReadonlyMap<string, number>): Map<string, number> {
  const lanes = new Map<string, number>();
  let free = 0;
  const place = (node: Node): number => {
    lanes.set(node.id, free);
    const hanging = childrenOf(graph, node, ranks).filter((child) => !lanes.has(child.id));
    const below = hanging.map((child) => lanes.get(child.id) ?? place(child));
    const [first, last] = [below[0], below.at(-1)];
    if (first !== undefined && last !== undefined && !leadsFar(graph, node, ranks))
      lanes.set(node.id, (first + last) / 2);
    else {
      lanes.set(node.id, free);
      free += 1;
    }
    return lanes.get(node.id) ?? 0;
  };
  for (const root of rootsOf(graph)) if (!lanes.has(root.id)) place(root);
  for (const node of graph.nodes.values()) if (!lanes.has(node.id)) place(node);
  return lanes;
}

/** Past the next rank: such a line takes the node's own lane, in which nothing else may stand. */
function leadsFar(graph: Graph, node: Node, ranks: ReadonlyMap<string, number>): boolean {
  const next = (ranks.get(node.id) ?? 0) + 1;
  return graph.targets(node.id).some((target) => (ranks.get(target.id) ?? 0) > next);
}

/** Those of its targets that stand in the next rank; the others hang on a later node. Buttons in their order. */
function childrenOf(graph: Graph, node: Node, ranks: ReadonlyMap<string, number>): Node[] {
  const next = (ranks.get(node.id) ?? 0) + 1;
  const targets = graph.targets(node.id).filter((target) => ranks.get(target.id) === next);
  const orderOf = (target: Node) => (target.type === "button" ? target.data.order : 0);
  return [...new Set(targets)].toSorted((a, b) => orderOf(a) - orderOf(b));
}
