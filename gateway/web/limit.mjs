// How often one client address may try a secret. The gateway asks before each such call and says the limit.
import { isIPv6 } from "node:net";
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

/** @param {Limiter} limiter answers 204, or 429 in the envelope */
export function answerLimit(limiter, request, response) {
  const { searchParams } = new URL(request.url, "http://web");
  const number = (name) => Number(searchParams.get(name)) || 0;
  const client = clientOf(request.headers["x-forwarded-for"] ?? "", number("depth"));
  const wait = limiter.take(client, number("perMinute"), number("burst"));
  if (wait > 0) return answerError(request, response, 429, wait);
  return respondText(response, 204, "");
}

/** The gateway appends the address it saw; `depth` trusted proxies before it each appended theirs. */
export function clientOf(forwardedFor, depth) {
  const addresses = forwardedFor.split(",").map((each) => each.trim());
  const address = addresses.at(-1 - depth) ?? addresses[0];
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first 64 bits: one household or phone holds all addresses below them. */
function networkOf(address) {
  const [head, tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
