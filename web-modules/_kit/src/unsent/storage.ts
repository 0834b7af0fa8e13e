/** What must survive a battery that dies now: written at once, one key each, so that two tabs never overwrite each other. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** As it was written, to be looked at: anything may stand in a browser's storage. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null forgets it. Tells whether it is safe: storage may be full or forbidden. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** When another tab kept or forgot something. */
export function onKeptElsewhere(prefix: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // Null: all was cleared.
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
