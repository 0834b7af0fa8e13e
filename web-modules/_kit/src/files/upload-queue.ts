import { type FileCarrier, isRefusedForGood, NotNow } from "./carrier";

export interface PendingUpload {
  readonly fileId: string;
  /** Whose file it is: a field, a request. */
  readonly place: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it did not arrive just now; it is tried again by itself. */
  readonly waitsFor: Error | null;
  /** Why it did not arrive; somebody has to decide. */
  readonly error: Error | null;
}

type Done<Stored> = (stored: Stored) => void;

interface Work<Stored> {
  done: Done<Stored>;
  abort: AbortController;
  isKept: Promise<void>;
  /** How often in a row it was not the moment. */
  failures: number;
}

const NONE: readonly PendingUpload[] = [];
const ACROSS_AT_ONCE = 2;
const REST_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;
const BEGUN = { progress: 0, waitsFor: null, error: null } as const;

/**
 * Files on their way. It outlives what shows them: whoever turns to another page of a form or closes a pane loses
 * nothing. Few at once, for a site's network is slow and several half files help nobody. One that can't be sent just now
 * makes room for those behind it while it waits for its next try.
 */
export class UploadQueue<Stored> {
  readonly #newId: () => string;
  #carrier: FileCarrier<Stored> | null = null;
  readonly #pending = new Map<string, readonly PendingUpload[]>();
  readonly #work = new Map<string, Work<Stored>>();
  readonly #listeners = new Set<() => void>();
  #waiting: string[] = [];
  readonly #paused = new Map<string, ReturnType<typeof setTimeout>>();
  #running = 0;
  #isLeft = false;
  /** Its own: a queue that is empty must not take away what another one asks. */
  readonly #warn = (event: BeforeUnloadEvent) => event.preventDefault();

  constructor(newId: () => string = () => crypto.randomUUID()) {
    this.#newId = newId;
  }

  /** How files travel from now on. Returns how to leave: what is under way stops, and stays kept for the next visit. */
  sendBy(carrier: FileCarrier<Stored> | null): () => void {
    this.#carrier = carrier;
    this.#isLeft = false;
    const online = () => this.#endRests();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      this.#isLeft = true;
      for (const timer of this.#paused.values()) clearTimeout(timer);
      for (const { abort } of this.#work.values()) abort.abort();
      this.#paused.clear();
      this.#waiting = [];
      this.#work.clear();
      this.#pending.clear();
      this.#tell();
    };
  }

  /** False where a form is only looked at: nothing can be added. */
  get canSend(): boolean {
    return this.#carrier !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until something of that place changes. */
  readonly of = (place: string): readonly PendingUpload[] => this.#pending.get(place) ?? NONE;

  /** How many files of any place are on their way, or have failed and wait for a decision. */
  readonly count = (): number => this.#work.size;

  get isBusy(): boolean {
    return this.#work.size > 0;
  }

  add(place: string, file: File, done: Done<Stored>): string {
    const fileId = this.#newId();
    this.#put({ fileId, place, file }, done, this.#keep(place, fileId, file));
    this.#enqueue(fileId);
    return fileId;
  }

  /** A file that an earlier visit left behind goes on under its id. */
  resume(place: string, fileId: string, file: File, done: Done<Stored>): void {
    if (this.#work.has(fileId)) return;
    this.#put({ fileId, place, file }, done, Promise.resolve());
    this.#enqueue(fileId);
  }

  /**
   * The one file of its place, which is still being made: it takes the place of what is on its way, and goes once
   * nothing newer came for a while. Kept it is at once.
   */
  replace(place: string, file: File, done: Done<Stored>, pauseMs: number): string {
    const before = this.of(place);
    const fileId = this.#newId();
    const isKept = this.#keep(place, fileId, file);
    this.#put({ fileId, place, file }, done, isKept);
    // The newer one is safe before the older one is given up.
    for (const older of before) this.#drop(older, isKept);
    this.#pause(fileId, pauseMs);
    return fileId;
  }

  /** At once, and with the same id: what did arrive after all is not stored twice. */
  retry(place: string, fileId: string): void {
    if (!this.#work.has(fileId)) return;
    clearTimeout(this.#paused.get(fileId));
    this.#paused.delete(fileId);
    this.#change(place, fileId, BEGUN);
    this.#enqueue(fileId);
  }

  remove(place: string, fileId: string): void {
    const pending = this.of(place).find((each) => each.fileId === fileId);
    if (pending) this.#drop(pending, this.#work.get(fileId)?.isKept);
  }

  /** Sends at once what still paused; tells whether everything has arrived before the patience ends. */
  async finish(patienceMs: number): Promise<boolean> {
    for (const fileId of [...this.#paused.keys()]) this.#resumePaused(fileId);
    const isOver = () => this.#all().every(({ error }) => error !== null);
    if (!isOver())
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => isOver() && end());
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

  #all(): PendingUpload[] {
    return [...this.#pending.values()].flat();
  }

  #keep(place: string, fileId: string, file: File): Promise<void> {
    return this.#carrier?.keep?.(file, place, fileId) ?? Promise.resolve();
  }

  #put(upload: Pick<PendingUpload, "fileId" | "place" | "file">, done: Done<Stored>, isKept: Promise<void>): void {
    const { place, fileId } = upload;
    this.#work.set(fileId, { done, abort: new AbortController(), isKept, failures: 0 });
    this.#set(place, [...this.of(place), { ...upload, ...BEGUN }]);
  }

  #drop({ place, fileId }: PendingUpload, after: Promise<void> | undefined): void {
    const carrier = this.#carrier;
    this.#work.get(fileId)?.abort.abort();
    clearTimeout(this.#paused.get(fileId));
    this.#paused.delete(fileId);
    void after?.then(() => carrier?.forget?.(fileId));
    this.#forget(place, fileId);
  }

  #pause(fileId: string, ms: number): void {
    this.#paused.set(
      fileId,
      setTimeout(() => this.#resumePaused(fileId), ms),
    );
  }

  /** Behind all that wait already: two files that nobody takes must not hold up the others. */
  #rest(fileId: string, work: Work<Stored>, atLeastMs: number): void {
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
      const pending = this.#all().find((each) => each.fileId === fileId);
      const work = this.#work.get(fileId);
      if (!pending || !work) continue;
      this.#running += 1;
      void this.#run(pending, work).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run({ fileId, place, file }: PendingUpload, work: Work<Stored>): Promise<void> {
    const { done, abort, isKept } = work;
    const { signal } = abort;
    const carrier = this.#carrier;
    const onProgress = (progress: number) => {
      if (!signal.aborted) this.#change(place, fileId, { progress: Math.min(1, progress) });
    };
    try {
      if (!carrier) throw new Error("Nothing can be uploaded here");
      await isKept;
      const stored = await carrier.send(file, place, onProgress, { fileId, signal });
      if (signal.aborted) return;
      done(stored);
      // Not before whoever added it has it: from then on that is kept instead.
      void carrier.forget?.(fileId);
      this.#forget(place, fileId);
    } catch (reason) {
      if (signal.aborted) return;
      if (reason instanceof NotNow) {
        const waitsFor = reason.cause instanceof Error ? reason.cause : reason;
        this.#change(place, fileId, { progress: 0, waitsFor });
        this.#rest(fileId, work, reason.waitMs);
        return;
      }
      const error = reason instanceof Error ? reason : new Error(String(reason));
      this.#change(place, fileId, { progress: 0, waitsFor: null, error });
    }
  }

  #change(place: string, fileId: string, change: Partial<PendingUpload>): void {
    this.#set(
      place,
      this.of(place).map((each) => (each.fileId === fileId ? { ...each, ...change } : each)),
    );
  }

  #forget(place: string, fileId: string): void {
    this.#work.delete(fileId);
    this.#set(
      place,
      this.of(place).filter((each) => each.fileId !== fileId),
    );
  }

  #set(place: string, pending: readonly PendingUpload[]): void {
    this.#pending.set(place, pending);
    this.#tell();
  }

  #tell(): void {
    this.#guard();
    for (const listener of this.#listeners) listener();
  }

  /** Files that may still arrive and are kept nowhere lie in this page alone. */
  #guard(): void {
    const isAtRisk = !this.#carrier?.keep && this.#all().some(({ error }) => !isRefusedForGood(error));
    if (isAtRisk) window.addEventListener("beforeunload", this.#warn);
    else window.removeEventListener("beforeunload", this.#warn);
  }
}
