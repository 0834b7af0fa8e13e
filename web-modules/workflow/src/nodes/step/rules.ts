import { problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules, name, teamIds } from "../kind";

export const ALIGNMENTS = ["left", "center", "right"] as const;

export interface StepData {
  stepName: string;
  buttonsAlignment: (typeof ALIGNMENTS)[number];
  teamIds: readonly string[];
  /** On site alone: so many meters around its project's place, 0 is anywhere. */
  isLocationBasedSubmission: boolean;
  geoFenceRadiusMeters: number;
  pageIds: readonly string[];
  triggerStep: boolean;
  /** Reminds the step's teams from then on; null: never. */
  dueInHours: number | null;
  /** Of its project alone, for what is due and what is pressed by itself. Written only where it is said. */
  countsWorkingHours?: boolean;
  /** So long after it was due the project's managers are told as well; null: never. */
  escalateAfterDays: number | null;
  /** The button that is pressed by itself so long after that, where nobody pressed one. Written only where it is said. */
  overduePress?: { buttonId: string; afterHours?: number } | null;
  /** Not by whoever submitted another step of the same submission. */
  needsAnotherPerson: boolean;
  /** How many people must press a button that goes forward, each for themselves. Not asked of a first step. */
  minimumApprovers: number;
  /** Not by whoever began the submission or submitted its first step. */
  noSelfApproval: boolean;
}

export type StepNode = BaseNode<"step", StepData>;

/** Of a step that others follow to. Where the workflow starts there is nobody before. */
export const AT_THE_START = {
  triggerStep: true,
  needsAnotherPerson: false,
  minimumApprovers: 1,
  noSelfApproval: false,
} as const;

/** As the service has it; what is drawn here is called in the language of who draws. */
export const UNNAMED_STEP = "Untitled Step";

export function newStepData(stepName: string = UNNAMED_STEP): StepData {
  return {
    stepName,
    buttonsAlignment: "right",
    teamIds: [],
    isLocationBasedSubmission: false,
    geoFenceRadiusMeters: 0,
    pageIds: [],
    triggerStep: false,
    dueInHours: null,
    escalateAfterDays: null,
    needsAnotherPerson: true,
    minimumApprovers: 1,
    noSelfApproval: false,
  };
}

/** Somebody's turn: the people of its teams fill in its fields and press one of its buttons. */
export const step: NodeRules<StepNode, "button"> = {
  type: "step",
  leadsTo: ["button"],
  hasData: shapes.record(
    {},
    {
      stepName: name,
      buttonsAlignment: shapes.oneOf(...ALIGNMENTS),
      teamIds,
      isLocationBasedSubmission: shapes.flag,
      geoFenceRadiusMeters: shapes.number(0, MOST.meters),
      pageIds: shapes.list(shapes.id, MOST.pages),
      triggerStep: shapes.flag,
      dueInHours: shapes.nullable(shapes.integer(1, MOST.hours)),
      countsWorkingHours: shapes.flag,
      escalateAfterDays: shapes.nullable(shapes.integer(1, MOST.escalationDays)),
      overduePress: shapes.nullable(
        shapes.record({ buttonId: shapes.id }, { afterHours: shapes.integer(0, MOST.hours) }),
      ),
      needsAnotherPerson: shapes.flag,
      minimumApprovers: shapes.integer(1, MOST.approvers),
      noSelfApproval: shapes.flag,
    },
  ),
  newData: () => newStepData(),
  absentData: { escalateAfterDays: null, needsAnotherPerson: false, minimumApprovers: 1, noSelfApproval: false },
  nameOf: (node) => node.data.stepName,
  nameKey: "stepName",
  refuses: (graph, source, target) => {
    if (target.type !== "button") return "kinds";
    if (graph.hasEdge(source.id, target.id)) return "twice";
    // A button is one step's.
    return graph.into(target.id).length > 0 ? "buttonTaken" : null;
  },
  refusesDrawing: (graph, source, target) =>
    step.refuses(graph, source, target) ?? (graph.outOf(target.id).length > 0 ? "buttonTaken" : null),
  follow: (_, node) => ({ kind: "goTo", stepId: node.id }),
  check: (graph, { id, data }) => {
    const named = { params: { step: data.stepName } };
    const problems = [];
    if (data.stepName.trim() === "") problems.push(problemOf(id, { code: "stepNameMissing", params: {} }));
    if (data.teamIds.length === 0 && !data.triggerStep)
      problems.push(problemOf(id, { code: "stepWithoutTeam", ...named }));
    if (!graph.targets(id).some((target) => target.type === "button"))
      problems.push(problemOf(id, { code: "stepWithoutButton", ...named }));
    return problems;
  },
};
