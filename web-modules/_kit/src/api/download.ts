import { errorFromAnswer } from "./envelope";
import { sessionFetch } from "./session-fetch";

/** The file's name as the service gives it: `attachment; filename="audit.csv"`. */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1] ?? null;
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file that a service makes, renewing the session like any call, and saves it. A refusal is an `ApiError`. */
export async function download(
  path: string,
  query: Record<string, string | number>,
  fallbackName: string,
): Promise<void> {
  const url = new URL(path, globalThis.location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const answer = await sessionFetch(new Request(url, { credentials: "same-origin" }));
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw errorFromAnswer(answer.status, body, answer.headers.get("X-Request-Id"));
  }
  saveFile(nameIn(answer.headers.get("Content-Disposition")) ?? fallbackName, await answer.blob());
}
