import { Button, StatusBadge, Text } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { fileMessages } from "../../messages/from-file";
import type { FormFile } from "./api";
import classes from "./from-file.module.css";
import { NoteList } from "./note-list";

const SHOWN = 6;

/** What a file becomes, and what of it does not come along. */
export function Found({ found }: { found: FormFile }): ReactNode {
  const t = fileMessages.useT();
  const counts = [
    t("fromFile.pages", { count: found.pages.length }),
    t("fromFile.fields", { count: found.fieldsCount }),
    found.rulesCount > 0 && t("fromFile.rules", { count: found.rulesCount }),
    found.picturesCount > 0 && t("fromFile.pictures", { count: found.picturesCount }),
  ];
  return (
    <section aria-label={t("fromFile.found")} className={classes.found}>
      <div role="status">
        <Text fw={600}>{counts.filter(Boolean).join(" · ")}</Text>
        {found.notesCount === 0 && <StatusBadge tone="good">{t("fromFile.whole")}</StatusBadge>}
        {found.notesCount > 0 && (
          <StatusBadge tone="waiting">{t("fromFile.notes", { count: found.notesCount })}</StatusBadge>
        )}
      </div>
      <Notes found={found} />
      {found.listNames.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("fromFile.lists", { count: found.listNames.length, names: found.listNames.join(", ") })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {found.stepNames.length > 0
          ? t("fromFile.steps", { steps: found.stepNames.join(" → ") })
          : t("fromFile.noSteps")}
      </Text>
    </section>
  );
}

function Notes({ found: { notes, notesCount } }: { found: FormFile }): ReactNode {
  const t = fileMessages.useT();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? notes : notes.slice(0, SHOWN);
  if (notes.length === 0) return null;
  return (
    <>
      <NoteList notes={shown} label={t("fromFile.notes", { count: notesCount })} />
      {!showsAll && notes.length > SHOWN && (
        <Button variant="default" size="compact-md" onClick={() => setShowsAll(true)}>
          {t("fromFile.allNotes", { count: notes.length })}
        </Button>
      )}
      {showsAll && notesCount > notes.length && (
        <Text size="sm" c="dimmed">
          {t("fromFile.more", { count: notes.length })}
        </Text>
      )}
    </>
  );
}
