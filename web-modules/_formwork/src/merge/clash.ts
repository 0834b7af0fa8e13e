export type Side = "mine" | "theirs";

/** Both changed the same: one of them counts. Mine, until it is chosen otherwise. */
export interface Clash {
  key: string;
  /** Of what it is a part or setting: a field, a page, a rule, a node. Empty: of the whole. */
  partId: string;
  kind: string;
  /** Which setting: the keys that lead to it. */
  path: readonly string[];
  about: "setting" | "removal" | "place" | "order";
  /** Undefined: it is gone there. */
  mine: unknown;
  theirs: unknown;
}

export type Choices = ReadonlyMap<string, Side>;

/** Gathers what clashes while two versions are merged, and says whose counts. */
export class Clashes {
  readonly found: Clash[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  decide(clash: Omit<Clash, "key">): Side {
    const key = JSON.stringify([clash.partId, clash.about, ...clash.path]);
    this.found.push({ ...clash, key });
    return this.#choices.get(key) ?? "mine";
  }
}
