import type { SavedState } from "@groundwork/formwork";
import { Again, isApiError, mayPass, Watched } from "@groundwork/kit";
import type { Schemas } from "../../../schemas";
import { attemptOf, isSame } from "./attempt";
import type { KeptEntry, KeptStep, SaveAttempt } from "./kept-step";
import { type Conflict, type OutboxState, STUCK } from "./state";

export type StepSaved = Schemas["StepSaved"];

export type SendStep = (body: Schemas["StepSave"], options: { idempotencyKey: string }) => Promise<StepSaved>;

export const PAUSE_MS = 600;
/** Who never pauses is saved all the same. */
export const LONGEST_MS = 4000;

interface Entry extends KeptEntry {
  /** What the service has against it; not sent again before it is changed. */
  complaint: string | null;
}

export interface OutboxParts {
  kept: KeptStep;
  title: string;
  /** The revisions that are on the screen. */
  revisions: Readonly<Record<string, number>>;
  send: SendStep;
}

/**
 * What is entered in one step on its way to the service: kept in the browser first, sent field by field a moment
 * later, sent again by itself as long as it takes. It knows nothing of the screen and outlives it.
 */
export class Outbox extends Watched<OutboxState> {
  readonly #parts: OutboxParts;
  #sendStep: SendStep;
  readonly #entries = new Map<string, Entry>();
  readonly #revisions: Map<string, number>;
  readonly #brought = new Map<string, { value: unknown; revision: number }>();
  readonly #conflicts = new Map<string, Conflict>();
  readonly #theirsListeners = new Set<(fieldId: string, value: unknown) => void>();
  #attempt: SaveAttempt | null;
  readonly #again = new Again(() => this.#send());
  #waitsSince = 0;

  constructor(parts: OutboxParts) {
    super({ phase: "saved", unsent: 0, conflicts: [], refusal: null, savedAt: null, others: [], isKept: true });
    this.#parts = parts;
    this.#sendStep = parts.send;
    this.#revisions = new Map(Object.entries(parts.revisions));
    const kept = parts.kept.read();
    this.#attempt = kept?.attempt ?? null;
    for (const [fieldId, entry] of Object.entries(kept?.entries ?? {}))
      this.#entries.set(fieldId, { ...entry, complaint: null });
    if (this.#hasWork()) this.become({ phase: "waiting" });
  }

  get submissionId(): string {
    return this.#parts.kept.place.submissionId;
  }

  /** Told when the person chose somebody else's value. */
  readonly onTheirs = (listener: (fieldId: string, value: unknown) => void): (() => void) => {
    this.#theirsListeners.add(listener);
    return () => this.#theirsListeners.delete(listener);
  };

  /** What is not confirmed yet, by field. */
  unsent(): Record<string, unknown> {
    return Object.fromEntries([...this.#entries].map(([fieldId, { value }]) => [fieldId, value]));
  }

  /** What it brought to the service after these revisions were read there. */
  newerThan(revisions: Readonly<Record<string, number>>): Record<string, unknown> {
    const newer = [...this.#brought].filter(([fieldId, { revision }]) => revision > (revisions[fieldId] ?? 0));
    return Object.fromEntries(newer.map(([fieldId, { value }]) => [fieldId, value]));
  }

  isUnsent(fieldId: string): boolean {
    return this.#entries.has(fieldId);
  }

  complaint(fieldId: string): string | null {
    return this.#entries.get(fieldId)?.complaint ?? null;
  }

  savedState(fieldId: string): SavedState {
    const entry = this.#entries.get(fieldId);
    if (!entry) return "saved";
    if (entry.complaint !== null || this.#conflicts.has(fieldId) || this.state().phase === "refused") return "failed";
    const isUnderWay = this.state().phase === "sending" && this.#attempt !== null && fieldId in this.#attempt.values;
    return isUnderWay ? "saving" : "unsaved";
  }

  /** What the person entered. */
  put(values: Readonly<Record<string, unknown>>): void {
    for (const [fieldId, value] of Object.entries(values)) {
      const revision = this.#entries.get(fieldId)?.revision ?? this.revision(fieldId);
      this.#entries.set(fieldId, { value, revision, complaint: null });
    }
    this.#keep();
    if (this.state().phase === "saved" || this.state().phase === "waiting") {
      const now = Date.now();
      if (this.state().phase === "saved") this.#waitsSince = now;
      this.#again.runIn(Math.min(PAUSE_MS, Math.max(0, this.#waitsSince + LONGEST_MS - now)));
      this.become({ phase: "waiting" });
    } else this.become({});
  }

  revision(fieldId: string): number {
    return this.#revisions.get(fieldId) ?? 0;
  }

  /** A newer revision is on the screen, of a field that nobody changed here. */
  see(fieldId: string, revision: number): void {
    this.#revisions.set(fieldId, revision);
  }

  /** Sends everything now; tells whether the service has it all. */
  async flush(): Promise<boolean> {
    this.#again.worked();
    await this.#again.settled();
    while (this.#hasWork() && !this.#again.isClosed) {
      await this.#again.run();
      if (STUCK.has(this.state().phase)) return false;
    }
    return this.#entries.size === 0;
  }

  /** The network may be back: no need to wait any longer. */
  readonly wake = (): void => {
    if (this.state().phase === "refused" || !this.#hasWork()) return;
    this.#again.worked();
    this.#again.runIn(0);
  };

  /** By what stands for the person now: a guest's pass runs out, and they show who they are anew. */
  sendBy(send: SendStep): void {
    if (send === this.#sendStep) return;
    this.#sendStep = send;
    this.wake();
  }

  /** Whose value of the field counts. Mine is sent upon theirs, so that both stay in the history. */
  choose(fieldId: string, whose: "mine" | "theirs"): void {
    const conflict = this.#conflicts.get(fieldId);
    const entry = this.#entries.get(fieldId);
    if (!conflict) return;
    this.#conflicts.delete(fieldId);
    this.#revisions.set(fieldId, conflict.revision);
    if (whose === "mine" && entry) this.#entries.set(fieldId, { ...entry, revision: conflict.revision });
    else {
      this.#entries.delete(fieldId);
      for (const listener of this.#theirsListeners) listener(fieldId, conflict.value);
    }
    this.#keep();
    this.become({ phase: this.#hasWork() ? "waiting" : "saved" });
    this.wake();
  }

  /** The person gave up what is kept here. */
  discard(): void {
    this.close();
    this.#entries.clear();
    this.#conflicts.clear();
    this.#attempt = null;
    this.#parts.kept.forget();
    this.become({ phase: "saved" });
  }

  close(): void {
    this.#again.close();
  }

  #hasWork(): boolean {
    return this.#attempt !== null || this.#sendable().length > 0;
  }

  #sendable(): [string, Entry][] {
    return [...this.#entries].filter(([id, entry]) => entry.complaint === null && !this.#conflicts.has(id));
  }

  async #send(): Promise<void> {
    if (!this.#hasWork()) return;
    this.#attempt ??= attemptOf(this.#sendable());
    this.#keep();
    this.become({ phase: "sending" });
    const { submissionId, stepId } = this.#parts.kept.place;
    const { idempotencyKey, values, revisions } = this.#attempt;
    try {
      const saved = await this.#sendStep({ submissionId, stepId, values, revisions }, { idempotencyKey });
      this.#taken(this.#attempt, saved);
    } catch (error) {
      this.#failed(this.#attempt, error);
    }
  }

  #taken(attempt: SaveAttempt, saved: StepSaved): void {
    this.#again.worked();
    this.#attempt = null;
    const conflicts = new Map(saved.conflicts.map((each) => [each.fieldId, each]));
    const refused = new Set(saved.refused.map(({ field }) => field));
    this.#blame(attempt, saved.refused);
    for (const [fieldId, value] of Object.entries(attempt.values)) {
      const conflict = conflicts.get(fieldId);
      const entry = this.#entries.get(fieldId);
      if (conflict && entry) this.#conflicts.set(fieldId, conflict);
      if (conflict || refused.has(fieldId)) continue;
      const revision = saved.revisions[fieldId] ?? this.revision(fieldId);
      this.#revisions.set(fieldId, revision);
      this.#brought.set(fieldId, { value, revision });
      if (!entry) continue;
      // Changed while the old value was on its way: the new one builds upon it.
      if (isSame(entry.value, value)) this.#entries.delete(fieldId);
      else this.#entries.set(fieldId, { ...entry, revision });
    }
    this.#keep();
    this.#waitsSince = Date.now();
    // A service of the release before tells of nobody.
    const others = saved.others ?? [];
    this.become({ phase: this.#hasWork() ? "waiting" : "saved", savedAt: saved.savedAt, others, refusal: null });
    if (this.#hasWork()) this.#again.runIn(PAUSE_MS);
  }

  #failed(attempt: SaveAttempt, error: unknown): void {
    if (!isApiError(error)) {
      this.#attempt = null;
      this.become({ phase: "offline" });
      throw error;
    }
    if (mayPass(error)) {
      this.become({ phase: error.httpStatus === 401 ? "signedOut" : "offline" });
      this.#again.retry();
      return;
    }
    this.#attempt = null;
    const blamed = error.fieldErrors.filter(({ field }) => field in attempt.values);
    this.#blame(attempt, blamed);
    this.#keep();
    if (blamed.length === 0) {
      this.become({ phase: "refused", refusal: error });
      return;
    }
    // The others are well and go without it.
    this.become({ phase: this.#hasWork() ? "waiting" : "saved" });
    if (this.#hasWork()) this.#again.runIn(0);
  }

  /** What was changed meanwhile is none the worse for it. */
  #blame(attempt: SaveAttempt, blamed: readonly { field: string; message: string }[]): void {
    for (const { field, message } of blamed) {
      const entry = this.#entries.get(field);
      if (entry && isSame(entry.value, attempt.values[field]))
        this.#entries.set(field, { ...entry, complaint: message });
    }
  }

  #keep(): void {
    const entries = [...this.#entries].map(([id, { value, revision }]) => [id, { value, revision }] as const);
    const { kept, title } = this.#parts;
    const isKept = kept.write({ title, entries: Object.fromEntries(entries), attempt: this.#attempt });
    this.become({ isKept: isKept || entries.length === 0 });
  }

  protected override become(change: Partial<OutboxState>): void {
    super.become({ ...change, unsent: this.#entries.size, conflicts: [...this.#conflicts.values()] });
  }
}
