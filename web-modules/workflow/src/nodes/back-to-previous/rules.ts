import { shapes } from "@groundwork/formwork/rules";
import type { BaseNode, NodeRules } from "../kind";
import { checkReturn, goBack, type WayBackData, wayBack, wayBackShape } from "../way-back/rules";

export type BackToPreviousNode = BaseNode<"backToPrevious", WayBackData>;

/** Back to an earlier step: what was submitted since then counts no more, and is done again. */
export const backToPrevious: NodeRules<BackToPreviousNode, never> = {
  ...wayBack,
  type: "backToPrevious",
  hasData: shapes.record({}, wayBackShape),
  newData: () => ({ startFromStepId: [], isClearRecord: false }),
  follow: (graph, node) => goBack(graph, node, false),
  check: (graph, node) => checkReturn(graph, node, "isAllBackToPreviousClose"),
};
