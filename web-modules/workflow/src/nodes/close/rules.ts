import { shapes } from "@groundwork/formwork/rules";
import type { BaseNode, NodeRules } from "../../graph/kind";

export type CloseNode = BaseNode<"close", Record<string, never>>;

/** The end of a submission. */
export const close: NodeRules<CloseNode> = {
  type: "close",
  leadsTo: [],
  hasData: shapes.record({}),
  newData: () => ({}),
  nameOf: () => "",
  nameKey: null,
  refuses: () => "kinds",
  follow: (node) => ({ kind: "close", nodeId: node.id }),
  check: () => [],
};
