/** Who is here, and in which company; none while they are in no company. */
export interface SignedIn {
  userId: string;
  groupId: string | null;
}

/** What stands in the header of every write; it shows that one of our own pages asks. */
export function csrfToken(): string | null {
  const match = /(?:^|;\s*)gw_csrf=([^;]*)/.exec(document.cookie);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

/** Whose session the browser has now, and in which company: every tab has the same one. Null where that is not said. */
export function whoseSession(): SignedIn | null {
  const [, userId, groupId] = csrfToken()?.split(".") ?? [];
  return userId ? { userId, groupId: groupId || null } : null;
}
