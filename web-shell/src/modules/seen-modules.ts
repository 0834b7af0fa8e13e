const STORAGE_KEY = "groundwork.modules";

/** The modules that were there the last time on this device. */
export function seenModules(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === "string") : [];
  } catch {
    // Storage can be forbidden or hold something else; then nothing is missed.
    return [];
  }
}

export function rememberModules(contexts: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(contexts));
  } catch {
    // As above: the next start then waits for nothing.
  }
}
