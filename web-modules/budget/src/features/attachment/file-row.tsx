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
  remove?: { label: string; run: () => void; isDisabled?: boolean } | undefined;
}

/** A file by its name. */
export function FileRow({ name, size, picture, note, remove }: Props): ReactNode {
  const { fileSize } = useFormats();
  return (
    <li className={classes.file}>
      <span className={classes.picture}>{picture ?? <FileText size={20} aria-hidden />}</span>
      <span className={classes.about}>
        {name}
        <Text component="span" size="sm" c="dimmed">
          {fileSize(size)}
        </Text>
        {note}
      </span>
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
