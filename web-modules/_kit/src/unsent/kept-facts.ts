import { keptKeys, readKept, writeKept } from "./storage";

/** A person in a company: whoever works in two keeps what belongs to each apart. */
export interface Whose {
  userId: string;
  groupId: string;
}

/** Something that happened on this device, as it stands in the browser's storage. */
export interface KeptFact<Fact> {
  fact: Fact;
  /** Among those that are kept: a clock may be put back between two of them. */
  order: number;
  /** Until then the page that it happened in has something to add, and it is not sent. */
  heldUntil: number;
  /** Why the service can't take it; null while it waits. */
  reason: string | null;
}

/** A kind of facts that a context keeps. */
export interface FactKind<Fact> {
  /** Its keys begin so: "groundwork.punches.". */
  prefix: string;
  /** Under which word a fact lies in its entry; open pages of other releases read it too. */
  name: string;
  /** And the time that it is held until, where there is one. */
  heldUntil?: string;
  idOf: (fact: Fact) => string;
  /** Anything may stand in a browser's storage. */
  isFact: (value: unknown) => value is Fact;
}

/** What happened on this device to one person in one company, a key each: no tab overwrites what another one keeps. */
export class KeptFacts<Fact> {
  readonly kind: FactKind<Fact>;
  readonly prefix: string;
  /** Those that the browser has no room for. */
  readonly #inMemory = new Map<string, KeptFact<Fact>>();

  constructor(kind: FactKind<Fact>, { userId, groupId }: Whose) {
    this.kind = kind;
    this.prefix = `${kind.prefix}${groupId}.${userId}.`;
  }

  /** False: leaving the page would lose something. */
  get isKept(): boolean {
    return this.#inMemory.size === 0;
  }

  /** In the order in which they happened; what is no fact is passed over. */
  entries(): KeptFact<Fact>[] {
    const stored = keptKeys(this.prefix).flatMap((key) => this.#entryOf(readKept(key)));
    const { idOf } = this.kind;
    return [...stored, ...this.#inMemory.values()].sort(
      (one, other) => one.order - other.order || idOf(one.fact).localeCompare(idOf(other.fact)),
    );
  }

  /** Written at once: what happened must survive a battery that dies now. */
  add(facts: readonly Fact[], heldUntil = 0): void {
    const last = this.entries().at(-1)?.order ?? 0;
    for (const [index, fact] of facts.entries())
      this.#write({ fact, order: last + 1 + index, heldUntil, reason: null });
  }

  /** Nothing, where another tab has seen to it already. */
  change(id: string, change: (entry: KeptFact<Fact>) => Partial<KeptFact<Fact>>): void {
    const entry = this.entries().find(({ fact }) => this.kind.idOf(fact) === id);
    if (entry) this.#write({ ...entry, ...change(entry) });
  }

  forget(id: string): void {
    this.#inMemory.delete(id);
    writeKept(this.prefix + id, null);
  }

  #entryOf(value: unknown): KeptFact<Fact>[] {
    const { kind } = this;
    const entry = (typeof value === "object" ? value : null) as Record<string, unknown> | null;
    const fact = entry?.[kind.name];
    if (typeof entry?.["order"] !== "number" || !kind.isFact(fact)) return [];
    const heldUntil = kind.heldUntil === undefined ? 0 : Number(entry[kind.heldUntil]) || 0;
    const reason = typeof entry["reason"] === "string" ? entry["reason"] : null;
    return [{ fact, order: entry["order"], heldUntil, reason }];
  }

  #write(entry: KeptFact<Fact>): void {
    const { name, heldUntil: held, idOf } = this.kind;
    const { fact, heldUntil, ...others } = entry;
    const id = idOf(fact);
    const stored = { ...others, [name]: fact, ...(held === undefined ? {} : { [held]: heldUntil }) };
    if (writeKept(this.prefix + id, stored)) this.#inMemory.delete(id);
    else {
      // An older state of it must not come back.
      writeKept(this.prefix + id, null);
      this.#inMemory.set(id, entry);
    }
  }
}

/** How much of a kind this browser keeps of a person, in whichever company. */
export function countFacts(prefix: string, userId: string): number {
  return keptKeys(prefix).filter((key) => key.slice(prefix.length).split(".")[1] === userId).length;
}
