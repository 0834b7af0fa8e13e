/** Who wants to know when one thing of many changes: 1,000 fields on a page must not draw for one keystroke. */
export class Subscriptions {
  readonly #listeners = new Map<string, Set<() => void>>();

  subscribe(id: string, listener: () => void): () => void {
    let listeners = this.#listeners.get(id);
    if (!listeners) {
      listeners = new Set();
      this.#listeners.set(id, listeners);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  notify(ids: Iterable<string>): void {
    for (const id of new Set(ids)) for (const listener of this.#listeners.get(id) ?? []) listener();
  }
}
