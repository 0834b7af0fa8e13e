import { Button, isApiError } from "@groundwork/kit";
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { DraftSaver, SaveStatus } from "../draft/draft-saver";
import classes from "./editor.module.css";

const ICONS = {
  saved: Check,
  unsaved: PencilLine,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
} as const;

/** Never a guess whether work is safe. */
export function SaveState({ saver, status }: { saver: DraftSaver; status: SaveStatus }): ReactNode {
  const t = messages.useT();
  const Icon = ICONS[status.name];
  const why = status.name === "refused" && isApiError(status.error) ? status.error.message : undefined;
  return (
    <span className={classes.saveState}>
      <span role="status" data-status={status.name} className={classes.saveWords} title={why}>
        <Icon size={16} aria-hidden />
        {t(`editor.${status.name}`)}
        {why && <span>: {why}</span>}
      </span>
      {(status.name === "offline" || status.name === "refused") && (
        <Button variant="subtle" size="compact-sm" onClick={() => void saver.flush()}>
          {t("editor.saveAgain")}
        </Button>
      )}
    </span>
  );
}
