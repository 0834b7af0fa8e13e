import { useLocation } from "@groundwork/kit";

/** What one public page hands to the next; it lies in the history entry, so that neither a token nor an address is
 * sent to the server or stays in a log. */
export interface Handover {
  email?: string;
  /** Where to go once signed in. */
  next?: string;
  /** Said above the form. */
  notice?: "passwordChanged" | "sessionEnded";
  /** Which mail was sent. */
  mail?: "verify" | "reset";
}

export function useHandover(): Handover {
  const { state } = useLocation();
  return typeof state === "object" && state !== null ? (state as Handover) : {};
}

/** Only a place of ours: an address such as `//evil.example` or `/\evil.example` would leave the product. */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/")) return null;
  try {
    const url = new URL(path, window.location.origin);
    // `/.//evil.example` is ours until it is read a second time: its path is `//evil.example`.
    if (url.origin !== window.location.origin || url.pathname.startsWith("//")) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}

/** Where someone lands who just signed in. */
export function placeAfterSignIn(profile: { groups: readonly unknown[] }, wanted: string | null): string {
  if (wanted !== null) return wanted;
  return profile.groups.length === 0 ? "/create-company" : "/";
}
