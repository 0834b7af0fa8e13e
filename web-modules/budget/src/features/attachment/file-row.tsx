import { ActionIcon, Text, useFormats } from "@groundwork/kit";
import { FileText, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import classes from "./files.module.css";

interface Props {
  name: ReactNode;
  size: number;
  picture?: ReactNode;
  /** What else is said of it. */
  note?: ReactNode;
  failed?: boolean;
  action?: ReactNode;
  remove?: { label: string; run: () => void; isDisabled?: boolean } | undefined;
}

/** A file by its name, whether it arrived or not. */
export function FileRow({ name, size, picture, note, failed = false, action, remove }: Props): ReactNode {
  const { fileSize } = useFormats();
  return (
    <li className={classes.file} data-failed={failed || undefined}>
      <span className={classes.picture}>{picture ?? <FileText size={20} aria-hidden />}</span>
      <span className={classes.about}>
        {name}
        <Text component="span" size="sm" c="dimmed">
          {fileSize(size)}
        </Text>
        {note}
      </span>
      {action}
      {remove && (
        <ActionIcon
          variant="subtle"
          className={classes.remove ?? ""}
          aria-label={remove.label}
          disabled={remove.isDisabled ?? false}
          onClick={remove.run}
        >
          <X size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
