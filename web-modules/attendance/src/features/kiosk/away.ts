import { isApiError } from "@groundwork/kit";

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;
/** A fifth less or more: tablets that lost the service at once don't come back at once. */
const SPREAD = 0.2;

/** There is no way to the service now; nothing was said of what was sent. */
export function isAway(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === "TimeoutError";
  return isApiError(error) && (error.isNetwork || isDown(error));
}

const isDown = (error: unknown): boolean => isApiError(error) && [502, 503, 504].includes(error.httpStatus);

/** When a tablet asks again. Without a network often, as that costs nobody anything; a service that is down less and
 * less often. */
export class AskingAgain {
  #times = 0;
  pauseMs = FIRST_MS;

  failed(error: unknown): void {
    if (!isAway(error)) this.worked();
    const grown = isDown(error) ? Math.min(FIRST_MS * 2 ** this.#times++, LONGEST_MS) : FIRST_MS;
    this.pauseMs = grown * (1 - SPREAD + 2 * SPREAD * Math.random());
  }

  worked(): void {
    this.#times = 0;
  }
}
