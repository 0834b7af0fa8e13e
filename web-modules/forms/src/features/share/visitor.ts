/** Who came by a link and proved their address. Kept as long as the tab is: whoever opens the link next says who they are. */
export interface Visitor {
  pass: string;
  fullName: string;
  email: string;
  /** Of a start link: what they have started. */
  submissionId?: string | null;
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
