import type { MessageKey } from "../messages";
import type { NodeType } from "./rules-registry";

/** What a kind is called, and a node without a name of its own. */
export const LABELS = {
  step: "step.kind",
  button: "button.kind",
  sendEmail: "sendEmail.kind",
  condition: "condition.kind",
  parallel: "parallel.kind",
  join: "join.kind",
  backToPrevious: "backToPrevious.kind",
  createNewVersion: "createNewVersion.kind",
  close: "close.kind",
} as const satisfies Record<NodeType, MessageKey>;
