import { type ApiError, isApiError } from "../api/error";

/** Trouble of the way there, or of a session that ran out: what was sent is none the worse for it. */
export function mayPass(error: ApiError): boolean {
  return error.isNetwork || error.retryable || error.httpStatus >= 500 || error.httpStatus === 401;
}

export type Trouble = "offline" | "signedOut" | "failed";

/** Why what was sent did not arrive. */
export function troubleOf(error: unknown): Trouble {
  if (!isApiError(error)) return "failed";
  if (error.httpStatus === 401) return "signedOut";
  return mayPass(error) ? "offline" : "failed";
}

let isAsked = false;

/** Without it a browser that runs short of room, or sees no visit for a week, may throw away what is kept. */
export function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** When the network, or the person, may be back. */
export function onMaybeReachable(listener: () => void): void {
  window.addEventListener("online", listener);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener();
  });
}
