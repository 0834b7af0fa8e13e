import type { Body } from "@groundwork/formwork/rules";
import { type ApiError, isApiError, isSavedBySomebodyElse, reportClientError } from "@groundwork/kit";

export type SaveState =
  | { kind: "saved" }
  /** Changed; it is sent in a moment. */
  | { kind: "unsaved" }
  | { kind: "saving" }
  /** The server can't be reached: kept here, sent later. */
  | { kind: "offline" }
  /** Somebody else saved meanwhile; nothing is sent until it is decided whose counts. */
  | { kind: "conflict"; message: string }
  /** The server refuses this form; the next change is tried again. */
  | { kind: "refused"; message: string };

export interface SaverParts {
  send: (version: number, body: Body, options: { idempotencyKey: string }) => Promise<{ version: number }>;
  keep: (version: number, body: Body) => void;
  forget: () => void;
}

export const PAUSE_MS = 800;
/** Who never pauses is saved all the same. */
export const LONGEST_MS = 5000;
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const;

interface Attempt {
  version: number;
  body: Body;
  idempotencyKey: string;
}

/**
 * Saves the draft a moment after the last change, one save after the other. A save whose answer was lost is sent again
 * as it was, with its key: it counts once, and the next one builds upon it.
 */
export class DraftSaver {
  #version: number;
  /** What the server holds; null: something else, which is to be replaced. */
  #saved: Body | null;
  #body: Body;
  #state: SaveState = { kind: "saved" };
  #attempt: Attempt | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dirtySince = 0;
  #failures = 0;
  /** Whether what the browser keeps is of this visit; what an earlier one left is not this one's to forget. */
  #hasKept = false;
  readonly #parts: SaverParts;
  readonly #listeners = new Set<() => void>();

  constructor(version: number, body: Body, parts: SaverParts) {
    this.#version = version;
    this.#saved = body;
    this.#body = body;
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SaveState => this.#state;
  readonly version = (): number => this.#version;
  readonly isSettled = (): boolean => this.#body === this.#saved && this.#attempt === null;

  changed(body: Body): void {
    if (body === this.#body) return;
    this.#body = body;
    if (this.#running) return;
    if (this.#state.kind === "conflict" || this.#state.kind === "offline") {
      this.keepNow();
      return;
    }
    if (this.isSettled()) {
      clearTimeout(this.#timer);
      this.#forget();
      this.#become({ kind: "saved" });
      return;
    }
    const now = Date.now();
    if (this.#state.kind !== "unsaved") this.#dirtySince = now;
    this.#become({ kind: "unsaved" });
    this.#wait(Math.min(PAUSE_MS, Math.max(0, this.#dirtySince + LONGEST_MS - now)));
  }

  /** Sends what is there at once and waits for the answer; tells whether all is safe. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.isSettled()) {
      if (this.#state.kind === "conflict") return false;
      await this.#save();
      if (this.#state.kind === "offline" || this.#state.kind === "refused") return false;
    }
    return true;
  }

  /** Keeps what is not sent yet in the browser, e.g. when the page goes away. */
  readonly keepNow = (): void => {
    if (this.isSettled()) return;
    this.#hasKept = true;
    this.#parts.keep(this.#version, this.#body);
  };

  #forget(): void {
    if (this.#hasKept) this.#parts.forget();
    this.#hasKept = false;
  }

  /** After a conflict: mine counts, on top of what is there now. */
  overwrite(version: number): Promise<boolean> {
    this.#saved = null;
    this.#begin(version);
    return this.flush();
  }

  /** After a conflict: theirs counts. */
  takeOver(version: number, body: Body): void {
    this.#saved = body;
    this.#body = body;
    this.#begin(version);
    this.#forget();
    this.#become({ kind: "saved" });
  }

  /** It came out otherwise that somebody else saved meanwhile. */
  stale(message: string): void {
    clearTimeout(this.#timer);
    this.#become({ kind: "conflict", message });
  }

  #begin(version: number): void {
    this.#version = version;
    this.#attempt = null;
    this.#failures = 0;
    this.#become({ kind: "unsaved" });
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  async #save(): Promise<void> {
    if (this.#running) return this.#running;
    if (this.isSettled() || this.#state.kind === "conflict") return;
    this.#running = this.#send().finally(() => {
      this.#running = null;
    });
    await this.#running;
    if (this.#state.kind === "unsaved") this.#wait(PAUSE_MS);
  }

  async #send(): Promise<void> {
    const attempt = this.#attempt ?? { version: this.#version, body: this.#body, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = attempt;
    this.#attempt = attempt;
    this.keepNow();
    this.#become({ kind: "saving" });
    try {
      const { version } = await this.#parts.send(attempt.version, attempt.body, { idempotencyKey });
      this.#attempt = null;
      this.#failures = 0;
      this.#version = version;
      this.#saved = attempt.body;
      this.#dirtySince = Date.now();
      if (this.isSettled()) this.#forget();
      this.#become({ kind: this.isSettled() ? "saved" : "unsaved" });
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (!isApiError(error)) reportClientError(error);
    if (!isApiError(error) || mayPass(error)) {
      const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#become({ kind: "offline" });
      this.#wait(pause);
      return;
    }
    this.#attempt = null;
    const kind = isSavedBySomebodyElse(error) ? "conflict" : "refused";
    const said = new Set([error.message, ...error.fieldErrors.map((each) => each.message)]);
    this.#become({ kind, message: [...said].join(" ") });
  }

  #become(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Trouble of the way there, not of what was sent. */
function mayPass(error: ApiError): boolean {
  return error.isNetwork || error.retryable || error.httpStatus >= 500;
}
