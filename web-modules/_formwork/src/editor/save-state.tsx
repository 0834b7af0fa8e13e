import { ActionIcon } from "@groundwork/kit";
import { CircleAlert, Cloud, CloudCheck, CloudOff, LoaderCircle, RotateCw } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../messages";
import classes from "./editor-frame.module.css";

export type SaveStateName = "saved" | "unsaved" | "saving" | "offline" | "conflict" | "refused";

const ICONS: Readonly<Record<SaveStateName, typeof Cloud>> = {
  saved: CloudCheck,
  unsaved: Cloud,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: CircleAlert,
  refused: CircleAlert,
};

export interface SaveStateProps {
  state: SaveStateName;
  /** Why it was refused. */
  why?: string | undefined;
  /** Where something else has a saved state of its own, "Saved" would be taken for that. */
  isQuietWhenSaved?: boolean;
  /** Tries at once instead of later. */
  onAgain?: () => void;
}

/** Never a guess whether work is safe. As wide as its longest word, so that nothing beside it moves. */
export function SaveState({ state, why, isQuietWhenSaved = false, onAgain }: SaveStateProps): ReactNode {
  const t = formworkMessages.useT();
  const Icon = ICONS[state];
  const isCalm = state === "saved" || state === "saving" || state === "unsaved";
  if (isQuietWhenSaved && state === "saved") return <span className={classes.save} />;
  const words = t(`editor.save.${state}`);
  return (
    <span
      className={classes.save}
      data-state={state}
      title={why ?? words}
      // Saving and saved come every few seconds: read out only when something is wrong.
      role={isCalm ? undefined : "status"}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.saveWords}>{words}</span>
      {onAgain && (state === "offline" || state === "refused") && (
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label={t("editor.save.again")}
          title={t("editor.save.again")}
          onClick={onAgain}
        >
          <RotateCw size={14} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}
