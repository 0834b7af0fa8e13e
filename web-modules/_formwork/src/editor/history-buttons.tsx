import { ActionIcon, useHotkeys } from "@groundwork/kit";
import { Redo2, Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../messages";
import classes from "./editor-frame.module.css";
import { isDialogOpen } from "./open-dialog";

export interface HistoryButtonsProps {
  /** Null: there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Also for what was typed: the boxes show what is edited, so its history is theirs. */
export function HistoryButtons({ undo, redo }: HistoryButtonsProps): ReactNode {
  const t = formworkMessages.useT();
  useHotkeys(
    [
      ["mod+Z", unlessAsked(undo), KEEPS_ITS_KEYS],
      ["mod+shift+Z", unlessAsked(redo), KEEPS_ITS_KEYS],
      ["mod+Y", unlessAsked(redo), KEEPS_ITS_KEYS],
    ],
    [],
  );
  return (
    <span className={classes.history}>
      <Step label={t("editor.undo")} run={undo}>
        <Undo2 size={18} aria-hidden />
      </Step>
      <Step label={t("editor.redo")} run={redo}>
        <Redo2 size={18} aria-hidden />
      </Step>
    </span>
  );
}

/** What is typed into a dialog is undone there. */
const KEEPS_ITS_KEYS = { preventDefault: false };

function unlessAsked(run: (() => void) | null): (event: KeyboardEvent) => void {
  return (event) => {
    if (isDialogOpen()) return;
    event.preventDefault();
    run?.();
  };
}

function Step({ label, run, children }: { label: string; run: (() => void) | null; children: ReactNode }): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      disabled={!run}
      onClick={() => run?.()}
    >
      {children}
    </ActionIcon>
  );
}
