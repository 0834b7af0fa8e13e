import { Again, type ApiError, isApiError, mayPass, onKeptElsewhere } from "@groundwork/kit";
import type { Schemas } from "../records/api";
import {
  type Kept,
  type KeptEntry,
  type KeptKind,
  type KeptPunch,
  KeptPunches,
  keptOf,
  type Whose,
} from "./kept-punches";

/** What goes to the service together. */
export interface PunchBatch<P extends KeptPunch> extends Omit<Schemas["PunchesCreate"], "punches"> {
  punches: (Omit<P, "counted"> & { elapsedMs: number | null })[];
}

export type SendPunches<P extends KeptPunch = KeptPunch> = (
  body: PunchBatch<P>,
  options: { idempotencyKey: string },
) => Promise<Schemas["PunchVerdicts"]>;

export interface OutboxState<P extends KeptPunch = KeptPunch> extends Kept<P> {
  /** Taken by the service; what it says of the day does not have them yet. */
  settling: readonly P[];
  phase: "idle" | "sending" | "offline" | "signedOut" | "failed";
  /** False: the browser has no room, so that leaving the page would lose what was pressed. */
  isKept: boolean;
}

export interface OutboxParts<P extends KeptPunch> {
  kind: KeptKind<P>;
  whose: Whose;
  deviceId: string;
  send: SendPunches<P>;
  /** As many as the service takes at once. */
  most: number;
  /** When the service has taken some: done once what it says was read anew. */
  onTaken: () => Promise<void>;
}

/** A little longer than a place is looked for: the page that looks may be gone. */
const LOCATING_MS = 10_000;

const isOfItsShape = (error: unknown): error is ApiError => isApiError(error) && error.httpStatus === 422;

/** Punches on their way: kept in the browser first, sent in their order, sent again as long as it takes. */
export class PunchOutbox<P extends KeptPunch = KeptPunch> {
  readonly #parts: OutboxParts<P>;
  readonly #kept: KeptPunches<P>;
  readonly #listeners = new Set<() => void>();
  /** Refused together with others: which of them is at fault is known once each went by itself. */
  readonly #suspects = new Set<string>();
  readonly #again = new Again(() => this.#sendAll());
  readonly #stopListening: () => void;
  #state: OutboxState<P>;

  constructor(parts: OutboxParts<P>) {
    this.#parts = parts;
    this.#kept = new KeptPunches(parts.whose, parts.kind);
    this.#state = { ...keptOf(this.#kept.entries()), settling: [], phase: "idle", isKept: true };
    this.#stopListening = onKeptElsewhere(this.#kept.prefix, () => this.#changedElsewhere());
  }

  readonly state = (): OutboxState<P> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Pressed now. Where the device was may be known a moment later; the press itself waits for nothing. */
  async put(punches: readonly P[], position: Promise<KeptPunch["position"]>): Promise<void> {
    this.#kept.add(punches, Date.now() + LOCATING_MS);
    this.#read();
    const found = await position;
    for (const { punchId } of punches)
      this.#kept.change(punchId, ({ punch }) => ({ punch: { ...punch, position: found }, locatingUntil: 0 }));
    this.#read();
    this.wake();
  }

  /** The person has put it right. */
  sendAgain(punchId: string, note: string): void {
    this.#kept.change(punchId, ({ punch }) => ({ punch: { ...punch, note }, reason: null }));
    this.#read();
    this.wake();
  }

  /** The person has read why it was refused. */
  forget(punchId: string): void {
    this.#kept.forget(punchId);
    this.#read();
  }

  readonly wake = (): void => {
    this.#again.worked();
    void this.flush();
  };

  async flush(): Promise<void> {
    await this.#again.run();
    // Pressed while the last ones were just taken.
    if (this.#state.phase === "idle" && !this.#again.isClosed && this.#next().length > 0) await this.flush();
  }

  close(): void {
    this.#again.close();
    this.#stopListening();
  }

  /** In their order: none goes before one that was pressed earlier. */
  #next(): readonly P[] {
    const { most } = this.#parts;
    const unsent = this.#unsent();
    const locating = unsent.findIndex(isLocating);
    const ready = unsent.slice(0, locating < 0 ? most : Math.min(locating, most)).map(({ punch }) => punch);
    const suspect = ready.findIndex(({ punchId }) => this.#suspects.has(punchId));
    return suspect < 0 ? ready : ready.slice(0, Math.max(suspect, 1));
  }

  #unsent(): KeptEntry<P>[] {
    return this.#kept.entries().filter(({ reason }) => reason === null);
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next.length > 0; next = this.#next()) {
      this.#become({ phase: "sending" });
      try {
        const { verdicts } = await this.#parts.send(bodyOf(next, this.#parts), {
          idempotencyKey: crypto.randomUUID(),
        });
        if (this.#again.isClosed) return;
        this.#taken(next, verdicts);
      } catch (error) {
        if (this.#again.isClosed) return;
        if (!isOfItsShape(error)) return this.#failed(error);
        this.#refused(next, error);
      }
    }
    this.#become({ phase: "idle" });
    const until = Math.max(
      ...this.#unsent()
        .filter(isLocating)
        .map((each) => each.locatingUntil),
    );
    if (until > 0) this.#again.runIn(until - Date.now());
  }

  #taken(sent: readonly P[], verdicts: Schemas["PunchVerdicts"]["verdicts"]): void {
    this.#again.worked();
    const byId = new Map(verdicts.map((each) => [each.punchId, each]));
    const isRefused = ({ punchId }: P) => byId.get(punchId)?.verdict === "refused";
    this.#settle(sent.filter((punch) => !isRefused(punch)));
    for (const punch of sent) {
      this.#suspects.delete(punch.punchId);
      if (isRefused(punch)) this.#refuse(punch, byId.get(punch.punchId)?.reason ?? "");
      else this.#kept.forget(punch.punchId);
    }
    this.#read();
  }

  /** One that can't be taken as it is holds up no others. */
  #refused(sent: readonly P[], error: ApiError): void {
    const [only, ...more] = sent;
    if (only && more.length === 0) {
      this.#suspects.delete(only.punchId);
      this.#refuse(only, error.fieldErrors[0]?.message ?? error.message);
      this.#read();
    } else for (const { punchId } of sent) this.#suspects.add(punchId);
  }

  #refuse({ punchId }: P, reason: string): void {
    this.#kept.change(punchId, () => ({ reason }));
  }

  /** Else the day would seem to be as it was before the press, for a moment. */
  #settle(taken: readonly P[]): void {
    this.#become({ settling: [...this.#state.settling, ...taken] });
    void this.#parts.onTaken().finally(() => {
      this.#become({ settling: this.#state.settling.filter((each) => !taken.includes(each)) });
    });
  }

  #failed(error: unknown): void {
    const isPassing = isApiError(error) && mayPass(error);
    const isSignedOut = isApiError(error) && error.httpStatus === 401;
    this.#become({ phase: isSignedOut ? "signedOut" : isPassing ? "offline" : "failed" });
    // Whatever it is: a press that happened is never given up.
    this.#again.retry();
  }

  #changedElsewhere(): void {
    const before = this.#state.punches;
    this.#read();
    const kept = new Set(this.#kept.entries().map(({ punch }) => punch.punchId));
    const taken = before.filter(({ punchId }) => !kept.has(punchId));
    if (taken.length > 0) this.#settle(taken);
    void this.flush();
  }

  #read(): void {
    this.#become({ ...keptOf(this.#kept.entries()), isKept: this.#kept.isKept });
  }

  #become(change: Partial<OutboxState<P>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What lies further ahead was written by a clock that was put back since. */
function isLocating({ locatingUntil }: KeptEntry): boolean {
  const left = locatingUntil - Date.now();
  return left > 0 && left <= LOCATING_MS;
}

function bodyOf<P extends KeptPunch>(punches: readonly P[], { whose, deviceId }: OutboxParts<P>): PunchBatch<P> {
  return {
    groupId: whose.groupId,
    deviceId,
    sentAt: new Date().toISOString(),
    punches: punches.map(({ counted, ...punch }) => ({
      ...punch,
      elapsedMs: counted.origin === performance.timeOrigin ? Math.round(performance.now() - counted.at) : null,
    })),
  };
}
