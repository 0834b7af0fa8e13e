import { Alert, UnstyledButton } from "@groundwork/kit";
import { UserX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import classes from "./editor.module.css";
import { useShowSettings } from "./show-settings";

/** Above the drawing, where one publishes: steps that nobody can do as things are. Each leads to its settings. */
export function StuckNotice(): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, stuck, mayEdit } = useEditor();
  const showSettings = useShowSettings();
  if (!mayEdit || stuck.size === 0) return null;
  return (
    <Alert color="amber" variant="light" icon={<UserX size={18} aria-hidden />}>
      {[...stuck].map(([stepId, why]) => {
        const step = findNode(workflow, stepId);
        return (
          <UnstyledButton key={stepId} className={classes.stuck ?? ""} onClick={() => showSettings(stepId)}>
            {t(`step.${why}Of`, { step: step ? nameOf(step) : "" })}
          </UnstyledButton>
        );
      })}
    </Alert>
  );
}
