import { type Problem, problemOf } from "@groundwork/formwork/rules";
import { rulesOf } from "../nodes/rules-registry";
import { Graph } from "./graph";
import { triggerOf, type Workflow } from "./model";

/** Names of a way that are told: of a longer one its beginning and its end. */
const MOST_TOLD = 8;

/** A way that leads to no end: the step where it is found, and the nodes that one comes through. */
export interface Trap {
  code: "stepWithoutEnd" | "endlessByItself";
  stepId: string;
  way: readonly string[];
}

const CODES: ReadonlySet<string> = new Set<Trap["code"]>(["stepWithoutEnd", "endlessByItself"]);

/** Of a drawing in which nothing else is wrong. */
export function wayProblems(graph: Graph): Problem[] {
  return traps(graph).map(({ code, stepId, way }) =>
    problemOf(stepId, { code, params: { step: nameIn(graph, stepId), path: told(graph, way) } }),
  );
}

export function traps(graph: Graph): Trap[] {
  return [...withoutEnd(graph), ...byThemselvesForEver(graph)];
}

/** The lines of the way that leads into what is wrong with a step; of a step without such a fault none. */
export function trapLines(workflow: Workflow, problems: readonly Problem[], stepId: string | null): Set<string> {
  const isTold = problems.some(({ code, subjectId }) => subjectId === stepId && CODES.has(code));
  const way = isTold ? (traps(new Graph(workflow)).find((trap) => trap.stepId === stepId)?.way ?? []) : [];
  const steps = new Set(way.slice(1).map((id, at) => `${way[at]} ${id}`));
  const lines = workflow.edges.filter(({ source, target }) => steps.has(`${source} ${target}`));
  return new Set(lines.map(({ id }) => id));
}

/** Where a submission comes in, and nothing that anybody presses from then on closes it. */
function withoutEnd(graph: Graph): Trap[] {
  const trigger = triggerOf(graph.workflow);
  const closing = [...graph.reached.values()].filter(({ type }) => type === "close").map(({ id }) => id);
  const ends = allFrom(closing, (id) => graph.sources(id).map((node) => node.id));
  const caught = [...graph.reached.values()].filter(({ id, type }) => type === "step" && !ends.has(id));
  const ids = new Set(caught.map(({ id }) => id));
  return caught.flatMap(({ id }) => {
    const way = trigger ? shortest(trigger.id, id, (nodeId) => targetsOf(graph, nodeId)) : [];
    // Of those that are caught together, the first that one comes to.
    const isFirst = way.length > 0 && !way.slice(0, -1).some((each) => ids.has(each));
    return isFirst ? [{ code: "stepWithoutEnd" as const, stepId: id, way }] : [];
  });
}

/** Buttons that press themselves, one after the other and all over again: nobody is waited for. */
function byThemselvesForEver(graph: Graph): Trap[] {
  const found: Trap[] = [];
  for (const stepId of graph.reached.keys()) {
    if (found.some(({ way }) => way.includes(stepId))) continue;
    const way = roundByItself(graph, stepId);
    if (way.length > 0) found.push({ code: "endlessByItself", stepId, way });
  }
  return found;
}

/** From the step to itself, out of each step by the button that presses itself. What a condition decides may end it. */
function roundByItself(graph: Graph, stepId: string): string[] {
  const [buttonId] = ownPress(graph, stepId) ?? [];
  if (buttonId === undefined) return [];
  const isDecided = (id: string) => graph.nodes.get(id)?.type === "condition";
  const further = shortest(buttonId, stepId, (id) =>
    isDecided(id) ? [] : (ownPress(graph, id) ?? targetsOf(graph, id)),
  );
  return further.length > 0 ? [stepId, ...further] : [];
}

/** Null: no step. */
function ownPress(graph: Graph, nodeId: string): string[] | null {
  const node = graph.nodes.get(nodeId);
  if (node?.type !== "step") return null;
  const { overduePress, dueInHours } = node.data;
  return overduePress && dueInHours !== null ? [overduePress.buttonId] : [];
}

function targetsOf(graph: Graph, nodeId: string): string[] {
  return graph.targets(nodeId).map(({ id }) => id);
}

type On = (nodeId: string) => readonly string[];

function allFrom(starts: readonly string[], on: On): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const each of on(id)) found.add(each);
  return found;
}

/** Both ends in it; empty: none. */
function shortest(start: string, wanted: string, on: On): string[] {
  const comeFrom = new Map<string, string | null>([[start, null]]);
  for (const id of comeFrom.keys()) {
    if (id === wanted) return back(comeFrom, id);
    for (const each of on(id)) if (!comeFrom.has(each)) comeFrom.set(each, id);
  }
  return [];
}

function back(comeFrom: ReadonlyMap<string, string | null>, end: string): string[] {
  const way: string[] = [];
  for (let id: string | null | undefined = end; id; id = comeFrom.get(id)) way.unshift(id);
  return way;
}

function told(graph: Graph, way: readonly string[]): string {
  const names = way.map((id) => nameIn(graph, id)).filter((name) => name !== "");
  const isLong = names.length > MOST_TOLD;
  return (isLong ? [...names.slice(0, MOST_TOLD / 2), "…", ...names.slice(-MOST_TOLD / 2)] : names).join(" → ");
}

function nameIn(graph: Graph, nodeId: string): string {
  const node = graph.nodes.get(nodeId);
  return node ? rulesOf(node.type).nameOf(node) : "";
}
