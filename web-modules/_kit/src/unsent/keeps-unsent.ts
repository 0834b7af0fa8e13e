import { onSessionStart, type SignedIn } from "../session/session-events";

/** What a module keeps in this browser until the services have it. */
export interface Unsent {
  /** How much of a person, in whichever company. */
  count: (userId: string) => number;
  /** Sends what an earlier visit left. */
  resume: (who: SignedIn) => void | Promise<void>;
  /** Where it is shown, and what it is called there. */
  place?: { path: string; title: () => string };
}

export interface UnsentPlace {
  path: string;
  title: string;
  count: number;
}

const all = new Set<Unsent>();

/** Said once by each module: whatever page is open, what is kept goes on its way once its person is signed in. */
export function keepsUnsent(unsent: Unsent): () => void {
  all.add(unsent);
  const stop = onSessionStart((who) => {
    if (unsent.count(who.userId) > 0) resume(unsent, who);
  });
  return () => {
    all.delete(unsent);
    stop();
  };
}

/** What is on this device alone. */
export function unsentCount(userId: string): number {
  return [...all].reduce((sum, { count }) => sum + count(userId), 0);
}

/** The places that show what is on this device alone. */
export function unsentPlaces(userId: string): UnsentPlace[] {
  return [...all].flatMap(({ count, place }) => {
    const kept = count(userId);
    return place && kept > 0 ? [{ path: place.path, title: place.title(), count: kept }] : [];
  });
}

function resume(unsent: Unsent, who: SignedIn): void {
  const done = async () => unsent.resume(who);
  // What does it is a script of its own, which may not be there without a network.
  done().catch(() => window.addEventListener("online", () => resume(unsent, who), { once: true }));
}
