import { useCallback } from "react";
import { messages } from "../messages";
import { LABELS } from "./labels";
import { type Node, rulesOf } from "./rules-registry";

/** What a node is called: its own name, else that of its kind. */
export function useNodeName(): (node: Node) => string {
  const t = messages.useT();
  return useCallback((node) => rulesOf(node.type).nameOf(node).trim() || t(LABELS[node.type]), [t]);
}
