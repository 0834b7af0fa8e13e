/** The rules of workflows and what an editor does to one: pure functions, no drawing. */

export { type StaffedTeam, type Stuck, stuckSteps } from "@groundwork/formwork/rules";
export type { NodeRules, Position, Refusal } from "../nodes/kind";
export { defaultWorkflow } from "./default";
export { type Added, addButton, addFromMenu, addStep } from "./edit/add";
export { addApproval, canAddApproval } from "./edit/approval";
export { makeBranch, setWhen, shiftBranch, takeOtherwise, waysOut } from "./edit/branches";
export { changeData, move, setTrigger } from "./edit/change";
export { connect, disconnect, returnTo } from "./edit/connect";
export { copyNode } from "./edit/copy";
export { canDelete, deleteNode } from "./edit/delete";
export {
  type Between,
  insertBetween,
  insertOn,
  isBetween,
  kindsOn,
  nextAfterInserting,
  wayOn,
} from "./edit/insert";
export { layout } from "./edit/layout";
export { drawMeant, type Meant, meantBy } from "./edit/meant";
export { nameNew } from "./edit/name-new";
export { directionOf, type Size, type Sizes } from "./edit/places";
export { turnOf } from "./edit/turn";
export { isWayBack, returnsOf } from "./edit/way-back";
export { checkForPublishing, FLAGS, type Flag, flags } from "./flags";
export { Graph } from "./graph";
export {
  type Button,
  type Direction,
  type Edge,
  findNode,
  type Step,
  stepsOf,
  triggerOf,
  type Workflow,
} from "./model";
export { onOneLine } from "./one-line";
export { newerKindsOf, parseStoredWorkflow, parseWorkflow, WorkflowInvalid, withoutNewerKinds } from "./parse";
export { barredFrom, type Doer, type Pressing, pressingByWay, pressingOf } from "./pressing";
export { nextReminder, tellsManagers } from "./reminding";
export { canConnect, type Offer, offersAfter, possibleTargets, whyNot } from "./rules";
export { buttonsOf, decide, nextTransition, type Transition } from "./transition";
export { trapLines, traps } from "./ways";
