import { clearRecents } from "./recents";

/** Ids remembered on this device. They belong to one company and are dropped with the session (spec §4). */
const STORED = ["lastProjectId", "projectId", "groupId", "submissionId"] as const;
export type StoredId = (typeof STORED)[number];

const keyOf = (name: StoredId) => `groundwork.${name}`;

export function readStoredId(name: StoredId): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function writeStoredId(name: StoredId, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function clearStoredIds(): void {
  for (const name of STORED) writeStoredId(name, null);
  clearRecents();
}
