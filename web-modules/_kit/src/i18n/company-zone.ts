const listeners = new Set<() => void>();
let current: string | null = null;

/** The time zone of the company that is worked in; null where there is none, as before sign-in. */
export function getCompanyZone(): string | null {
  return current;
}

/** Said by whoever knows the session. */
export function setCompanyZone(zone: string | null): void {
  if (zone === current) return;
  current = zone;
  for (const listener of listeners) listener();
}

export function subscribeCompanyZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
