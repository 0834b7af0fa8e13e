import { rulesOf } from "../../nodes/rules-registry";
import type { WayBack } from "../../nodes/way-back/kinds";
import { Graph } from "../graph";
import { type Step, stepsOf, type Workflow } from "../model";

type Node = Workflow["nodes"][number];

export function isWayBack(node: Node): node is WayBack {
  return rulesOf(node.type).leadsBack === true;
}

/** The steps that it may lead to, the first of the workflow first. */
export function returnsOf(workflow: Workflow, nodeId: string): Step[] {
  const nearestFirst = [...new Graph(workflow).stepsEarlierThan(nodeId)];
  const steps = new Map(stepsOf(workflow).map((step) => [step.id, step]));
  return nearestFirst.toReversed().flatMap((id) => steps.get(id) ?? []);
}

/** Ways back name the step that their edge leads to: the edge is what counts. */
export function withReturns(workflow: Workflow): Workflow {
  const targets = new Map(workflow.edges.map(({ source, target }) => [source, target]));
  const nodes = workflow.nodes.map((node) => {
    if (!isWayBack(node)) return node;
    const target = targets.get(node.id);
    const isNamed = node.data.startFromStepId.length <= 1 && node.data.startFromStepId[0] === target;
    const startFromStepId = target === undefined ? [] : [target];
    return isNamed ? node : ({ ...node, data: { ...node.data, startFromStepId } } as WayBack);
  });
  return nodes.every((node, at) => node === workflow.nodes[at]) ? workflow : { ...workflow, nodes };
}
