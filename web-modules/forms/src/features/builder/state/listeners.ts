/** Listeners by what they listen to. */
export class Listeners {
  readonly #byKey = new Map<string, Set<() => void>>();

  add(key: string, listener: () => void): () => void {
    const known = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0 && this.#byKey.get(key) === known) this.#byKey.delete(key);
    };
  }

  tell(key: string): void {
    for (const listener of [...(this.#byKey.get(key) ?? [])]) listener();
  }
}
