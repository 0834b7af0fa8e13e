import { Alert, UnstyledButton } from "@groundwork/kit";
import { Clock } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { useEditor } from "../../../editor-context";
import classes from "../../../features/editor/editor.module.css";
import { useShowSettings } from "../../../features/editor/show-settings";
import { useNodeName } from "../../use-node-name";
import { overdueMessages } from "./messages";
import { overdueRisks } from "./risks";

/** Above the drawing: what a press by itself does that its author may not have meant. Each leads to its step. */
export default function OverdueNotice(): ReactNode {
  const t = overdueMessages.useT();
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const showSettings = useShowSettings();
  const risks = useMemo(() => overdueRisks(workflow), [workflow]);
  if (risks.length === 0) return null;
  return (
    <Alert color="amber" variant="light" icon={<Clock size={18} aria-hidden />}>
      {risks.map(({ step, button, code }) => (
        <UnstyledButton
          key={`${step.id} ${code}`}
          className={classes.stuck ?? ""}
          onClick={() => showSettings(step.id)}
        >
          {t(`overdue.${code}Of`, { step: nameOf(step), button: nameOf(button) })}
        </UnstyledButton>
      ))}
    </Alert>
  );
}
