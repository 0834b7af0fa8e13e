const DEVICE = "groundwork.device";

let made: string | undefined;

/** Made up once by this browser: the same for all who sign in here. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE);
    if (known) return known;
    made ??= crypto.randomUUID();
    localStorage.setItem(DEVICE, made);
  } catch {
    made ??= crypto.randomUUID();
  }
  return made;
}

/** When this page counted how much: a clock may be wrong, or put right meanwhile. */
export interface Counted {
  origin: number;
  at: number;
}

export function countedNow(): Counted {
  return { origin: performance.timeOrigin, at: performance.now() };
}

/** How long ago that was; null for what another page counted, which says nothing here. */
export function elapsedMs({ origin, at }: Counted): number | null {
  return origin === performance.timeOrigin ? Math.round(performance.now() - at) : null;
}
