import { readKept, writeKept } from "@groundwork/kit";
import type { FileNote } from "./note-list";

export interface KeptNotes {
  fileName: string;
  notes: readonly FileNote[];
}

const keyOf = (formTemplateId: string) => `groundwork.forms.file-notes.${formTemplateId}`;

/** For whoever mends the form that a file became: on this device, until they say that they are through. */
export function keepNotes(formTemplateId: string, kept: KeptNotes | null): void {
  writeKept(keyOf(formTemplateId), kept);
}

export function keptNotes(formTemplateId: string): KeptNotes | null {
  const found = readKept(keyOf(formTemplateId)) as Partial<KeptNotes> | null;
  return found && Array.isArray(found.notes) ? { fileName: found.fileName ?? "", notes: found.notes } : null;
}
