import {
  type Choices,
  Clashes,
  countChanged,
  type Merged,
  mergeOrder,
  mergeValue,
  type Three,
} from "@groundwork/formwork/merge";
import { sameJson } from "@groundwork/formwork/rules";
import { animated } from "./edit/animate";
import type { Edge, Workflow } from "./model";
import { parseStoredWorkflow } from "./parse";

type Node = Workflow["nodes"][number];
type ById<Part> = ReadonlyMap<string, Part>;

const byId = <Part extends { id: string }>(parts: readonly Part[]): ById<Part> =>
  new Map(parts.map((part) => [part.id, part]));

/**
 * What two people made of one drawing, in one. Where a node stands is no matter of opinion: the later counts, which is
 * mine. Null: the two do not fit together; then one of the drawings has to be chosen as a whole.
 */
export function mergeWorkflows(three: Three<Workflow>, choices: Choices = new Map()): Merged<Workflow> | null {
  if (sameJson(three.base, three.mine)) return { content: three.theirs, clashes: [] };
  if (sameJson(three.base, three.theirs) || sameJson(three.theirs, three.mine))
    return { content: three.mine, clashes: [] };
  const clashes = new Clashes(choices);
  const [nodes, edges] = [nodesOf(three, clashes), edgesOf(three, clashes)];
  const known = new Set(nodes.map(({ id }) => id));
  const { base, theirs, mine } = three;
  const begun = byId(base.edges);
  const isMine = byId(mine.edges);
  const drawnByMe = new Set(mine.edges.flatMap((edge) => (begun.has(edge.id) ? [] : [wayOf(edge)])));
  const left = edges.filter((edge) => {
    const isDrawnTwice = !begun.has(edge.id) && !isMine.has(edge.id) && drawnByMe.has(wayOf(edge));
    return !isDrawnTwice && known.has(edge.source) && known.has(edge.target);
  });
  const direction = mine.direction === base.direction ? theirs.direction : mine.direction;
  try {
    const content = animated(parseStoredWorkflow({ nodes, edges: left, ...(direction ? { direction } : {}) }));
    return { content, clashes: clashes.found };
  } catch {
    return null;
  }
}

const wayOf = ({ source, target }: Edge) => `${source} ${target}`;

function nodesOf({ base, theirs, mine }: Three<Workflow>, clashes: Clashes): Node[] {
  const all = { base: byId(base.nodes), theirs: byId(theirs.nodes), mine: byId(mine.nodes) };
  const led = { theirs: newEnds(base, theirs), mine: newEnds(base, mine) };
  return mergeParts(all, clashes, ({ base: before, theirs: there, mine: here }) => {
    const id = (here ?? there)?.id ?? "";
    const position = sameJson(before?.position, here?.position) || !here ? there?.position : here.position;
    const placed = (node: Node | undefined) => node && { ...node, position: position ?? node.position };
    // Who drew a way to it works with it, as who changes it does.
    const isUsed = before && (here ? led.mine : led.theirs).has(id) && !(here && there);
    const was = before && { ...placed(before), ...(isUsed ? { isUsed } : {}) };
    return { base: was, theirs: placed(there), mine: placed(here) };
  });
}

function edgesOf({ base, theirs, mine }: Three<Workflow>, clashes: Clashes): Edge[] {
  const all = { base: byId(base.edges), theirs: byId(theirs.edges), mine: byId(mine.edges) };
  // It follows from the rest which of them are animated.
  const still = (edge: Edge | undefined) => edge && { ...edge, animated: false };
  return mergeParts(all, clashes, (edge) => ({
    base: still(edge.base),
    theirs: still(edge.theirs),
    mine: still(edge.mine),
  }));
}

function mergeParts<Part extends { id: string; type: string }>(
  { base, theirs, mine }: Three<ById<Part>>,
  clashes: Clashes,
  compared: (three: Three<Part | undefined>) => Three<unknown>,
): Part[] {
  const left = new Map<string, Part>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const three = { base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) };
    const kind = (three.mine ?? three.theirs)?.type ?? "";
    const merged = mergeValue(compared(three), { partId: id, kind, path: [] }, clashes);
    if (merged !== undefined) left.set(id, merged as Part);
  }
  const ids = { base: [...base.keys()], theirs: [...theirs.keys()], mine: [...mine.keys()] };
  const order = mergeOrder(ids, new Set(left.keys()), { partId: "", kind: "workflow", path: [] }, clashes);
  return order.flatMap((id) => left.get(id) ?? []);
}

/** What new ways begin at or lead to. */
function newEnds(base: Workflow, now: Workflow): Set<string> {
  const known = byId(base.edges);
  return new Set(now.edges.flatMap(({ id, source, target }) => (known.has(id) ? [] : [source, target])));
}

/** What somebody changed in a drawing, counted. */
export function countInWorkflow(base: Workflow, theirs: Workflow): Record<"nodes" | "edges", number> {
  return {
    nodes: countChanged(byId(base.nodes), byId(theirs.nodes)),
    edges: countChanged(byId(base.edges), byId(theirs.edges)),
  };
}
