import { ActionIcon, Button, Progress, Text } from "@mantine/core";
import { RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { isApiError } from "../api/error";
import { useFormats } from "../i18n/formats";
import { kitMessages } from "../i18n/kit-messages";
import { isRefusedForGood } from "./carrier";
import classes from "./files.module.css";
import type { PendingUpload, UploadQueue } from "./upload-queue";
import { usePendingUploads } from "./use-pending-uploads";

export interface PendingFilesProps<Stored> {
  queue: UploadQueue<Stored>;
  place: string;
}

/** Files on their way, those that wait for the network, and those that did not arrive: why, and what to do about it. */
export function PendingFiles<Stored>({ queue, place }: PendingFilesProps<Stored>): ReactNode {
  const t = kitMessages.useT();
  const pending = usePendingUploads(queue, place);
  if (pending.length === 0) return null;
  return (
    <ul className={classes.pending} aria-label={t("files.pending")}>
      {pending.map((each) => (
        <Pending
          key={each.fileId}
          pending={each}
          onRetry={() => queue.retry(place, each.fileId)}
          onRemove={() => queue.remove(place, each.fileId)}
        />
      ))}
    </ul>
  );
}

interface PendingProps {
  pending: PendingUpload;
  onRetry: () => void;
  onRemove: () => void;
}

function Pending({ pending: { file, progress, waitsFor, error }, onRetry, onRemove }: PendingProps): ReactNode {
  const t = kitMessages.useT();
  const { fileSize } = useFormats();
  const { name } = file;
  const mayRetry = waitsFor !== null || (error !== null && !isRefusedForGood(error));
  return (
    <li className={classes.file} data-failed={error !== null || undefined}>
      <div className={classes.about}>
        <span>
          {name}{" "}
          <Text component="span" size="sm" c="dimmed">
            {fileSize(file.size)}
          </Text>
        </span>
        {error ? (
          <p className={classes.problem} role="alert">
            {t("files.failed", { reason: reasonOf(error) })}
          </p>
        ) : waitsFor ? (
          <p className={classes.waits} role="status">
            {t("files.waits", { reason: waitsFor.message })}
          </p>
        ) : (
          // Until something is known of how far it is, it moves.
          <Progress
            value={progress > 0 ? progress * 100 : 100}
            animated={progress === 0}
            aria-label={t("files.sending", { name })}
          />
        )}
      </div>
      {mayRetry && (
        <Button
          variant="default"
          leftSection={<RotateCw size={16} aria-hidden />}
          aria-label={t("files.retryOne", { name })}
          onClick={onRetry}
        >
          {t("files.retry")}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove ?? ""}
        aria-label={t(error ? "files.remove" : "files.cancel", { name })}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** What the service says of this file says more than that it was refused. */
function reasonOf(error: Error): string {
  return isApiError(error) ? (error.fieldErrors[0]?.message ?? error.message) : error.message;
}
