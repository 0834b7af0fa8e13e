import { clearStoredIds, type SelfProfile } from "@groundwork/kit";

const KEY = "groundwork.person";

function isProfile(value: unknown): value is SelfProfile {
  const profile = value as Partial<SelfProfile> | null;
  return typeof profile?.userId === "string" && Array.isArray(profile.groups) && Array.isArray(profile.projects);
}

/** Who is signed in here, as the service said last; null once nobody is. */
export function rememberPerson(profile: SelfProfile | null): void {
  const before = lastPerson();
  // However their session ended: what they had open is nobody else's to see.
  if (before && before.userId !== profile?.userId) clearStoredIds();
  try {
    if (profile === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Without storage a page needs a network to open, as it did.
  }
}

/** For a page that opens while the service can't be asked. It opens no door: the services decide on every call. */
export function lastPerson(): SelfProfile | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}
