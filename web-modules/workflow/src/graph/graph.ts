import { type Node, rulesOf } from "../nodes/rules-registry";
import { type Edge, triggerOf, type Workflow } from "./model";

/** Searches stop after so many steps. */
export const MOST_STEPS = 100;

/** A workflow as a graph: neighbours, reach, ways that lead somewhere. */
export class Graph {
  readonly workflow: Workflow;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly #out: ReadonlyMap<string, readonly Edge[]>;
  readonly #into: ReadonlyMap<string, readonly Edge[]>;
  readonly #leftOut: Edge | undefined;
  #reached: ReadonlyMap<string, Node> | undefined;

  constructor(workflow: Workflow, but?: { of: Graph; leftOut: Edge }) {
    this.workflow = workflow;
    this.#leftOut = but?.leftOut;
    this.nodes = but?.of.nodes ?? new Map(workflow.nodes.map((node) => [node.id, node]));
    this.#out = but ? but.of.#out : Map.groupBy(workflow.edges, (edge) => edge.source);
    this.#into = but ? but.of.#into : Map.groupBy(workflow.edges, (edge) => edge.target);
  }

  /** The same graph with that edge left out. */
  without(edge: Edge): Graph {
    return new Graph(this.workflow, { of: this, leftOut: edge });
  }

  outOf(nodeId: string): Edge[] {
    return (this.#out.get(nodeId) ?? []).filter((edge) => edge !== this.#leftOut);
  }

  into(nodeId: string): Edge[] {
    return (this.#into.get(nodeId) ?? []).filter((edge) => edge !== this.#leftOut);
  }

  /** The edges that lead onward to a node, not back to it. */
  waysInto(nodeId: string): Edge[] {
    return this.into(nodeId).filter(({ source }) => !this.#leadsBack(source));
  }

  targets(nodeId: string): Node[] {
    return this.#present(this.outOf(nodeId).map((edge) => edge.target));
  }

  sources(nodeId: string): Node[] {
    return this.#present(this.into(nodeId).map((edge) => edge.source));
  }

  hasEdge(sourceId: string, targetId: string): boolean {
    return this.outOf(sourceId).some((edge) => edge.target === targetId);
  }

  /** Of a button or a condition; of other nodes nothing. */
  nameOf(nodeId: string): string {
    const node = this.nodes.get(nodeId);
    return node?.type === "button" || node?.type === "condition" ? node.data.name : "";
  }

  /** What the first step leads to, the first step first. */
  get reached(): ReadonlyMap<string, Node> {
    const trigger = triggerOf(this.workflow);
    this.#reached ??= trigger ? this.#search(trigger, (nodeId) => this.targets(nodeId)) : new Map();
    return this.#reached;
  }

  /** The steps on the ways that lead to a node. */
  stepsBefore(nodeId: string): Set<string> {
    return new Set([...this.#before(nodeId, "step")].filter((id) => id !== nodeId));
  }

  /** Of these, where one can go back to: not the step that one would go back from, none that is open with others. */
  stepsEarlierThan(nodeId: string): Set<string> {
    const own = this.lastSteps(nodeId);
    const isAlone = (id: string) => this.partsWith(id).length === 0;
    return new Set([...this.stepsBefore(nodeId)].filter((id) => !own.has(id) && isAlone(id)));
  }

  /** Those whose buttons lead to a node. */
  lastSteps(nodeId: string): Set<string> {
    const start = this.nodes.get(nodeId);
    if (!start) return new Set();
    const before = (id: string) => (this.nodes.get(id)?.type === "step" ? [] : this.#onwardTo(id));
    const found = [...this.#search(start, before).values()];
    return new Set(found.filter((node) => node.type === "step").map(({ id }) => id));
  }

  /**
   * None goes round in a circle; several lead only to a step, and only where a condition parted them: a submission goes
   * one of them.
   */
  refusesWay(sourceId: string, targetId: string): "passed" | "stepTaken" | null {
    const target = this.nodes.get(targetId);
    if (target && this.#before(sourceId, target.type).has(targetId)) return "passed";
    const ways = this.waysInto(targetId);
    if (ways.some(({ source }) => this.nodes.get(source)?.type === "parallel")) return "stepTaken";
    if (target?.type !== "step") return ways.length > 0 ? "stepTaken" : null;
    const parted = this.#before(sourceId, "condition");
    const isParted = ({ source }: Edge) => [...this.#before(source, "condition")].some((id) => parted.has(id));
    return ways.every(isParted) ? null : "stepTaken";
  }

  /** Only buttons of steps that are open together lead to where these join. */
  refusesJoin(buttonId: string, joinId: string): "passed" | "joinsOthers" | null {
    if (this.#before(buttonId, "join").has(joinId)) return "passed";
    const steps = [...this.sources(buttonId).map(({ id }) => id), ...this.lastSteps(joinId)];
    const openedBy = new Set(steps.map((id) => this.#openedBy(id)));
    return openedBy.size === 1 && !openedBy.has(undefined) ? null : "joinsOthers";
  }

  /** Where a step's buttons meet those of the steps that are open with it. */
  joinsOf(stepId: string): Set<string> {
    const beyond = this.targets(stepId).flatMap(({ id }) => this.targets(id));
    return new Set(beyond.filter(({ type }) => type === "join").map(({ id }) => id));
  }

  /** The steps that are open at once with one, itself among them, as they are drawn. None: it is alone. */
  partsWith(stepId: string): string[] {
    const openedBy = this.#openedBy(stepId);
    return openedBy === undefined ? [] : this.targets(openedBy).map(({ id }) => id);
  }

  #openedBy(stepId: string): string | undefined {
    return this.#onwardTo(stepId).find(({ type }) => type === "parallel")?.id;
  }

  /** The nodes of a type on the ways that lead to a node, and itself. */
  #before(nodeId: string, type: Node["type"]): Set<string> {
    const start = this.nodes.get(nodeId);
    if (!start) return new Set();
    const found = [...this.#search(start, (each) => this.#onwardTo(each)).values()];
    return new Set(found.filter((node) => node.type === type).map(({ id }) => id));
  }

  #onwardTo(nodeId: string): Node[] {
    return this.#present(this.waysInto(nodeId).map((edge) => edge.source));
  }

  #leadsBack(nodeId: string): boolean {
    const node = this.nodes.get(nodeId);
    return node !== undefined && rulesOf(node.type).leadsBack === true;
  }

  #search(start: Node, neighbours: (nodeId: string) => readonly Node[]): Map<string, Node> {
    const found = new Map([[start.id, start]]);
    const queue = [start];
    let steps = 0;
    for (const node of queue) {
      if (node.type === "step") {
        steps += 1;
        if (steps > MOST_STEPS) break;
      }
      for (const neighbour of neighbours(node.id)) {
        if (found.has(neighbour.id)) continue;
        found.set(neighbour.id, neighbour);
        queue.push(neighbour);
      }
    }
    return found;
  }

  #present(ids: readonly string[]): Node[] {
    return ids.map((id) => this.nodes.get(id)).filter((node) => node !== undefined);
  }
}
