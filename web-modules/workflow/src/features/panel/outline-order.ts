import { buttonsOf, Graph, stepsOf, type Workflow } from "../../graph";
import type { Node } from "../../nodes/rules-registry";

export interface OutlineStep {
  step: Node;
  buttons: OutlineButton[];
}

export interface OutlineButton {
  button: Node;
  targets: Node[];
  /** What it leads through that is no step: conditions, parallel steps, joins, each with its ways out. */
  forks: OutlineFork[];
}

export interface OutlineFork {
  fork: Node;
  /** `number`: of a condition's branch; null: it is taken else, or by no condition. */
  ways: { target: Node; number: number | null }[];
}

export interface Outline {
  /** In the order in which the workflow reaches them, then those that it does not reach. */
  steps: OutlineStep[];
  /** What belongs to no step and is led to by none of its buttons. */
  loose: Node[];
}

/** The workflow as a list: what a screen reader reads, and a phone edits. */
export function outlineOf(workflow: Workflow): Outline {
  const graph = new Graph(workflow);
  const places = new Map([...graph.reached.keys()].map((id, place) => [id, place]));
  const placeOf = (node: Node) => places.get(node.id) ?? workflow.nodes.length + workflow.nodes.indexOf(node);
  const steps = stepsOf(workflow)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((step) => ({
      step,
      buttons: buttonsOf(workflow, step.id).map((button) => ({
        button,
        targets: graph.targets(button.id),
        forks: forksAfter(graph, button.id),
      })),
    }));
  const shown = new Set<Node>(steps.flatMap(({ step, buttons }) => [step, ...buttons.flatMap(partsOf)]));
  return { steps, loose: workflow.nodes.filter((node) => !shown.has(node)) };
}

function partsOf({ button, targets, forks }: OutlineButton): Node[] {
  return [button, ...targets, ...forks.flatMap(({ fork, ways }) => [fork, ...ways.map(({ target }) => target)])];
}

const isFork = ({ type }: Node): boolean => type === "condition" || type === "parallel" || type === "join";

function forksAfter(graph: Graph, buttonId: string): OutlineFork[] {
  const waiting = graph.targets(buttonId).filter(isFork);
  const found: OutlineFork[] = [];
  for (const fork of waiting) {
    if (found.some((each) => each.fork === fork)) continue;
    const edges = graph.outOf(fork.id);
    const branches = edges.filter(({ when }) => when);
    const ways = [...branches, ...edges.filter(({ when }) => !when)].flatMap((edge) => {
      const target = graph.nodes.get(edge.target);
      return target ? [{ target, number: edge.when ? branches.indexOf(edge) + 1 : null }] : [];
    });
    found.push({ fork, ways });
    waiting.push(...ways.map(({ target }) => target).filter(isFork));
  }
  return found;
}
