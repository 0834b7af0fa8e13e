import { useEditor } from "../../../editor-context";
import { findNode } from "../../../graph";
import { pressesItselfAfter } from "../../../graph/overdue";
import { useNodeName } from "../../use-node-name";
import type { StepNode } from "../rules";
import { overdueMessages } from "./messages";

const A_DAY = 24;

/** Which button is pressed by itself, and when; null where none is. */
export function useOverdueSaid(node: StepNode): string | null {
  const t = overdueMessages.useT();
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const hours = pressesItselfAfter(node);
  if (hours === null) return null;
  const pressed = findNode(workflow, node.data.overduePress?.buttonId ?? "");
  const button = pressed ? nameOf(pressed) : t("overdue.gone");
  if (node.data.countsWorkingHours) return t("overdue.working", { hours, button });
  return hours % A_DAY === 0
    ? t("overdue.days", { days: hours / A_DAY, button })
    : t("overdue.hours", { hours, button });
}
