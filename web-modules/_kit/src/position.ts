/** Where a device says that it is. */
export interface Position {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
}

const LONGEST_MS = 8000;

/** Where the device is, asked this once; null where nobody knows or nobody says. A press waits no longer for it. */
export function readPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // A browser that asks the person first keeps no time.
    const timer = setTimeout(() => resolve(null), LONGEST_MS);
    const done = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    if (!navigator.geolocation) return done(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ latitude: coords.latitude, longitude: coords.longitude, accuracyMeters: coords.accuracy }),
      () => done(null),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: 0 },
    );
  });
}
