import { atom, state, useAtomValue } from "@groundwork/formwork/state";

/** What a screen reader is told of a change that is otherwise only seen. */
const announcement = atom("");

export function announce(next: string): void {
  // The same words twice are read twice only when they differ.
  state.set(announcement, (before) => (next === before ? `${next}\u00a0` : next));
}

export function useAnnouncement(): string {
  return useAtomValue(announcement);
}
