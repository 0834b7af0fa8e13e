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
