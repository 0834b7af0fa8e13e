import { newId } from "../body/create";
import { type FileValue, fileValue, NotNow, type Uploader } from "./files";
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

interface Work {
  done: Done;
  abort: AbortController;
  isKept: Promise<void>;
  /** How often in a row it was not the moment. */
  failures: number;
}

const NONE: readonly PendingUpload[] = [];
const ANY = "";
const ACROSS_AT_ONCE = 2;
const REST_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;

/**
 * Files on their way. It outlives the fields on the screen: whoever turns to another page of the form loses nothing.
 * Each is kept in the browser the moment it is added. Few at once, for a site's network is slow and several half files
 * help nobody. One that can't be sent just now makes room for those behind it while it waits for its next try.
 */
export class UploadQueue {
  readonly #store: FillStore;
  #uploader: Uploader | null = null;
  readonly #pending = new Map<string, readonly PendingUpload[]>();
  readonly #work = new Map<string, Work>();
  readonly #subscriptions = new Subscriptions();
  #waiting: string[] = [];
  readonly #paused = new Map<string, ReturnType<typeof setTimeout>>();
  #running = 0;
  #isLeft = false;

  constructor(store: FillStore) {
    this.#store = store;
  }

  /** How files travel from now on. Returns how to leave: what is under way stops, and stays kept for the next visit. */
  sendBy(uploader: Uploader | null): () => void {
    this.#uploader = uploader;
    this.#isLeft = false;
    const online = () => this.#endRests();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      this.#isLeft = true;
      for (const timer of this.#paused.values()) clearTimeout(timer);
      for (const { abort } of this.#work.values()) abort.abort();
      const fieldIds = [...this.#pending.keys()];
      this.#paused.clear();
      this.#waiting = [];
      this.#work.clear();
      this.#pending.clear();
      this.#subscriptions.notify([...fieldIds, ANY]);
    };
  }

  /** False where a form is only looked at: nothing can be added. */
  get canSend(): boolean {
    return this.#uploader !== null;
  }

  readonly subscribe = (fieldId: string, listener: () => void) => this.#subscriptions.subscribe(fieldId, listener);

  readonly of = (fieldId: string): readonly PendingUpload[] => this.#pending.get(fieldId) ?? NONE;

  readonly subscribeAll = (listener: () => void) => this.#subscriptions.subscribe(ANY, listener);

  /** How many files of any field are on their way, or have failed and wait for a decision. */
  readonly count = (): number => this.#work.size;

  get isBusy(): boolean {
    return this.#work.size > 0;
  }

  add(fieldId: string, file: File, done: Done): string {
    const fileId = newId();
    this.#put({ fileId, fieldId, file }, done, this.#keep(fieldId, fileId, file));
    this.#enqueue(fileId);
    return fileId;
  }

  /** A file that an earlier visit left behind goes on under its id. */
  resume(fieldId: string, fileId: string, file: File, done: Done): void {
    if (this.#work.has(fileId)) return;
    this.#put({ fileId, fieldId, file }, done, Promise.resolve());
    this.#enqueue(fileId);
  }

  /**
   * The field's one file, which is still being made: it takes the place of what is on its way, and goes once nothing
   * newer came for a while. Kept it is at once.
   */
  replace(fieldId: string, file: File, done: Done, pauseMs: number): string {
    const before = this.of(fieldId);
    const fileId = newId();
    const isKept = this.#keep(fieldId, fileId, file);
    this.#put({ fileId, fieldId, file }, done, isKept);
    // The newer one is safe before the older one is given up.
    for (const older of before) this.#drop(older, isKept);
    this.#pause(fileId, pauseMs);
    return fileId;
  }

  /** With the same id: what did arrive after all is not stored twice. */
  retry(fieldId: string, fileId: string): void {
    this.#change(fieldId, fileId, { progress: 0, error: null });
    this.#enqueue(fileId);
  }

  remove(fieldId: string, fileId: string): void {
    const pending = this.of(fieldId).find((each) => each.fileId === fileId);
    if (pending) this.#drop(pending, this.#work.get(fileId)?.isKept);
  }

  /** Sends at once what still paused; tells whether everything has arrived before the patience ends. */
  async finish(patienceMs: number): Promise<boolean> {
    for (const fileId of [...this.#paused.keys()]) this.#resumePaused(fileId);
    const isOver = () => [...this.#pending.values()].flat().every(({ error }) => error !== null);
    if (!isOver())
      await new Promise<void>((resolve) => {
        const stop = this.subscribeAll(() => isOver() && end());
        const timer = setTimeout(() => end(), patienceMs);
        const end = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
      });
    // What was left behind has not arrived.
    return !this.isBusy && !this.#isLeft;
  }

  #keep(fieldId: string, fileId: string, file: File): Promise<void> {
    return this.#uploader?.keep(file, fieldId, fileId) ?? Promise.resolve();
  }

  #put(upload: Pick<PendingUpload, "fileId" | "fieldId" | "file">, done: Done, isKept: Promise<void>): void {
    const { fieldId, fileId } = upload;
    this.#work.set(fileId, { done, abort: new AbortController(), isKept, failures: 0 });
    this.#set(fieldId, [...this.of(fieldId), { ...upload, progress: 0, error: null }]);
  }

  #drop({ fieldId, fileId }: PendingUpload, after: Promise<void> | undefined): void {
    const uploader = this.#uploader;
    this.#work.get(fileId)?.abort.abort();
    clearTimeout(this.#paused.get(fileId));
    this.#paused.delete(fileId);
    void after?.then(() => uploader?.forget(fileId));
    this.#forget(fieldId, fileId);
  }

  #pause(fileId: string, ms: number): void {
    this.#paused.set(
      fileId,
      setTimeout(() => this.#resumePaused(fileId), ms),
    );
  }

  /** Behind all that wait already: two files that nobody takes must not hold up the others. */
  #rest(fileId: string, work: Work, atLeastMs: number): void {
    const ms = REST_MS[Math.min(work.failures, REST_MS.length - 1)] ?? 0;
    work.failures += 1;
    this.#pause(fileId, Math.max(ms, atLeastMs));
  }

  /** The network is back: whatever rests for want of it is worth a try. */
  #endRests(): void {
    for (const fileId of [...this.#paused.keys()]) if (this.#work.get(fileId)?.failures) this.#resumePaused(fileId);
  }

  #resumePaused(fileId: string): void {
    clearTimeout(this.#paused.get(fileId));
    if (this.#paused.delete(fileId)) this.#enqueue(fileId);
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
      const work = this.#work.get(fileId);
      if (!pending || !work) continue;
      this.#running += 1;
      void this.#run(pending, work).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run({ fileId, fieldId, file }: PendingUpload, work: Work): Promise<void> {
    const { done, abort, isKept } = work;
    const { signal } = abort;
    const uploader = this.#uploader;
    const onProgress = (progress: number) => this.#change(fieldId, fileId, { progress: Math.min(1, progress) });
    try {
      if (!uploader) throw new Error("Nothing can be uploaded here");
      await isKept;
      const stored = await uploader.send(file, fieldId, onProgress, { fileId, signal });
      if (signal.aborted) return;
      this.#store.addFiles([{ url: null, thumbnailUrl: null, ...stored }]);
      done(fileValue(stored));
      // Not before the value speaks of it: from then on that is kept instead.
      void uploader.forget(fileId);
      this.#forget(fieldId, fileId);
    } catch (reason) {
      if (signal.aborted) return;
      if (reason instanceof NotNow) {
        this.#change(fieldId, fileId, { progress: 0 });
        this.#rest(fileId, work, reason.waitMs);
        return;
      }
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
    this.#subscriptions.notify([fieldId, ANY]);
  }
}
