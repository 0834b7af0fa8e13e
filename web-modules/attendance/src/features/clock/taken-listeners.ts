/** Who is told, and waited for, when the service has taken some. */
export class TakenListeners {
  readonly #listeners = new Set<() => Promise<void>>();

  readonly add = (listener: () => Promise<void>): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = async (): Promise<void> => {
    await Promise.allSettled([...this.#listeners].map((listener) => listener()));
  };
}
