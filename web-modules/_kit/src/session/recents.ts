import { useEffect } from "react";
import { useSession } from "./session-context";

/** Something that somebody opened: the palette offers it again before they type. */
export interface RecentPlace {
  /** What found it, or would: `<context>:<id of the finder>`. */
  kind: string;
  label: string;
  detail?: string;
  path: string;
}

interface Kept {
  /** Who it was, and in which company: a device may have several people. */
  owner: string;
  places: RecentPlace[];
}

const KEY = "groundwork.recents";
const MOST = 8;

function read(owner: string): RecentPlace[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.owner === owner ? kept.places : [];
  } catch {
    return [];
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage there is nothing to offer again.
  }
}

export function clearRecents(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

export interface Recents {
  /** The newest first. */
  all: () => readonly RecentPlace[];
  remember: (place: RecentPlace) => void;
}

/** What the person opened in this company, on this device, until they sign out. */
export function useRecents(): Recents {
  const { profile, company } = useSession();
  const owner = `${profile?.userId} ${company?.groupId}`;
  return {
    all: () => read(owner),
    remember: (place) => {
      const others = read(owner).filter(({ path }) => path !== place.path);
      write({ owner, places: [place, ...others].slice(0, MOST) });
    },
  };
}

/** Remembers what a page or pane shows, once it is known. */
export function useRecent(place: RecentPlace | null): void {
  const { remember } = useRecents();
  const told = place && JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place itself is what it reacts to
  useEffect(() => {
    if (told !== null) remember(JSON.parse(told) as RecentPlace);
  }, [told]);
}
