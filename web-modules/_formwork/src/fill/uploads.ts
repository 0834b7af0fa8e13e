import { newId } from "../body/create";
import { type FileValue, fileValue, type UploadFile } from "./files";
import type { FillStore } from "./store";
import { Subscriptions } from "./subscriptions";

export interface PendingUpload {
  readonly fileId: string;
  readonly fieldId: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error: Error | null;
}

type Done = (stored: FileValue) => void;

const NONE: readonly PendingUpload[] = [];
const ACROSS_AT_ONCE = 2;

/**
 * Files on their way. It outlives the fields on the screen: whoever turns to another page of the form loses nothing.
 * Few at once, for a site's network is slow and several half files help nobody.
 */
export class UploadQueue {
  readonly #store: FillStore;
  #upload: UploadFile | null = null;
  readonly #pending = new Map<string, readonly PendingUpload[]>();
  readonly #work = new Map<string, { done: Done; abort: AbortController }>();
  readonly #subscriptions = new Subscriptions();
  readonly #waiting: string[] = [];
  #running = 0;

  constructor(store: FillStore) {
    this.#store = store;
  }

  /** How files travel from now on; whoever draws may hand in a new function each time. */
  sendBy(upload: UploadFile | null): void {
    this.#upload = upload;
  }

  readonly subscribe = (fieldId: string, listener: () => void) => this.#subscriptions.subscribe(fieldId, listener);

  readonly of = (fieldId: string): readonly PendingUpload[] => this.#pending.get(fieldId) ?? NONE;

  /** Whether files of any field are on their way, or have failed and wait for a decision. */
  get isBusy(): boolean {
    return [...this.#pending.values()].some((pending) => pending.length > 0);
  }

  add(fieldId: string, file: File, done: Done): void {
    const fileId = newId();
    this.#work.set(fileId, { done, abort: new AbortController() });
    this.#set(fieldId, [...this.of(fieldId), { fileId, fieldId, file, progress: 0, error: null }]);
    this.#enqueue(fileId);
  }

  /** With the same id: what did arrive after all is not stored twice. */
  retry(fieldId: string, fileId: string): void {
    this.#change(fieldId, fileId, { progress: 0, error: null });
    this.#enqueue(fileId);
  }

  remove(fieldId: string, fileId: string): void {
    this.#work.get(fileId)?.abort.abort();
    this.#forget(fieldId, fileId);
  }

  #enqueue(fileId: string): void {
    this.#waiting.push(fileId);
    this.#next();
  }

  #next(): void {
    while (this.#running < ACROSS_AT_ONCE) {
      const fileId = this.#waiting.shift();
      if (fileId === undefined) return;
      const pending = [...this.#pending.values()].flat().find((each) => each.fileId === fileId);
      if (!pending) continue;
      this.#running += 1;
      void this.#run(pending).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run({ fileId, fieldId, file }: PendingUpload): Promise<void> {
    const work = this.#work.get(fileId);
    if (!work) return;
    const onProgress = (progress: number) => this.#change(fieldId, fileId, { progress: Math.min(1, progress) });
    try {
      const { signal } = work.abort;
      if (!this.#upload) throw new Error("Nothing can be uploaded here");
      const stored = await this.#upload(file, fieldId, onProgress, { fileId, signal });
      if (signal.aborted) return;
      this.#store.addFiles([{ url: null, thumbnailUrl: null, ...stored }]);
      work.done(fileValue(stored));
      this.#forget(fieldId, fileId);
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      this.#change(fieldId, fileId, { progress: 0, error });
    }
  }

  #change(fieldId: string, fileId: string, change: Partial<PendingUpload>): void {
    this.#set(
      fieldId,
      this.of(fieldId).map((each) => (each.fileId === fileId ? { ...each, ...change } : each)),
    );
  }

  #forget(fieldId: string, fileId: string): void {
    this.#work.delete(fileId);
    this.#set(
      fieldId,
      this.of(fieldId).filter((each) => each.fileId !== fileId),
    );
  }

  #set(fieldId: string, pending: readonly PendingUpload[]): void {
    this.#pending.set(fieldId, pending);
    this.#subscriptions.notify([fieldId]);
  }
}
