import { useEffect, useRef } from "react";
import { useSession } from "../session/session-context";
import type { LiveNote } from "./note-stream";
import { areNotesLive, listenToNotes } from "./shared-notes";

/** A note may be lost, and some changes have none: a screen also asks by itself, often where no notes come in. */
const ASK_AGAIN_MS = 30_000;
const ASK_AGAIN_BESIDE_NOTES_MS = 300_000;

/**
 * Hears that something of the topic (`"forms.todos"`: the context's name, and what its service calls it) may have
 * changed for the person, as long as the component is there.
 */
export function useLiveNotes(topic: string, told: (note: LiveNote) => void): void {
  const company = useSession().profile?.currentGroupId;
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    if (!company) return;
    return listenToNotes(company, topic, (note) => latest.current(note));
  }, [topic, company]);
}

/** The `refetchInterval` of a query that live notes keep fresh. */
export function pollBesideNotes(topic: string): () => number {
  return () => (areNotesLive(topic) ? ASK_AGAIN_BESIDE_NOTES_MS : ASK_AGAIN_MS);
}
