import { newId } from "@groundwork/formwork/rules";
import { newButtonData } from "../../nodes/button/rules";
import type { Position } from "../../nodes/kind";
import { type Node, type NodeType, rulesOf } from "../../nodes/rules-registry";
import { AT_THE_START } from "../../nodes/step/rules";
import { Graph } from "../graph";
import { findNode, stepsOf, type Workflow } from "../model";
import { canConnect } from "../rules";
import { buttonsOf } from "../transition";
import { animated } from "./animate";
import { edgeBetween } from "./branches";
import { connect } from "./connect";
import { freePlace, placeAfter, placesOfParts, STEP_SPACING } from "./places";
import { isWayBack, returnsOf } from "./way-back";

/** A workflow with a new node, and which one that is. */
export interface Added {
  workflow: Workflow;
  nodeId: string;
}

function newNode(type: NodeType, position: Position): Node {
  return { id: newId(), type, position, origin: [0, 0], data: rulesOf(type).newData() } as Node;
}

function follow(workflow: Workflow, sourceId: string, node: Node): Workflow {
  const grown = { ...workflow, nodes: [...workflow.nodes, node] };
  const source = findNode(workflow, sourceId);
  if (!source || !canConnect(grown, sourceId, node.id)) return workflow;
  return { ...grown, edges: [...workflow.edges, edgeBetween(workflow, source, node)] };
}

/** A step beside the last one, with its first button, that nothing leads to yet; the first step of all starts. */
export function addStep(workflow: Workflow, position?: Position): Added {
  const last = stepsOf(workflow).reduce<Position | null>(
    (found, { position: at }) => (!found || at.x > found.x ? at : found),
    null,
  );
  const beside = last ? { x: last.x + STEP_SPACING, y: last.y } : { x: 0, y: 0 };
  const step = newNode("step", position ?? freePlace(workflow, beside, "step", "right"));
  const isFirst = stepsOf(workflow).length === 0;
  const started = step.type === "step" && isFirst ? { ...step, data: { ...step.data, ...AT_THE_START } } : step;
  const grown = { ...workflow, nodes: [...workflow.nodes, started] };
  return { workflow: addButton(grown, step.id).workflow, nodeId: step.id };
}

/** A further button of a step, the last in its row. */
export function addButton(workflow: Workflow, stepId: string, position?: Position): Added {
  const orders = buttonsOf(workflow, stepId).map((button) => button.data.order);
  const place = position ?? placeAfter(workflow, stepId, "button");
  const button = {
    ...newNode("button", place),
    data: newButtonData(orders.length === 0 ? 0 : Math.max(...orders) + 1),
  };
  return { workflow: animated(follow(workflow, stepId, button as Node)), nodeId: button.id };
}

/** What a node's menu adds after it. A step comes with its first button. Nothing where it may not be connected. */
export function addFromMenu(workflow: Workflow, sourceId: string, type: NodeType, position?: Position): Added | null {
  if (type === "button") {
    const added = addButton(workflow, sourceId, position);
    return findNode(added.workflow, added.nodeId) ? added : null;
  }
  const node = newNode(type, position ?? placeAfter(workflow, sourceId, type));
  const grown = follow(workflow, sourceId, node);
  if (grown === workflow) return null;
  return { workflow: animated(completed(grown, node)), nodeId: node.id };
}

/** A step has a button, parallel steps are two that join; a way back leads to the step before, which is mostly meant, until another one is chosen. */
function completed(workflow: Workflow, node: Node): Workflow {
  if (node.type === "step") return joined(addButton(workflow, node.id));
  if (node.type === "parallel") return withParts(workflow, node.id);
  const before = isWayBack(node) ? returnsOf(workflow, node.id).at(-1) : undefined;
  return before ? connect(workflow, node.id, before.id) : workflow;
}

/** Two steps with a button each, and where these join. */
function withParts(workflow: Workflow, parallelId: string): Workflow {
  const places = placesOfParts(workflow, parallelId);
  const first = addFromMenu(workflow, parallelId, "step", places.steps[0]);
  const [button] = first ? buttonsOf(first.workflow, first.nodeId) : [];
  if (!first || !button) return workflow;
  const join = newNode("join", places.join);
  const one = follow(first.workflow, button.id, join);
  return addFromMenu(one, parallelId, "step", places.steps[1])?.workflow ?? one;
}

/** The new button of a step that is open together with others leads to where these join. */
function joined({ workflow, nodeId }: Added): Workflow {
  const graph = new Graph(workflow);
  const [step] = graph.sources(nodeId);
  const joins = new Set((step ? graph.partsWith(step.id) : []).flatMap((id) => [...graph.joinsOf(id)]));
  return [...joins].reduce((grown, joinId) => connect(grown, nodeId, joinId), workflow);
}
