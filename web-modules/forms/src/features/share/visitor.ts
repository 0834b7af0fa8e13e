/** Who came by a link and proved their address. Kept as long as the tab is: whoever opens the link next says who they are. */
export interface Visitor {
  pass: string;
  fullName: string;
  email: string;
  /** Of a start link: what they have started. */
  submissionId?: string | null;
  /** Until when they may submit it. */
  endsAt?: string;
}

/** `place`: the submission that is shared, or “start”. */
const keyOf = (place: string, secret: string) => `groundwork.shared.${place}.${secret.slice(0, 8)}`;

export function readVisitor(place: string, secret: string): Visitor | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place, secret)) ?? "null");
    return typeof kept === "object" && kept !== null && "pass" in kept ? (kept as Visitor) : null;
  } catch {
    return null;
  }
}

export function keepVisitor(place: string, secret: string, visitor: Visitor | null): void {
  try {
    if (visitor) sessionStorage.setItem(keyOf(place, secret), JSON.stringify(visitor));
    else sessionStorage.removeItem(keyOf(place, secret));
  } catch {
    // They are then known until the page is closed.
  }
}

/**
 * What was typed before the code came: on a phone the page is often gone when one comes back from the mail. No PIN: a
 * tablet at the gate is passed on.
 */
export interface Asked {
  fullName: string;
  email: string;
  company: string;
}

const ASKED = "groundwork.shared.asked";
/** As long as the code counts. */
const ASKED_LASTS_MS = 15 * 60_000;

export function readAsked(place: string): Asked | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ASKED) ?? "null") as
      | ({ place: string; until: number } & Asked)
      | null;
    if (kept && kept.until <= Date.now()) keepAsked(place, null);
    return kept?.place === place && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

export function keepAsked(place: string, asked: Asked | null): void {
  try {
    const until = Date.now() + ASKED_LASTS_MS;
    if (asked) sessionStorage.setItem(ASKED, JSON.stringify({ ...asked, place, until }));
    else sessionStorage.removeItem(ASKED);
  } catch {
    // It is typed again then.
  }
}
