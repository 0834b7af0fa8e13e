/** Files that must survive a page that is closed right now: a module's own database in the browser, with one store. */
export class FileStore<Kept> {
  readonly #name: string;
  readonly #store: string;
  readonly #key: string & keyof Kept;
  #database: IDBDatabase | null = null;

  constructor(name: string, store: string, key: string & keyof Kept) {
    this.#name = name;
    this.#store = store;
    this.#key = key;
  }

  /** False: the browser has no room, or keeps nothing. */
  async keep(kept: Kept): Promise<boolean> {
    return (await this.#inStore<IDBValidKey>("readwrite", (store) => store.put(kept), "")) !== "";
  }

  async forget(id: string): Promise<void> {
    await this.#inStore<undefined>("readwrite", (store) => store.delete(id), undefined);
  }

  /** Throws where the browser can't read now: that is not the same as "not there". */
  async find(id: string): Promise<Kept | undefined> {
    return this.#look<Kept | undefined>("readonly", (store) => store.get(id));
  }

  async all(): Promise<Kept[]> {
    return this.#inStore<Kept[]>("readonly", (store) => store.getAll(), []);
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.#store, { keyPath: this.#key });
      request.onsuccess = () => {
        this.#database = request.result;
        const closed = () => {
          this.#database = null;
        };
        // Cleared by the person, or wanted by a newer page in another tab.
        request.result.onclose = closed;
        request.result.onversionchange = () => {
          request.result.close();
          closed();
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    });
  }

  #ask<T>(from: IDBDatabase, mode: IDBTransactionMode, asking: (store: IDBObjectStore) => IDBRequest<T>) {
    const transaction = from.transaction(this.#store, mode);
    const request = asking(transaction.objectStore(this.#store));
    // Not when the answer comes: by then a page that is closed right now is gone, and the write with it.
    transaction.commit();
    return new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /** Written in this very moment once the database is open, which it is from the first look into it. */
  async #look<T>(mode: IDBTransactionMode, asking: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.#ask(this.#database ?? (await this.#open()), mode, asking);
  }

  async #inStore<T>(
    mode: IDBTransactionMode,
    asking: (store: IDBObjectStore) => IDBRequest<T>,
    otherwise: T,
  ): Promise<T> {
    try {
      return await this.#look(mode, asking);
    } catch {
      // Full or forbidden: what is kept nowhere else stays with the page.
      return otherwise;
    }
  }
}
