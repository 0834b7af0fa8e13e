const KEY = "groundwork.kiosk";
const BYTES = 32;

/** Made here, so that no answer ever holds it. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // The tablet then is one until its page is closed.
  }
}
