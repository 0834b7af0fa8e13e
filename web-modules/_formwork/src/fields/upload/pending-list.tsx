import { ActionIcon, Button, Progress } from "@groundwork/kit";
import { RotateCw, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { PendingUpload } from "../../fill/uploads";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import classes from "./fill.module.css";

export interface PendingListProps {
  pending: readonly PendingUpload[];
  onRetry: (fileId: string) => void;
  onRemove: (fileId: string) => void;
}

/** Files on their way, and those that did not arrive. */
export function PendingList({ pending, onRetry, onRemove }: PendingListProps): ReactNode {
  const t = formworkMessages.useT();
  if (pending.length === 0) return null;
  return (
    <ul className={classes.list}>
      {pending.map(({ fileId, file: { name }, progress, error }) => (
        <li key={fileId} className={classes.item} data-failed={error !== null || undefined}>
          <div className={classes.itemText}>
            <span>{name}</span>
            {error ? (
              <p className={controls.problem} role="alert">
                {t("upload.failed", { reason: error.message })}
              </p>
            ) : (
              <Progress value={progress * 100} aria-label={t("upload.sending", { name })} />
            )}
          </div>
          {error && (
            <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={() => onRetry(fileId)}>
              {t("upload.retry", { name })}
            </Button>
          )}
          <ActionIcon
            className={classes.remove ?? ""}
            aria-label={t(error ? "upload.remove" : "upload.cancel", { name })}
            onClick={() => onRemove(fileId)}
          >
            <X size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
