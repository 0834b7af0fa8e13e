import { useSyncExternalStore } from "react";

/** A small list outside of React, for what any code may add to: toasts, questions to the user. */
export interface ExternalList<T> {
  add: (item: T) => void;
  remove: (item: T) => void;
  clear: () => void;
  useItems: () => readonly T[];
}

export function createExternalList<T>(): ExternalList<T> {
  let items: readonly T[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly T[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    add: (item) => change([...items, item]),
    clear: () => change([]),
    remove: (item) => change(items.filter((each) => each !== item)),
    useItems: () => useSyncExternalStore(subscribe, () => items),
  };
}
