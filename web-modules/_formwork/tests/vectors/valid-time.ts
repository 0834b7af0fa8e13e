import { expect } from "vitest";
import { expirationState } from "../../src/valid-time";

interface ValidTimeCase {
  until: string | null;
  now: string;
  expected: { expirationState: number };
}

/** Whether it has begun is the service's to say. */
export function validTimeCase({ until, now, expected }: ValidTimeCase): void {
  expect(expirationState(until, new Date(now).getTime())).toBe(expected.expirationState);
}
