import type { ApiError } from "@groundwork/kit";
import type { KeptEntry, SaveAttempt } from "./kept-step";

export function attemptOf(entries: readonly (readonly [string, KeptEntry])[]): SaveAttempt {
  return {
    idempotencyKey: crypto.randomUUID(),
    values: Object.fromEntries(entries.map(([fieldId, { value }]) => [fieldId, value])),
    revisions: Object.fromEntries(entries.map(([fieldId, { revision }]) => [fieldId, revision])),
  };
}

export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** Trouble of the way there, or of a session that ran out: what was sent is none the worse for it. */
export function mayPass(error: ApiError): boolean {
  return error.isNetwork || error.retryable || error.httpStatus >= 500 || error.httpStatus === 401;
}
