/** A drawn workflow, played: by the rules that runs follow, without a run. */

export { castOf, MANAGER, type Person, SUBMITTER } from "./cast";
export {
  dueSteps,
  type Played,
  peopleOf,
  play,
  press,
  pressedByThemselves,
  remindsNext,
  type Stage,
  stageOf,
  whyNot,
} from "./play";
export { letterOf, situationOf } from "./situation";
export type { Move, PlayEvent, Press, Receiver, Refused, Standing } from "./standing";
