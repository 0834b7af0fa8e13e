import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { fileMessages } from "../../messages/from-file";
import type { FormFile } from "./api";
import classes from "./from-file.module.css";

export type FileNote = FormFile["notes"][number];

const isRow = (place: string): boolean => /^\d+$/.test(place);

/** What of a file does not come along, each with its row and its question. */
export function NoteList({ notes, label }: { notes: readonly FileNote[]; label: string }): ReactNode {
  const t = fileMessages.useT();
  return (
    <ul className={classes.notes} aria-label={label}>
      {notes.map(({ place, subject, message }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
        <li key={at}>
          {isRow(place) && <span className={classes.row}>{t("fromFile.row", { row: place })}</span>}
          <div>
            {subject && <strong>{subject}</strong>}
            <Text size="sm" m={0} component="p">
              <Words of={message} />
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What stands between `…` is as it is in the file. */
function Words({ of }: { of: string }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
  return of.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
