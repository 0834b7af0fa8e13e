/** What was not sent yet, kept in the browser: a closed tab or a dead battery must not cost an afternoon. */
export interface KeptDraft<Content> {
  /** The revision it was made from. */
  version: number;
  content: Content;
  keptAt: string;
}

/** Changes of an earlier visit that never arrived: offered once, until it is decided or something newer is saved. */
export class KeptOffer<Content> {
  #draft: KeptDraft<Content> | null;
  readonly #listeners = new Set<() => void>();

  constructor(draft: KeptDraft<Content> | null) {
    this.#draft = draft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly draft = (): KeptDraft<Content> | null => this.#draft;

  end(): void {
    this.#draft = null;
    for (const listener of this.#listeners) listener();
  }
}

export interface KeeperParts<Content> {
  /** Where: one of a browser's people, template and editor. */
  key: string;
  /** Whether it can be worked with: null where not. */
  read: (content: unknown) => Content | null;
}

export class DraftKeeper<Content> {
  readonly #parts: KeeperParts<Content>;

  constructor(parts: KeeperParts<Content>) {
    this.#parts = parts;
  }

  keep(version: number, content: Content): void {
    const kept: KeptDraft<Content> = { version, content, keptAt: new Date().toISOString() };
    try {
      localStorage.setItem(this.#parts.key, JSON.stringify(kept));
    } catch {
      // Full or forbidden: saving to the server goes on all the same.
    }
  }

  forget(): void {
    localStorage.removeItem(this.#parts.key);
  }

  /** Anything may stand in a browser's storage: what is no draft is thrown away. */
  find(): KeptDraft<Content> | null {
    const text = localStorage.getItem(this.#parts.key);
    if (text === null) return null;
    try {
      // `pages`: as a form's were called in what older releases kept.
      const { version, content, pages, keptAt } = JSON.parse(text) as Record<string, unknown>;
      const read = this.#parts.read(content ?? pages);
      const isDated = typeof keptAt === "string" && !Number.isNaN(Date.parse(keptAt));
      if (read !== null && typeof version === "number" && Number.isInteger(version) && isDated)
        return { version, content: read, keptAt };
    } catch {
      // Not even JSON.
    }
    this.forget();
    return null;
  }
}
