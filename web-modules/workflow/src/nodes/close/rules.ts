import { shapes } from "@groundwork/formwork/rules";
import type { BaseNode, NodeRules } from "../kind";

export type CloseNode = BaseNode<"close", Record<string, never>>;

/** The end of a submission. */
export const close: NodeRules<CloseNode, never> = {
  type: "close",
  leadsTo: [],
  hasData: shapes.record({}),
  newData: () => ({}),
  nameOf: () => "",
  nameKey: null,
  refuses: () => "kinds",
  follow: (_, node) => ({ kind: "close", nodeId: node.id }),
  check: () => [],
};
