import { isApiError } from "../api/error";
import { csrfToken } from "../session/whose-session";

/** A page that fails in a loop must not flood the records. */
const MOST_PER_PAGE = 20;
const MOST_STACK = 8000;

let sent = 0;
const reported = new WeakSet<Error>();

/**
 * Files a programming error as a client error record, each error once. Refusals and lost connections are not
 * programming errors: the service logged the former, and the latter could not be sent.
 */
export function reportClientError(error: unknown): void {
  if (isApiError(error) || (error instanceof DOMException && error.name === "AbortError")) return;
  const failure = error instanceof Error ? error : new Error(String(error));
  if (reported.has(failure) || sent >= MOST_PER_PAGE) return;
  reported.add(failure);
  sent += 1;
  void fetch("/api/DevOps/Record", {
    method: "POST",
    credentials: "same-origin",
    keepalive: true,
    headers: {
      "Content-Type": "application/json",
      "X-CSRF-Token": csrfToken() ?? "",
      "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify({
      name: failure.name,
      message: failure.message,
      stack: (failure.stack ?? "").slice(0, MOST_STACK),
      pathname: location.pathname,
      userAgent: navigator.userAgent,
    }),
  }).catch(() => {
    // Reporting must never be the cause of a second failure.
  });
}

/** Runs an action of the user: an error in it is filed and thrown again. */
export async function runReported<T>(action: () => T | Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    reportClientError(error);
    throw error;
  }
}
