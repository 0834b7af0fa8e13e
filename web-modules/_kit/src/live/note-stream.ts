import { retryAfterOf } from "../api/envelope";
import { sessionFetch } from "../api/session-fetch";

/** What may have changed: topics that services name, or everything, after notes may have been missed. */
export type LiveNote = readonly string[] | "everything";

export interface NoteListener {
  opened: () => void;
  lost: () => void;
  told: (note: LiveNote) => void;
}

/** Of all services: which one answers is the gateway's to know. */
const PATH = "/api/Live/Notes";
/** The service gives a sign of life every 25 seconds. */
const SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Hears the services' notes until it is told to stop. A stream ends with its token, a restart, a lost network: then it
 * comes again, and asks for everything that may have changed meanwhile. */
export async function hearNotes(listener: NoteListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const heard = await hearOnce(listener, signal);
    failures = heard.opened ? 0 : failures + 1;
    await pause(Math.max(heard.retryAfterMs, pauseAfter(failures)), signal);
  }
}

/** Not all at once after a restart: each browser waits a while of its own. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random());
}

interface Heard {
  opened: boolean;
  retryAfterMs: number;
}

async function hearOnce(listener: NoteListener, signal: AbortSignal): Promise<Heard> {
  const heard: Heard = { opened: false, retryAfterMs: 0 };
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const answer = await sessionFetch(
      new Request(new URL(PATH, globalThis.location.origin), {
        headers: { Accept: "text/event-stream" },
        credentials: "same-origin",
        signal: AbortSignal.any([signal, silent.signal]),
      }),
    );
    if (!answer.ok || !answer.body) {
      heard.retryAfterMs = (retryAfterOf(answer.headers) ?? 0) * 1_000;
      return heard;
    }
    heard.opened = true;
    listener.opened();
    listener.told("everything");
    const blocks = new Blocks();
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      for (const topics of blocks.take(part.value)) listener.told(topics);
    }
  } catch {
    // A lost connection, or nobody listens any more: either way it is over.
  } finally {
    clearTimeout(timer);
    if (heard.opened) listener.lost();
  }
  return heard;
}

/** Parts of a stream, put together to the notes in them. */
class Blocks {
  readonly #decoder = new TextDecoder();
  #rest = "";

  take(part: Uint8Array): string[][] {
    const blocks = (this.#rest + this.#decoder.decode(part, { stream: true })).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.filter((block) => block.startsWith("data: ")).map((block) => topicsIn(block.slice("data: ".length)));
  }
}

function topicsIn(data: string): string[] {
  const note: { changed: string[] } = JSON.parse(data);
  return note.changed;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
