import { getLocale } from "../i18n/locale";
import { announceSessionEnd, isOfThisPage, noteSignedOut } from "../session/session-events";
import { csrfToken } from "../session/whose-session";
import { anotherSessionError, networkError } from "./envelope";
import { refreshOnce } from "./refresh";

/** What a guest's page sends: their 401 says nothing of a session that is in this browser besides. */
const GUEST_HEADER = "X-Share-Pass";
/** Calls whose 401 is their answer ("wrong password") and not an expired session. */
const NEVER_REFRESHED = /^\/api\/Auth\/(?:Refresh|Login|Register|Verify|Reset|Forgot|Logout)/i;

/**
 * Headers as they are right now: language, token and session may change between a request and its repetition. Should the
 * session change after this look, the token is not that of the cookie that goes with it, and the service refuses.
 */
function prepared(request: Request): Request {
  if (!isOfThisPage()) throw anotherSessionError();
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
  if (answer.status !== 401 || NEVER_REFRESHED.test(path) || request.headers.has(GUEST_HEADER)) return answer;
  if (csrfToken() === null) {
    // Nobody is signed in, so there is nothing to renew.
    noteSignedOut();
    return answer;
  }

  const outcome = await refreshOnce((url, init) => fetch(url, init), sentAt);
  if (outcome === "unreachable") throw networkError(null);
  if (outcome === "signed-out") {
    announceSessionEnd("expired");
    return answer;
  }
  // The cookies changed, so the header is read again; the Idempotency-Key stays the same.
  return send(prepared(replay));
}
