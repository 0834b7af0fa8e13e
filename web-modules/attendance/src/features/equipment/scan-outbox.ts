import { Again, api, isApiError, mayPass, onKeptElsewhere } from "@groundwork/kit";
import { deviceId, type Whose } from "../clock/kept-punches";
import { oneOutbox } from "../clock/one-outbox";
import type { Schemas } from "../records/api";
import { type KeptEntry, type KeptScan, KeptScans } from "./kept-scans";

export type Verdict = Schemas["ScanVerdict"];
export interface Taken {
  scan: KeptScan;
  verdict: Verdict;
}

export interface ScansState {
  waiting: readonly KeptScan[];
  refused: readonly KeptEntry[];
  /** By this page, the newest first. */
  taken: readonly Taken[];
  phase: "idle" | "sending" | "offline" | "signedOut" | "failed";
  /** False: the browser has no room, so that leaving the page would lose what was scanned. */
  isKept: boolean;
}

export type SendScans = (
  body: Schemas["ScansCreate"],
  options: { idempotencyKey: string },
) => Promise<Schemas["ScanVerdicts"]>;

const MOST = 100;
const MOST_SHOWN = 100;

/** Scans on their way: kept in the browser first, sent in their order, sent again as long as it takes. */
export class ScanOutbox {
  readonly whose: Whose;
  readonly #send: SendScans;
  readonly #kept: KeptScans;
  readonly #listeners = new Set<() => void>();
  readonly #again = new Again(() => this.#sendAll());
  readonly #stopListening: () => void;
  /** How many go together: one, while the service finds fault with one of many. */
  #most = MOST;
  #state: ScansState;

  constructor(whose: Whose, send: SendScans) {
    this.whose = whose;
    this.#send = send;
    this.#kept = new KeptScans(whose);
    this.#state = { waiting: [], refused: [], taken: [], phase: "idle", isKept: true };
    this.#read();
    this.#stopListening = onKeptElsewhere(this.#kept.prefix, () => this.#read());
  }

  readonly state = (): ScansState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(scan: KeptScan): void {
    this.#kept.add(scan);
    this.#read();
    this.wake();
  }

  /** The person has read why it was refused. */
  forget(scanId: string): void {
    this.#kept.forget(scanId);
    this.#read();
  }

  readonly wake = (): void => {
    this.#again.worked();
    void this.flush();
  };

  async flush(): Promise<void> {
    await this.#again.run();
    // Scanned while the last ones were just taken.
    if (this.#state.phase === "idle" && !this.#again.isClosed && this.#state.waiting.length > 0) await this.flush();
  }

  close(): void {
    this.#again.close();
    this.#stopListening();
  }

  async #sendAll(): Promise<void> {
    const following = () => this.#state.waiting.slice(0, this.#most);
    for (let next = following(); next.length > 0; next = following()) {
      this.#become({ phase: "sending" });
      try {
        const { verdicts } = await this.#send(bodyOf(next, this.whose), { idempotencyKey: crypto.randomUUID() });
        if (this.#again.isClosed) return;
        this.#settle(next, verdicts);
      } catch (error) {
        if (this.#again.isClosed) return;
        if (isApiError(error) && error.httpStatus === 422) {
          this.#refused(next, error.message);
          continue;
        }
        return this.#failed(error);
      }
    }
    this.#most = MOST;
    this.#become({ phase: "idle" });
  }

  #failed(error: unknown): void {
    const isSignedOut = isApiError(error) && error.httpStatus === 401;
    const isPassing = isApiError(error) && mayPass(error);
    this.#become({ phase: isSignedOut ? "signedOut" : isPassing ? "offline" : "failed" });
    // Whatever it is: a scan that happened is never given up.
    this.#again.retry();
  }

  /** One that can't be taken as it is holds up no others. */
  #refused([first, ...more]: readonly KeptScan[], reason: string): void {
    if (first && more.length === 0) {
      this.#kept.refuse(first.scanId, reason);
      this.#read();
    } else this.#most = 1;
  }

  #settle(sent: readonly KeptScan[], verdicts: readonly Verdict[]): void {
    this.#again.worked();
    const byId = new Map(verdicts.map((each) => [each.scanId, each]));
    const taken: Taken[] = [];
    for (const scan of sent) {
      const verdict = byId.get(scan.scanId);
      if (verdict === undefined || verdict.verdict === "refused") this.#kept.refuse(scan.scanId, verdict?.reason ?? "");
      else {
        this.#kept.forget(scan.scanId);
        taken.unshift({ scan, verdict });
      }
    }
    this.#become({ taken: [...taken, ...this.#state.taken].slice(0, MOST_SHOWN) });
    this.#read();
  }

  #read(): void {
    const entries = this.#kept.entries();
    this.#become({
      waiting: entries.filter(({ reason }) => reason === null).map(({ scan }) => scan),
      refused: entries.filter(({ reason }) => reason !== null),
      isKept: this.#kept.isKept,
    });
  }

  #become(change: Partial<ScansState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function bodyOf(scans: readonly KeptScan[], { groupId }: Whose): Schemas["ScansCreate"] {
  return {
    groupId,
    deviceId: deviceId(),
    sentAt: new Date().toISOString(),
    scans: scans.map(({ counted, ...scan }) => ({
      ...scan,
      elapsedMs: counted.origin === performance.timeOrigin ? Math.round(performance.now() - counted.at) : null,
    })),
  };
}

export const scanOutboxOf = oneOutbox(
  (whose) =>
    new ScanOutbox(whose, async (body, options) =>
      api.post("/api/Equipment/CreateEquipmentScans", { body, ...options }),
    ),
);
