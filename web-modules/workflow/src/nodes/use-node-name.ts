import { useCallback } from "react";
import { type MessageKey, messages } from "../messages";
import { type Node, type NodeType, rulesOf } from "./rules-registry";

const LABELS: Record<NodeType, MessageKey> = {
  step: "step.kind",
  button: "button.kind",
  sendEmail: "sendEmail.kind",
  close: "close.kind",
};

/** What a node is called: its own name, else that of its kind. */
export function useNodeName(): (node: Node) => string {
  const t = messages.useT();
  return useCallback((node) => rulesOf(node.type).nameOf(node).trim() || t(LABELS[node.type]), [t]);
}
