import { problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules } from "../kind";

export interface BackToPreviousData {
  /** The step that its edge leads to. Where the two disagree, the edge is right. */
  startFromStepId: readonly string[];
  /** Whether what was entered in the steps after that one is emptied. */
  isClearRecord: boolean;
}

export type BackToPreviousNode = BaseNode<"backToPrevious", BackToPreviousData>;

/** Back to an earlier step: what was submitted since then counts no more, and is done again. */
export const backToPrevious: NodeRules<BackToPreviousNode, never> = {
  type: "backToPrevious",
  leadsTo: [],
  leadsBack: true,
  hasData: shapes.record({}, { startFromStepId: shapes.list(shapes.id, MOST.pages), isClearRecord: shapes.flag }),
  newData: () => ({ startFromStepId: [], isClearRecord: false }),
  nameOf: () => "",
  nameKey: null,
  refuses: (graph, source, target) => {
    if (target.type !== "step") return "backKinds";
    if (graph.outOf(source.id).length > 0) return "hasWay";
    return graph.stepsEarlierThan(source.id).has(target.id) ? null : "notEarlier";
  },
  follow: (graph, node) => {
    const [target] = graph.targets(node.id);
    return target ? { kind: "goBack", stepId: target.id, clears: node.data.isClearRecord } : null;
  },
  check: (graph, { id }) => {
    const targets = new Set(graph.targets(id).map((target) => target.id));
    const earlier = graph.stepsEarlierThan(id);
    if (targets.size === 1 && [...targets].every((target) => earlier.has(target))) return [];
    return graph
      .sources(id)
      .map((source) =>
        problemOf(id, { code: "isAllBackToPreviousClose", params: { button: graph.nameOf(source.id) } }),
      );
  },
};
