const BYTES = 32;

/** Made here, so that no answer ever holds it: what stands in a link, and what a visitor is known by. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The secret stands behind the #: browsers send that to nobody, and it is in no log. */
export function addressOf(submissionId: string, secret: string): string {
  return new URL(`/forms/shared/${submissionId}#${secret}`, window.location.origin).href;
}
