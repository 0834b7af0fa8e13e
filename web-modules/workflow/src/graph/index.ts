/** The rules of workflows and what an editor does to one: pure functions, no drawing. */

export type { NodeRules, Position, Refusal } from "../nodes/kind";
export { defaultWorkflow } from "./default";
export { type Added, addButton, addFromMenu, addStep } from "./edit/add";
export { changeData, move, setTrigger } from "./edit/change";
export { connect, disconnect } from "./edit/connect";
export { copyNode } from "./edit/copy";
export { canDelete, deleteNode } from "./edit/delete";
export { layout } from "./edit/layout";
export { type Direction, directionOf, type Size, type Sizes } from "./edit/places";
export { checkForPublishing, FLAGS, type Flag, flags } from "./flags";
export { Graph } from "./graph";
export { type Button, type Edge, findNode, type Step, stepsOf, triggerOf, type Workflow } from "./model";
export { onOneLine } from "./one-line";
export { parseStoredWorkflow, parseWorkflow, WorkflowInvalid } from "./parse";
export { canConnect, type Offer, offersAfter, possibleTargets, whyNot } from "./rules";
export { buttonsOf, nextTransition, type Transition } from "./transition";
