import { isApiError, isSavedBySomebodyElse, mayPass, reportClientError } from "@groundwork/kit";

export type DraftState =
  | { kind: "saved" }
  /** Changed; it is sent in a moment. */
  | { kind: "unsaved" }
  | { kind: "saving" }
  /** The server can't be reached: kept here, sent later. */
  | { kind: "offline" }
  /** Somebody else saved meanwhile; nothing is sent until it is decided whose counts. */
  | { kind: "conflict"; message: string }
  /** The server refuses this draft; the next change is tried again. */
  | { kind: "refused"; message: string };

export interface SaverParts<Content> {
  send: (version: number, content: Content, options: { idempotencyKey: string }) => Promise<{ version: number }>;
  keep: (version: number, content: Content, base: Content | null, sent: SentDraft<Content> | null) => void;
  forget: () => void;
}

export const PAUSE_MS = 800;
/** Who never pauses is saved all the same. */
export const LONGEST_MS = 5000;
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const;

/** A save that was sent and not answered, as it is sent again. */
export interface SentDraft<Content> {
  content: Content;
  idempotencyKey: string;
}

interface Attempt<Content> extends SentDraft<Content> {
  version: number;
}

/**
 * Of both editors of a template: saves the draft a moment after the last change, one save after the other. A save whose answer was lost is sent again
 * as it was, with its key: it counts once, and the next one builds upon it.
 */
export class DraftSaver<Content> {
  #version: number;
  /** What the server holds; null: something else, which is to be replaced. */
  #saved: Content | null;
  #content: Content;
  #state: DraftState = { kind: "saved" };
  #attempt: Attempt<Content> | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dirtySince = 0;
  #failures = 0;
  /** Whether what the browser keeps is of this visit; what an earlier one left is not this one's to forget. */
  #hasKept = false;
  #isStopped = false;
  readonly #parts: SaverParts<Content>;
  readonly #listeners = new Set<() => void>();

  constructor(version: number, content: Content, parts: SaverParts<Content>) {
    this.#version = version;
    this.#saved = content;
    this.#content = content;
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;
  readonly version = (): number => this.#version;
  readonly content = (): Content => this.#content;
  /** What both began with, where somebody else saved meanwhile; null: not known. */
  readonly base = (): Content | null => this.#saved;
  readonly isSettled = (): boolean => this.#content === this.#saved && this.#attempt === null;

  changed(content: Content): void {
    if (content === this.#content) return;
    this.#content = content;
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
    // What was changed since is no change of what may have arrived: sent again first, it is what both began with.
    const sent = this.#attempt?.content === this.#content ? null : this.#attempt;
    this.#parts.keep(this.#version, this.#content, this.#saved, sent);
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
  takeOver(version: number, content: Content): void {
    this.#saved = content;
    this.#content = content;
    this.#begin(version);
    this.#forget();
    this.#become({ kind: "saved" });
  }

  /** What an earlier visit kept is gone on with: it meets what was saved since as any change does. */
  goOnFrom(version: number, base: Content | null, attempt: Attempt<Content> | null): void {
    this.#saved = base;
    this.#begin(version, attempt);
  }

  /** After a conflict: what was made of both is saved upon theirs. */
  async rebase(version: number, theirs: Content, merged: Content): Promise<void> {
    if (merged === theirs) return this.takeOver(version, theirs);
    this.#saved = theirs;
    this.#content = merged;
    this.#begin(version);
    await this.flush();
  }

  /** It came out otherwise that somebody else saved meanwhile. */
  stale(message: string): void {
    clearTimeout(this.#timer);
    this.#become({ kind: "conflict", message });
  }

  /** Nothing is tried again from here on. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #begin(version: number, attempt: Attempt<Content> | null = null): void {
    this.#version = version;
    this.#attempt = attempt;
    this.#failures = 0;
    this.#become({ kind: "unsaved" });
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#save(), ms);
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
    const attempt = this.#attempt ?? {
      version: this.#version,
      content: this.#content,
      idempotencyKey: crypto.randomUUID(),
    };
    const { idempotencyKey } = attempt;
    this.#attempt = attempt;
    this.keepNow();
    this.#become({ kind: "saving" });
    try {
      const { version } = await this.#parts.send(attempt.version, attempt.content, { idempotencyKey });
      this.#attempt = null;
      this.#failures = 0;
      this.#version = version;
      this.#saved = attempt.content;
      this.#dirtySince = Date.now();
      if (this.isSettled()) this.#forget();
      this.#become({ kind: this.isSettled() ? "saved" : "unsaved" });
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (!isApiError(error)) reportClientError(error);
    // What was changed while it was on its way, too: whoever leaves now is asked nothing more. What was stopped is
    // another's by now, who may have discarded it.
    if (!this.#isStopped) this.keepNow();
    if (!isApiError(error) || mayPass(error)) {
      const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#become({ kind: "offline" });
      this.#wait(pause);
      return;
    }
    const refused = this.#attempt?.content;
    this.#attempt = null;
    const kind = isSavedBySomebodyElse(error) ? "conflict" : "refused";
    // It says nothing of what was changed meanwhile.
    if (kind === "refused" && refused !== this.#content) {
      this.#become({ kind: "unsaved" });
      return;
    }
    const said = new Set([error.message, ...error.fieldErrors.map((each) => each.message)]);
    this.#become({ kind, message: [...said].join(" ") });
  }

  #become(state: DraftState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
