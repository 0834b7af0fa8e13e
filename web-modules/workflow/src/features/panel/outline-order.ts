import { buttonsOf, Graph, stepsOf, type Workflow } from "../../graph";
import type { Node } from "../../nodes/rules-registry";

export interface OutlineStep {
  step: Node;
  buttons: { button: Node; targets: Node[] }[];
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
      buttons: buttonsOf(workflow, step.id).map((button) => ({ button, targets: graph.targets(button.id) })),
    }));
  const shown = new Set<Node>(
    steps.flatMap(({ step, buttons }) => [step, ...buttons.flatMap(({ button, targets }) => [button, ...targets])]),
  );
  return { steps, loose: workflow.nodes.filter((node) => !shown.has(node)) };
}
