import { Alert, Button, Group } from "@groundwork/kit";
import { FileText } from "@groundwork/kit/icons";
import { downloadCsv, toCsv } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { fileMessages } from "../../messages/from-file";
import { keepNotes, keptNotes } from "./kept-notes";
import { type FileNote, NoteList } from "./note-list";

/** In the builder of a form that was made of a file: what is still to be looked at. */
export default function FileNotes({ templateId }: { templateId: string }): ReactNode {
  const t = fileMessages.useT();
  const [kept, setKept] = useState(() => keptNotes(templateId));
  if (!kept) return null;
  const { fileName, notes } = kept;
  const title = t("fromFile.notes", { count: notes.length });
  const save = () => {
    const columns = (["place", "subject", "message"] as const).map((id) => ({
      id,
      // Headed by the file alone: what stands in the lines says itself what it is.
      header: id === "message" ? fileName : "",
      value: (note: FileNote) => note[id],
      cell: () => null,
    }));
    downloadCsv(fileName, toCsv(columns, notes));
  };
  const dismiss = () => {
    keepNotes(templateId, null);
    setKept(null);
  };
  return (
    <Alert color="sky" icon={<FileText size={18} aria-hidden />} title={t("fromFile.kept", { file: fileName })}>
      <details>
        <summary>{title}</summary>
        <NoteList notes={notes} label={title} />
      </details>
      <Group mt="sm" gap="xs">
        <Button size="compact-md" variant="default" onClick={save}>
          {t("fromFile.saveNotes")}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={dismiss}>
          {t("fromFile.dismissNotes")}
        </Button>
      </Group>
    </Alert>
  );
}
