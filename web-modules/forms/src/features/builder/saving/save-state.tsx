import { CircleAlert, Cloud, CloudCheck, CloudOff, LoaderCircle } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import type { DraftSaver, SaveState } from "./draft-saver";
import classes from "./saving.module.css";
import { useSaveState } from "./session";

const ICONS: Readonly<Record<SaveState["kind"], typeof Cloud>> = {
  saved: CloudCheck,
  unsaved: Cloud,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: CircleAlert,
  refused: CircleAlert,
};

export interface SaveStateTextProps {
  saver: DraftSaver;
  /** Where something else has a saved state of its own, "Saved" would be taken for that. */
  isQuietWhenSaved: boolean;
}

/** Never a guess whether work is safe. */
export function SaveStateText({ saver, isQuietWhenSaved }: SaveStateTextProps): ReactNode {
  const t = messages.useT();
  const state = useSaveState(saver);
  const Icon = ICONS[state.kind];
  if (isQuietWhenSaved && state.kind === "saved") return null;
  const isCalm = state.kind === "saved" || state.kind === "saving" || state.kind === "unsaved";
  return (
    <span
      className={classes.state}
      data-state={state.kind}
      title={"message" in state ? state.message : undefined}
      // Saving and saved come every few seconds: read out only when something is wrong.
      role={isCalm ? undefined : "status"}
    >
      <Icon size={16} aria-hidden />
      <span className={classes.stateText}>{t(`builder.save.${state.kind}`)}</span>
    </span>
  );
}
