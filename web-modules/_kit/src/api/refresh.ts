import { csrfToken } from "../session/whose-session";

/**
 * Renewing the session. The refresh token rotates and its reuse ends the session, so two refreshes must never run
 * at once: not in one page (single flight) and not in two tabs (a lock of the browser).
 */
const REFRESH_PATH = "/api/Auth/Refresh";
const LOCK = "groundwork.refresh";
const REFRESHED_AT = "groundwork.refreshedAt";

export type RefreshOutcome = "refreshed" | "signed-out" | "unreachable";

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

let inFlight: Promise<RefreshOutcome> | null = null;

function lastRefresh(): number {
  try {
    return Number(localStorage.getItem(REFRESHED_AT) ?? 0);
  } catch {
    return 0;
  }
}

function rememberRefresh(): void {
  try {
    localStorage.setItem(REFRESHED_AT, String(Date.now()));
  } catch {
    // Storage can be forbidden; then only the lock keeps tabs apart.
  }
}

async function refresh(send: Fetch, failedAt: number): Promise<RefreshOutcome> {
  // Another tab renewed the cookies while this one waited for the lock.
  if (lastRefresh() > failedAt) return "refreshed";
  try {
    const answer = await send(REFRESH_PATH, {
      method: "POST",
      credentials: "same-origin",
      // The refresh cookie goes by itself; a header that another site cannot set says that the page asks.
      headers: { "X-Requested-With": "groundwork", "X-CSRF-Token": csrfToken() ?? "" },
    });
    if (answer.ok) {
      rememberRefresh();
      return "refreshed";
    }
    return answer.status === 401 || answer.status === 403 ? "signed-out" : "unreachable";
  } catch {
    return "unreachable";
  }
}

async function locked(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Only a secure context has locks; elsewhere (plain http in a test network) each tab is on its own.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? await locks.request(LOCK, async () => await work()) : await work();
}

/** One refresh for all requests that failed; `sentAt` is when the refused request left. */
export function refreshOnce(send: Fetch, sentAt: number): Promise<RefreshOutcome> {
  if (lastRefresh() > sentAt) return Promise.resolve("refreshed");
  inFlight ??= locked(() => refresh(send, sentAt)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}
