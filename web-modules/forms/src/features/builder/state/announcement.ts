import { useSyncExternalStore } from "react";

/** What a screen reader is told of a change that is otherwise only seen. */
let text = "";
const listeners = new Set<() => void>();

export function announce(next: string): void {
  // The same words twice are read twice only when they differ.
  text = next === text ? `${next}\u00a0` : next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAnnouncement(): string {
  return useSyncExternalStore(subscribe, () => text);
}
