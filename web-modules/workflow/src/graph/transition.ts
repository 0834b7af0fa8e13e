import { type Group, type Problem, problemOf } from "@groundwork/formwork/rules";
import type { Mail, Outcome } from "../nodes/kind";
import { type Node, rulesOf } from "../nodes/rules-registry";
import { Graph } from "./graph";
import { type Button, type Edge, findNode, type Workflow } from "./model";

export interface Transition {
  /** The mail nodes that are passed, in the order drawn. */
  mails: string[];
  /** Null: it closes. */
  toStepId: string | null;
  leadsBack: boolean;
  /** Whether what was entered in the steps after the one it leads back to is emptied. */
  clears: boolean;
  /** Whether the submission's next version begins there. */
  beginsVersion: boolean;
  /** The steps that are open at once from then on, as they are drawn; none where it is one alone. */
  openStepIds: readonly string[];
  /** Whether steps that were open with this one are open still: not enough of them have come. */
  stays: boolean;
}

/** The buttons of a step, as they stand beside each other. */
export function buttonsOf(workflow: Workflow, stepId: string): Button[] {
  const found = new Graph(workflow).targets(stepId).filter((node) => node.type === "button");
  return found.toSorted((a, b) => a.data.order - b.data.order);
}

/**
 * What a pressed button leads to, or why it leads nowhere: never of a published workflow. `taken`: the edges that were
 * chosen at the conditions on the way. `closed`: of the steps that are open at once with this one those that have come
 * to where they meet.
 */
export function nextTransition(
  workflow: Workflow,
  stepId: string,
  buttonId: string,
  taken: readonly string[] = [],
  closed: readonly string[] = [],
): Transition | Problem {
  if (findNode(workflow, stepId)?.type !== "step") return problemOf(stepId, { code: "stepUnknown", params: {} });
  if (!buttonsOf(workflow, stepId).some((button) => button.id === buttonId))
    return problemOf(buttonId, { code: "buttonNotOfStep", params: {} });
  const graph = new Graph(workflow);
  const outcomes = graph.targets(buttonId).map((node) => rulesOf(node.type).follow(graph, node));
  const mails = outcomes.filter((each) => each?.kind === "mail").map((mail) => mail.nodeId);
  const first = outcomes.find((each) => each !== null && each.kind !== "mail");
  if (!first) return problemOf(buttonId, { code: "buttonLeadsNowhere", params: {} });
  if (first.kind === "join") {
    const parts = graph.partsWith(stepId);
    const left = parts.filter((id) => id !== stepId && !closed.includes(id));
    if (parts.length - left.length < (first.needed ?? parts.length))
      return { ...ONWARD, mails, toStepId: left[0] ?? null, openStepIds: left, stays: true };
  }
  const way = through(graph, first, (edges) => edges.find(({ id }) => taken.includes(id)));
  if (typeof way === "string") return problemOf(way, { code: "branchUndecided", params: {} });
  const onward = { ...ONWARD, mails };
  if (way.kind === "goTo") return { ...onward, toStepId: way.stepId };
  if (way.kind === "open") return { ...onward, toStepId: way.stepIds[0] ?? null, openStepIds: way.stepIds };
  if (way.kind === "goBack") {
    const { stepId: toStepId, clears, beginsVersion } = way;
    return { ...onward, toStepId, leadsBack: true, clears, beginsVersion };
  }
  return { ...onward, toStepId: null };
}

/**
 * The edges that a press takes at the conditions on its way: the first whose condition holds, else the one that has
 * none. All of them at once: in between nothing is entered. Empty where the button leads nowhere.
 */
export function decide(workflow: Workflow, buttonId: string, isMet: (when: Group) => boolean): string[] {
  const graph = new Graph(workflow);
  const taken: string[] = [];
  const first = graph
    .targets(buttonId)
    .map((node) => rulesOf(node.type).follow(graph, node))
    .find((each) => each !== null && each.kind !== "mail");
  if (!first) return taken;
  through(graph, first, (edges) => {
    const found = edges.find(({ when }) => when && isMet(when)) ?? edges.find(({ when }) => !when);
    if (found) taken.push(found.id);
    return found;
  });
  return taken;
}

type Way = Exclude<Outcome, Mail>;
type Choose = (edges: readonly Edge[]) => Edge | undefined;
type End = Exclude<Way, { kind: "decide" | "join" }>;

const ONWARD = { leadsBack: false, clears: false, beginsVersion: false, openStepIds: [], stays: false } as const;

/** To where it ends, through what lies on the way; else the condition where nothing was decided. */
function through(graph: Graph, first: Way, choose: Choose): End | string {
  const passed = new Set<string>();
  let way: Way = first;
  while (way.kind === "decide" || way.kind === "join") {
    const edges = graph.outOf(way.nodeId);
    const further = beyond(graph, way.kind === "join" ? edges[0] : choose(edges));
    if (further === null || passed.has(way.nodeId)) return way.nodeId;
    passed.add(way.nodeId);
    way = further;
  }
  return way;
}

function beyond(graph: Graph, edge: Edge | undefined): Way | null {
  const target = edge && graph.nodes.get(edge.target);
  const further = target ? rulesOf(target.type).follow(graph, target) : null;
  return further?.kind === "mail" ? null : further;
}

/** The nodes that a button may lead to in the end: one, or several where values decide. */
export function endsOf(graph: Graph, buttonId: string): Node[] {
  const ends: Node[] = [];
  const waiting = graph.targets(buttonId).filter(({ type }) => type !== "sendEmail");
  const passed = new Set(waiting);
  for (const node of waiting) {
    if (node.type !== "condition") ends.push(node);
    else
      for (const target of graph.targets(node.id)) {
        if (passed.has(target)) continue;
        passed.add(target);
        waiting.push(target);
      }
  }
  return ends;
}
