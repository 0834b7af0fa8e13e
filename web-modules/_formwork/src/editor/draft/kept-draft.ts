import { type Body, structureProblems } from "@groundwork/formwork/rules";

/** What was not sent yet, kept in the browser: a closed tab or a dead battery must not cost an afternoon. */
export interface KeptDraft {
  /** The revision it was made from. */
  version: number;
  pages: Body;
  keptAt: string;
}

/** Changes of an earlier visit that never arrived: offered once, until it is decided or something newer is saved. */
export class KeptOffer {
  #draft: KeptDraft | null;
  readonly #listeners = new Set<() => void>();

  constructor(draft: KeptDraft | null) {
    this.#draft = draft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly draft = (): KeptDraft | null => this.#draft;

  end(): void {
    this.#draft = null;
    for (const listener of this.#listeners) listener();
  }
}

const keyOf = (userId: string, templateId: string) => `groundwork.form-draft.${userId}.${templateId}`;

export class DraftKeeper {
  readonly #key: string;

  constructor(userId: string, templateId: string) {
    this.#key = keyOf(userId, templateId);
  }

  keep(version: number, pages: Body): void {
    const kept: KeptDraft = { version, pages, keptAt: new Date().toISOString() };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Full or forbidden: saving to the server goes on all the same.
    }
  }

  forget(): void {
    localStorage.removeItem(this.#key);
  }

  /** Anything may stand in a browser's storage: what is no form is thrown away. */
  find(): KeptDraft | null {
    const text = localStorage.getItem(this.#key);
    if (text === null) return null;
    try {
      const { version, pages, keptAt } = JSON.parse(text) as Partial<KeptDraft>;
      if (Number.isInteger(version) && structureProblems(pages).length === 0 && !Number.isNaN(Date.parse(keptAt ?? "")))
        return { version, pages, keptAt } as KeptDraft;
    } catch {
      // Not even JSON.
    }
    this.forget();
    return null;
  }
}
