import { warningMessages } from "@groundwork/formwork/editor";
import { Alert, UnstyledButton } from "@groundwork/kit";
import { UserX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { findNode } from "../../graph";
import { useNodeName } from "../../nodes/use-node-name";
import classes from "./editor.module.css";
import { useShowSettings } from "./show-settings";

/** Above the drawing, where one publishes: steps that nobody can do as things are. Each leads to its settings. */
export default function StuckNotice(): ReactNode {
  const t = warningMessages.useT();
  const nameOf = useNodeName();
  const { workflow, stuck } = useEditor();
  const showSettings = useShowSettings();
  return (
    <Alert color="amber" variant="light" icon={<UserX size={18} aria-hidden />}>
      {[...stuck].map(([stepId, why]) => {
        if (why === "noPath") return null;
        const step = findNode(workflow, stepId);
        return (
          <UnstyledButton key={stepId} className={classes.stuck ?? ""} onClick={() => showSettings(stepId)}>
            <strong>{step && nameOf(step)}</strong> {t(`warning.${why}`)}
          </UnstyledButton>
        );
      })}
    </Alert>
  );
}
