import { reportClientError } from "@groundwork/kit";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Parts that come when they are needed. `lazy` and Suspense would hold a part back for up to 300 ms after its
 * placeholder was drawn, however early it arrives; here it is drawn at once, and a failed one can be asked for again.
 */
export type Load<T> = () => Promise<T>;

export type Chunk<T> = { state: "loading" } | { state: "ready"; value: T } | { state: "failed"; error: Error };

interface Entry {
  /** Null: nobody has asked for it. */
  chunk: Chunk<unknown> | null;
  listeners: Set<() => void>;
}

const LOADING = { state: "loading" } as const;
const entries = new WeakMap<Load<unknown>, Entry>();

function entryOf(load: Load<unknown>): Entry {
  let entry = entries.get(load);
  if (!entry) {
    entry = { chunk: null, listeners: new Set() };
    entries.set(load, entry);
  }
  return entry;
}

function settle(entry: Entry, chunk: Chunk<unknown>): void {
  entry.chunk = chunk;
  for (const listener of entry.listeners) listener();
}

async function ask(load: Load<unknown>): Promise<void> {
  const entry = entryOf(load);
  settle(entry, LOADING);
  try {
    settle(entry, { state: "ready", value: await load() });
  } catch (error) {
    if (entry.listeners.size === 0) {
      // Fetched ahead in vain: whoever needs it asks again, and then sees the error.
      entry.chunk = null;
      return;
    }
    reportClientError(error);
    settle(entry, { state: "failed", error: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** Starts it before it is needed; it does no harm where it is there already. */
export function fetchAhead(load: Load<unknown>): void {
  if (entryOf(load).chunk === null) void ask(load);
}

/** What `load` brings, asked for once for all who use the very same function. */
export function useChunk<T>(load: Load<T>): { chunk: Chunk<T>; retry: () => void } {
  const subscribe = useCallback(
    (listener: () => void) => {
      const entry = entryOf(load);
      entry.listeners.add(listener);
      fetchAhead(load);
      return () => {
        entry.listeners.delete(listener);
        // Whoever comes back to it later does not find an old failure.
        if (entry.listeners.size === 0 && entry.chunk?.state === "failed") entry.chunk = null;
      };
    },
    [load],
  );
  const chunk = useSyncExternalStore(subscribe, () => (entryOf(load).chunk ?? LOADING) as Chunk<T>);
  const retry = useCallback(() => void ask(load), [load]);
  return { chunk, retry };
}
