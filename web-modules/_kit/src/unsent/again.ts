export const RETRY_MS = [2000, 5000, 10_000, 20_000, 30_000] as const;

/** Work that is never done twice at once, and again by itself as long as it takes. */
export class Again {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Now, unless it is under way already. */
  run(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#running ??= this.#start();
    return this.#running;
  }

  /** Once what is under way has come to its end. */
  async settled(): Promise<void> {
    await this.#running;
  }

  runIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.run(), ms);
  }

  /** It failed for a reason that may pass: the pauses grow. */
  retry(): void {
    this.runIn(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0);
    this.#failures += 1;
  }

  /** It went well, or there is reason to hope so: the next pause is the shortest again. */
  worked(): void {
    this.#failures = 0;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #start(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#work().finally(() => {
      this.#running = null;
    });
  }
}
