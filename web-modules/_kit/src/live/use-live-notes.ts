import { useEffect, useRef } from "react";
import { useSession } from "../session/session-context";
import type { LiveNote } from "./note-stream";
import { listenToNotes } from "./shared-notes";

/** Hears of what changes for the person, as long as the component is there: `path` is a service's `…/Notes`. */
export function useLiveNotes(path: string, told: (note: LiveNote) => void): void {
  const company = useSession().profile?.currentGroupId;
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    if (!company) return;
    return listenToNotes(path, company, (note) => latest.current(note));
  }, [path, company]);
}
