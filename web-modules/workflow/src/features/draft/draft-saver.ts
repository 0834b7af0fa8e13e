import { isApiError } from "@groundwork/kit";
import type { Workflow } from "../../graph";

export interface Draft {
  version: number;
  workflow: Workflow;
}

export type SaveStatus =
  | { name: "saved" | "unsaved" | "saving" | "offline" }
  /** Somebody else saved meanwhile: nothing is saved until one of the two is chosen. */
  | { name: "conflict"; theirs: Draft }
  | { name: "refused"; error: unknown };

export interface DraftService {
  save: (draft: Draft, idempotencyKey: string) => Promise<number>;
  read: () => Promise<Draft>;
}

interface Attempt extends Draft {
  key: string;
}

const DELAY_MS = 800;
const LONGEST_WAIT_MS = 30_000;

/**
 * Saves what is drawn, a moment after the last change, one save at a time. A save whose answer was lost is sent again
 * as it was, with its key, before anything newer: else the newer one would look like somebody else's.
 */
export class DraftSaver {
  readonly #service: DraftService;
  readonly #listeners = new Set<() => void>();
  #version: number;
  #saved: Workflow;
  #wanted: Workflow;
  #unanswered: Attempt | null = null;
  #status: SaveStatus = { name: "saved" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;

  constructor(service: DraftService, draft: Draft) {
    this.#service = service;
    this.#version = draft.version;
    this.#saved = draft.workflow;
    this.#wanted = draft.workflow;
  }

  get version(): number {
    return this.#version;
  }

  readonly status = (): SaveStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(workflow: Workflow): void {
    if (workflow === this.#wanted) return;
    this.#wanted = workflow;
    if (this.#status.name === "conflict" || this.#running) return;
    if (this.#isSaved) this.#settle();
    else {
      if (this.#status.name !== "offline") this.#become({ name: "unsaved" });
      this.#later(DELAY_MS);
    }
  }

  /** At once; resolves to whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#status.name === "conflict") return false;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#status.name === "saved";
  }

  /** What is drawn here replaces what somebody else saved. */
  async takeOver(): Promise<boolean> {
    if (this.#status.name === "conflict") this.#version = this.#status.theirs.version;
    this.#become({ name: "unsaved" });
    return this.flush();
  }

  /** What somebody else saved replaces what is drawn here; the caller draws it. */
  adopt({ version, workflow }: Draft): void {
    this.#version = version;
    this.#saved = workflow;
    this.#wanted = workflow;
    this.#settle();
  }

  dispose(): void {
    void this.flush();
    this.#listeners.clear();
  }

  get #isSaved(): boolean {
    return this.#wanted === this.#saved && this.#unanswered === null;
  }

  async #saveAll(): Promise<void> {
    while (!this.#isSaved) {
      this.#unanswered ??= { version: this.#version, workflow: this.#wanted, key: crypto.randomUUID() };
      const { key, ...draft } = this.#unanswered;
      this.#become({ name: "saving" });
      try {
        this.#version = await this.#service.save(draft, key);
        this.#saved = draft.workflow;
        this.#unanswered = null;
        this.#failures = 0;
      } catch (error) {
        await this.#failed(error);
        return;
      }
    }
    this.#settle();
  }

  async #failed(error: unknown): Promise<void> {
    if (isApiError(error) && error.retryable) {
      this.#become({ name: "offline" });
      this.#later(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** this.#failures));
      this.#failures += 1;
      return;
    }
    // A refusal is an answer: the next save is a new one.
    this.#unanswered = null;
    const theirs = isApiError(error) && error.httpStatus === 409 ? await this.#readTheirs() : null;
    if (theirs && theirs.version !== this.#version) this.#become({ name: "conflict", theirs });
    else this.#become({ name: "refused", error });
  }

  /** Null when it cannot be read: then the refusal itself is shown. */
  async #readTheirs(): Promise<Draft | null> {
    try {
      return await this.#service.read();
    } catch (error) {
      if (isApiError(error)) return null;
      throw error;
    }
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#become({ name: "saved" });
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #become(status: SaveStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
