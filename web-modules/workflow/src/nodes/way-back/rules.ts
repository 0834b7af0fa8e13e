import { type Problem, problemOf, shapes } from "@groundwork/formwork/rules";
import { type AnyNode, type Drawing, MOST, type Outcome, type Refusal } from "../kind";

/** What all kinds have that lead to a step that was passed. */
export interface WayBackData {
  /** The step that its edge leads to. Where the two disagree, the edge is right. */
  startFromStepId: readonly string[];
  /** Whether what was entered in the steps after that one is emptied. */
  isClearRecord: boolean;
}

export const wayBackShape = { startFromStepId: shapes.list(shapes.id, MOST.pages), isClearRecord: shapes.flag };

/** What is the same of them all. */
export const wayBack = {
  leadsTo: [],
  leadsBack: true,
  nameOf: () => "",
  nameKey: null,
  refuses: (graph: Drawing, source: AnyNode, target: AnyNode): Refusal | null => {
    if (target.type !== "step") return "backKinds";
    if (graph.outOf(source.id).length > 0) return "hasWay";
    return graph.stepsEarlierThan(source.id).has(target.id) ? null : "notEarlier";
  },
} as const;

export function goBack(graph: Drawing, node: AnyNode & { data: WayBackData }, beginsVersion: boolean): Outcome | null {
  const target = graph.targets(node.id).find(({ type }) => type === "step");
  return target ? { kind: "goBack", stepId: target.id, clears: node.data.isClearRecord, beginsVersion } : null;
}

type Flag = "isAllBackToPreviousClose" | "isAllCreateNewVersionClose";

/** Leads to one earlier step, and to nothing else. */
export function checkReturn(graph: Drawing, { id }: AnyNode, code: Flag): Problem[] {
  const targets = new Set(graph.targets(id).map((target) => target.id));
  const earlier = graph.stepsEarlierThan(id);
  if (targets.size === 1 && [...targets].every((target) => earlier.has(target))) return [];
  return graph.sources(id).map((source) => problemOf(id, { code, params: { button: graph.nameOf(source.id) } }));
}
