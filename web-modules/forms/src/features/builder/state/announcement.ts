import { atom, atoms, useAtomValue } from "../../../state";

/** What a screen reader is told of a change that is otherwise only seen. */
const announcementAtom = atom("");

export function announce(next: string): void {
  // The same words twice are read twice only when they differ.
  atoms.set(announcementAtom, (before) => (next === before ? `${next}\u00a0` : next));
}

export function useAnnouncement(): string {
  return useAtomValue(announcementAtom);
}
