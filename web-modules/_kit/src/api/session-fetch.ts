import { getLocale } from "../i18n/locale";
import { announceSessionEnd } from "../session/session-events";
import { networkError } from "./envelope";
import { csrfToken, refreshOnce } from "./refresh";

/** Calls whose 401 is their answer ("wrong password") and not an expired session. */
const NEVER_REFRESHED = /^\/api\/Auth\/(?:Refresh|Login|Register|Verify|Reset|Forgot|Logout)/i;

/** Headers as they are right now: language and token may change between a request and its repetition. */
function prepared(request: Request): Request {
  // The services answer in it: refusals, and words in what they return.
  request.headers.set("Accept-Language", getLocale());
  const token = csrfToken();
  if (token !== null && request.method !== "GET" && request.method !== "HEAD") {
    request.headers.set("X-CSRF-Token", token);
  }
  return request;
}

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw networkError(cause);
  }
}

/** `fetch` for the API: adds language and CSRF token and, on an expired session, renews it once and sends the request again. */
export async function sessionFetch(request: Request): Promise<Response> {
  const sentAt = Date.now();
  const replay = request.clone();
  const answer = await send(prepared(request));
  const path = new URL(request.url).pathname;
  // Without the CSRF cookie nobody is signed in, so there is nothing to renew.
  if (answer.status !== 401 || NEVER_REFRESHED.test(path) || csrfToken() === null) return answer;

  const outcome = await refreshOnce((url, init) => fetch(url, init), sentAt);
  if (outcome === "unreachable") throw networkError(null);
  if (outcome === "signed-out") {
    announceSessionEnd("expired");
    return answer;
  }
  // The cookies changed, so the header is read again; the Idempotency-Key stays the same.
  return send(prepared(replay));
}
