import { keptKeys, readKept, writeKept } from "@groundwork/kit";
import type { SentDraft } from "./draft-saver";

/** What was not sent yet, kept in the browser: a closed tab or a dead battery must not cost an afternoon. */
export interface KeptDraft<Content> {
  /** The revision it was made from. */
  version: number;
  content: Content;
  /** What the form was at that revision, to merge by; null: not known. */
  base: Content | null;
  /** A save of less than this that was under way: it may have arrived. Left out: none. */
  sent?: SentDraft<Content> | null;
  keptAt: string;
}

/** What the browser's storage has no room for: it lasts as long as the page, which asks before it is closed. */
const inPage = new Map<string, KeptDraft<unknown>>();
addEventListener("beforeunload", (event) => {
  if (inPage.size > 0) event.preventDefault();
});

/** Whether closing the page loses it. */
export const isInPage = (key: string): boolean => inPage.has(key);

/** Whatever stands there, in the page or in the browser. */
export const readDraft = (key: string): unknown => inPage.get(key) ?? readKept(key);

export function forgetDraft(key: string): void {
  inPage.delete(key);
  writeKept(key, null);
}

/** Changes of earlier visits and other tabs that never arrived: offered until it is decided. */
export class KeptOffer {
  #keys: readonly string[];
  readonly #listeners = new Set<() => void>();

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly keys = (): readonly string[] => this.#keys;

  end(key: string): void {
    this.#keys = this.#keys.filter((each) => each !== key);
    for (const listener of this.#listeners) listener();
  }
}

export interface KeeperParts<Content> {
  /** Where: one of a browser's people, template and editor. */
  key: string;
  /** Whether it can be worked with: null where not. */
  read: (content: unknown) => Content | null;
}

/** Each visit keeps under a key of its own: two tabs of one person never overwrite each other. */
export class DraftKeeper<Content> {
  readonly parts: KeeperParts<Content>;
  readonly #own: string;
  #takenKey: string | null = null;

  constructor(parts: KeeperParts<Content>) {
    this.parts = parts;
    this.#own = `${parts.key}.${crypto.randomUUID()}`;
  }

  keep(version: number, content: Content, base: Content | null, sent: SentDraft<Content> | null = null): void {
    const kept: KeptDraft<Content> = { version, content, base, sent, keptAt: new Date().toISOString() };
    // Full or forbidden: rather without what was sent, then without what to merge by; saving to the server goes on
    // all the same.
    const ways = [kept, { ...kept, sent: null }, { ...kept, base: null, sent: null }];
    if (ways.some((way) => writeKept(this.#own, way))) {
      inPage.delete(this.#own);
      this.#forgetTaken();
    } else inPage.set(this.#own, kept);
  }

  forget(): void {
    forgetDraft(this.#own);
    this.#forgetTaken();
  }

  /** Where others kept something for this one's editor. */
  others(): string[] {
    const { key: place } = this.parts;
    // Both may have it: what there was no room for lies in the page beside what was kept there before.
    return [...new Set([...keptKeys(place), ...inPage.keys()])].filter(
      (key) => key.startsWith(place) && key !== this.#own,
    );
  }

  /** What was kept there is this visit's from now on; it stays there until this visit keeps it itself. */
  take(key: string): void {
    this.#forgetTaken();
    this.#takenKey = key;
  }

  #forgetTaken(): void {
    if (this.#takenKey !== null) forgetDraft(this.#takenKey);
    this.#takenKey = null;
  }
}
