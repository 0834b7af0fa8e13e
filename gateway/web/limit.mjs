// How often one client may try a secret. The gateway asks before each such call; how often is a setting, nothing that
// comes with the request.
import { clientAddress, networkOf } from "./client-address.mjs";
import { answerError } from "./errors.mjs";
import { respondText } from "./respond.mjs";

const REMEMBERED_CLIENTS = 50_000;

export class Limiter {
  /** When each client would have used up what it may: one number a client holds a whole token bucket. */
  #usedUntil = new Map();
  #now;

  constructor(now = Date.now) {
    this.#now = now;
  }

  /** Takes one try; answers how many seconds to wait, 0 when it was granted. */
  take(client, perMinute, burst) {
    if (perMinute <= 0) return 0;
    const now = this.#now();
    const apart = 60_000 / perMinute;
    const used = Math.max(this.#usedUntil.get(client) ?? 0, now) + apart;
    const tooEarly = used - now - apart * Math.max(burst, 1);
    if (tooEarly > 0) return Math.ceil(tooEarly / 1000);
    this.#usedUntil.delete(client); // set again below: the map stays ordered by last try
    this.#usedUntil.set(client, used);
    if (this.#usedUntil.size > REMEMBERED_CLIENTS) this.#usedUntil.delete(this.#usedUntil.keys().next().value);
    return 0;
  }
}

/**
 * Answers 204, or 429 in the envelope.
 * @param {{ limiter: Limiter, perMinute: number, burst: number, trusted: import("node:net").BlockList }} limit
 */
export function answerLimit({ limiter, perMinute, burst, trusted }, request, response) {
  const forwardedFor = request.headers["x-forwarded-for"] ?? "";
  const client = networkOf(clientAddress(request.socket.remoteAddress ?? "", forwardedFor, trusted));
  const wait = limiter.take(client, perMinute, burst);
  if (wait > 0) return answerError(request, response, 429, wait);
  return respondText(response, 204, "");
}
