/** How a submission with a valid time stands: the service says the same (`formwork/valid_time.py`). */

const SOON_MS = 7 * 24 * 3_600_000;

export const EXPIRATION = { none: 0, valid: 1, expiresSoon: 2, expired: 3 } as const;
export type ExpirationState = (typeof EXPIRATION)[keyof typeof EXPIRATION];

/** Worked out where it is shown: a page that stays open sees it expire. */
export function expirationState(until: string | null, now = Date.now()): ExpirationState {
  if (until === null) return EXPIRATION.none;
  const left = new Date(until).getTime() - now;
  if (left <= 0) return EXPIRATION.expired;
  return left <= SOON_MS ? EXPIRATION.expiresSoon : EXPIRATION.valid;
}
