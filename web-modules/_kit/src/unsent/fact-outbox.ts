import { type ApiError, isApiError } from "../api/error";
import { Again } from "./again";
import type { KeptFact, KeptFacts } from "./kept-facts";
import { type Trouble, troubleOf } from "./reachable";
import { onKeptElsewhere } from "./storage";
import { Watched } from "./watched";

export interface RefusedFact<Fact> {
  fact: Fact;
  reason: string;
}

export interface FactsState<Fact> {
  waiting: readonly Fact[];
  /** The service can't take them: they stay until their person has put them right or dropped them. */
  refused: readonly RefusedFact<Fact>[];
  /** Taken by the service; what it says of the whole does not have them yet. */
  settling: readonly Fact[];
  phase: "idle" | "sending" | Trouble;
  /** False: the browser has no room, so that leaving the page would lose something. */
  isKept: boolean;
}

/** What the service says to one of those that were sent. */
export interface FactVerdict {
  verdict: string;
  reason: string | null;
}

export interface TakenFact<Fact, Verdict> {
  fact: Fact;
  /** Null: another tab has sent it. */
  verdict: Verdict | null;
}

export interface FactOutboxParts<Fact, Verdict extends FactVerdict> {
  kept: KeptFacts<Fact>;
  /** Verdicts by id. Repeated with the same facts it comes to the same. */
  send: (facts: readonly Fact[]) => Promise<ReadonlyMap<string, Verdict>>;
  /** Done once what the service says of the whole was read anew. */
  onTaken: (taken: readonly TakenFact<Fact, Verdict>[]) => void | Promise<void>;
  /** As many as the service takes at once. */
  most?: number;
}

const MOST = 100;
/** As long as a fact waits for what its page has to add: the page may be gone. */
const HELD_MS = 10_000;

const isOfItsShape = (error: unknown): error is ApiError => isApiError(error) && error.httpStatus === 422;

/** Facts on their way: kept in the browser first, sent in their order, sent again as long as it takes. */
export class FactOutbox<Fact, Verdict extends FactVerdict> extends Watched<FactsState<Fact>> {
  readonly #parts: FactOutboxParts<Fact, Verdict>;
  /** Refused together with others: which of them is at fault is known once each went by itself. */
  readonly #suspects = new Set<string>();
  readonly #again = new Again(() => this.#sendAll());
  readonly #stopListening: () => void;

  constructor(parts: FactOutboxParts<Fact, Verdict>) {
    super({ waiting: [], refused: [], settling: [], phase: "idle", isKept: true });
    this.#parts = parts;
    this.#read();
    this.#stopListening = onKeptElsewhere(parts.kept.prefix, () => this.#changedElsewhere());
  }

  /** It happened now. What `more` adds, where the device was for one, may be known a moment later. */
  async put(facts: readonly Fact[], more?: Promise<Partial<Fact>>): Promise<void> {
    const { kept } = this.#parts;
    kept.add(facts, more === undefined ? 0 : Date.now() + HELD_MS);
    this.#read();
    if (more !== undefined) {
      const added = await more;
      for (const each of facts)
        kept.change(this.#idOf(each), ({ fact }) => ({ fact: { ...fact, ...added }, heldUntil: 0 }));
      this.#read();
    }
    this.wake();
  }

  /** The person has put it right. */
  sendAgain(id: string, change: Partial<Fact>): void {
    this.#parts.kept.change(id, ({ fact }) => ({ fact: { ...fact, ...change }, reason: null }));
    this.#read();
    this.wake();
  }

  /** The person has read why it was refused. */
  forget(id: string): void {
    this.#parts.kept.forget(id);
    this.#read();
  }

  readonly wake = (): void => {
    this.#again.worked();
    void this.flush();
  };

  async flush(): Promise<void> {
    await this.#again.run();
    // Another one came while the last ones were just taken.
    if (this.state().phase === "idle" && !this.#again.isClosed && this.#next().length > 0) await this.flush();
  }

  close(): void {
    this.#again.close();
    this.#stopListening();
  }

  /** What is kept, as it is now. */
  #read(): void {
    const entries = this.#parts.kept.entries();
    this.become({
      waiting: entries.filter(({ reason }) => reason === null).map(({ fact }) => fact),
      refused: entries.flatMap(({ fact, reason }) => (reason === null ? [] : [{ fact, reason }])),
      isKept: this.#parts.kept.isKept,
    });
  }

  #idOf(fact: Fact): string {
    return this.#parts.kept.kind.idOf(fact);
  }

  /** In their order: none goes before one that happened earlier. */
  #next(): readonly Fact[] {
    const { most = MOST } = this.#parts;
    const waiting = this.#waiting();
    const held = waiting.findIndex(isHeld);
    const ready = waiting.slice(0, held < 0 ? most : Math.min(held, most)).map(({ fact }) => fact);
    const suspect = ready.findIndex((fact) => this.#suspects.has(this.#idOf(fact)));
    return suspect < 0 ? ready : ready.slice(0, Math.max(suspect, 1));
  }

  #waiting(): KeptFact<Fact>[] {
    return this.#parts.kept.entries().filter(({ reason }) => reason === null);
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next.length > 0; next = this.#next()) {
      this.become({ phase: "sending" });
      try {
        const verdicts = await this.#parts.send(next);
        if (this.#again.isClosed) return;
        this.#judged(next, verdicts);
      } catch (error) {
        if (this.#again.isClosed) return;
        if (!isOfItsShape(error)) {
          this.become({ phase: troubleOf(error) });
          // Whatever it is: what happened is never given up.
          this.#again.retry();
          return;
        }
        this.#refusedTogether(next, error);
      }
    }
    this.become({ phase: "idle" });
    const held = this.#waiting().filter(isHeld);
    if (held.length > 0) this.#again.runIn(Math.max(...held.map(({ heldUntil }) => heldUntil)) - Date.now());
  }

  #judged(sent: readonly Fact[], verdicts: ReadonlyMap<string, Verdict>): void {
    this.#again.worked();
    const taken: TakenFact<Fact, Verdict>[] = [];
    for (const fact of sent) {
      const id = this.#idOf(fact);
      const verdict = verdicts.get(id);
      this.#suspects.delete(id);
      if (verdict === undefined || verdict.verdict === "refused") this.#refuse(id, verdict?.reason ?? "");
      else {
        this.#parts.kept.forget(id);
        taken.push({ fact, verdict });
      }
    }
    // Before they are read: they must not be gone for a moment.
    if (taken.length > 0) this.#settle(taken);
    this.#read();
  }

  /** One that can't be taken as it is holds up no others. */
  #refusedTogether(sent: readonly Fact[], error: ApiError): void {
    const [only, ...more] = sent;
    if (only !== undefined && more.length === 0) {
      this.#suspects.delete(this.#idOf(only));
      this.#refuse(this.#idOf(only), error.fieldErrors[0]?.message ?? error.message);
      this.#read();
    } else for (const fact of sent) this.#suspects.add(this.#idOf(fact));
  }

  #refuse(id: string, reason: string): void {
    this.#parts.kept.change(id, () => ({ reason }));
  }

  #settle(taken: readonly TakenFact<Fact, Verdict>[]): void {
    const facts = taken.map(({ fact }) => fact);
    this.become({ settling: [...this.state().settling, ...facts] });
    void Promise.resolve(this.#parts.onTaken(taken)).finally(() => {
      this.become({ settling: this.state().settling.filter((each) => !facts.includes(each)) });
    });
  }

  #changedElsewhere(): void {
    const before = this.state().waiting;
    this.#read();
    const kept = new Set(this.#parts.kept.entries().map(({ fact }) => this.#idOf(fact)));
    const taken = before.filter((fact) => !kept.has(this.#idOf(fact)));
    if (taken.length > 0) this.#settle(taken.map((fact) => ({ fact, verdict: null })));
    void this.flush();
  }
}

/** What lies further ahead was written by a clock that was put back since. */
function isHeld({ heldUntil }: { heldUntil: number }): boolean {
  const left = heldUntil - Date.now();
  return left > 0 && left <= HELD_MS;
}
