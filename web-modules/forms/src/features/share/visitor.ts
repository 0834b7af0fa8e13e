/** Who came by a link and proved their address. Kept as long as the tab is: whoever opens the link next says who they are. */
export interface Visitor {
  pass: string;
  fullName: string;
  email: string;
}

const keyOf = (submissionId: string, secret: string) => `groundwork.shared.${submissionId}.${secret.slice(0, 8)}`;

export function readVisitor(submissionId: string, secret: string): Visitor | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(submissionId, secret)) ?? "null");
    return typeof kept === "object" && kept !== null && "pass" in kept ? (kept as Visitor) : null;
  } catch {
    return null;
  }
}

export function keepVisitor(submissionId: string, secret: string, visitor: Visitor | null): void {
  try {
    if (visitor) sessionStorage.setItem(keyOf(submissionId, secret), JSON.stringify(visitor));
    else sessionStorage.removeItem(keyOf(submissionId, secret));
  } catch {
    // They are then known until the page is closed.
  }
}
