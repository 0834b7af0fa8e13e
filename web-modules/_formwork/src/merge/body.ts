import { structureProblems } from "../body/structure";
import type { Body, Cell, Field, Page, Row } from "../body/types";
import type { Condition } from "../conditions/model";
import { conditionsOf } from "../conditions/rules";
import { sameJson } from "../json-guard";
import { type Choices, type Clash, Clashes } from "./clash";
import { mergeGrid } from "./grid";
import { withOwnNumbers } from "./numbers";
import { idsOf, type Part, type Parts, partsOf } from "./parts";
import { mergeOrder, mergeValue, type Three } from "./value";

export interface Merged<Content> {
  content: Content;
  clashes: readonly Clash[];
}

/**
 * What two people made of one form, in one: each thing found by its id, wherever it was moved. Null: the two do not
 * fit together; then one of the forms has to be chosen as a whole.
 */
export function mergeBodies(three: Three<Body>, choices: Choices = new Map()): Merged<Body> | null {
  if (sameJson(three.base, three.mine)) return { content: three.theirs, clashes: [] };
  if (sameJson(three.base, three.theirs) || sameJson(three.theirs, three.mine))
    return { content: three.mine, clashes: [] };
  const merge = new BodyMerge({ ...three, mine: withOwnNumbers(three) }, new Clashes(choices));
  const content = merge.body();
  const isWhole = merge.isComplete(content) && structureProblems(content).length === 0;
  return isWhole ? { content, clashes: merge.clashes.found } : null;
}

class BodyMerge {
  readonly #bodies: Three<Body>;
  readonly #parts: Three<Parts>;
  readonly clashes: Clashes;
  readonly #grids = new Map<string, readonly (readonly string[])[]>();
  /** What lies in what. */
  readonly #innerIds = new Map<string, Set<string>>([["", new Set()]]);
  readonly #left = new Set<string>();
  /** Went with something whose removal, or whose other table, was chosen. */
  readonly #dropped = new Set<string>();
  /** Was removed by one of them and stays all the same, with all that lies in it. */
  readonly #kept = new Set<string>();
  /** Whether something stays for which there is no place. */
  #isAnyLost = false;

  constructor(bodies: Three<Body>, clashes: Clashes) {
    this.#bodies = bodies;
    this.#parts = { base: partsOf(bodies.base), theirs: partsOf(bodies.theirs), mine: partsOf(bodies.mine) };
    this.clashes = clashes;
    const { theirs, mine } = this.#parts;
    const ids = [...new Set([...mine.keys(), ...theirs.keys()])];
    const isOf = (kind: Part["kind"]) => (id: string) => (mine.get(id) ?? theirs.get(id))?.kind === kind;
    // What holds others comes first in each of the two, so that it is known whether it stays.
    for (const id of ids) if (!isOf("cell")(id) && this.#stays(id)) this.#left.add(id);
    for (const id of ids.filter(isOf("field"))) if (this.#left.has(id)) this.#mergeGrid(id);
    for (const kind of ["page", "row", "field"] as const)
      for (const id of ids.filter(isOf(kind))) if (this.#left.has(id)) this.#place(id);
  }

  #three(id: string): Three<Part | undefined> {
    const { base, theirs, mine } = this.#parts;
    return { base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) };
  }

  #stays(id: string): boolean {
    const { base, theirs, mine } = this.#three(id);
    const there = theirs ?? mine;
    if (!there || (theirs && mine)) return true;
    const parts = theirs ? this.#parts.theirs : this.#parts.mine;
    if (this.#isDroppedWith(there, parts)) {
      this.#dropped.add(id);
      return false;
    }
    if (!base || this.#liesInKept(there, parts)) return true;
    // A page or row comes back by itself where something in it stays.
    const before = there.kind === "field" ? base.whole : base.own;
    const now = there.kind === "field" ? there.whole : there.own;
    // Who moves a field away from what is removed saves it.
    const isMoved = there.kind === "field" && !sameJson(holdersOf(there, parts), holdersOf(base, this.#parts.base));
    if (there.kind === "row" || (sameJson(before, now) && !isMoved)) return false;
    const clash = { partId: id, kind: there.kind, path: [], about: "removal" } as const;
    const side = this.clashes.decide({ ...clash, mine: mine?.own, theirs: theirs?.own });
    const isKept = (side === "mine" ? mine : theirs) !== undefined;
    (isKept ? this.#kept : this.#dropped).add(id);
    return isKept;
  }

  /** What is kept is kept whole. */
  #liesInKept(part: Part, parts: Parts): boolean {
    return holdersOf(part, parts).some((id) => this.#kept.has(id));
  }

  /** Inside a table or panel that goes. */
  #isDroppedWith(part: Part, parts: Parts): boolean {
    const cell = parts.get(part.holderId);
    return cell?.kind === "cell" && this.#dropped.has(cell.holderId);
  }

  #mergeGrid(id: string): void {
    const three = this.#three(id);
    const isTouched = (side: "theirs" | "mine", cellId: string) =>
      !sameJson(this.#parts.base.get(cellId)?.whole, this.#parts[side].get(cellId)?.whole);
    const gridOf = (part: Part | undefined) => part?.grid ?? [];
    const grids = { base: gridOf(three.base), theirs: gridOf(three.theirs), mine: gridOf(three.mine) };
    if (!three.mine || !three.theirs) this.#grids.set(id, three.mine ? grids.mine : grids.theirs);
    else
      this.#grids.set(
        id,
        mergeGrid(grids, { partId: id, kind: "field", path: ["components"] }, isTouched, this.clashes),
      );
    for (const cellId of this.#grids.get(id)?.flat() ?? []) this.#innerIds.set(cellId, new Set());
  }

  /** Where only one moved it, there; where that is gone, as the other has it. */
  #place(id: string): void {
    const { base, theirs, mine } = this.#three(id);
    const holders = [mine?.holderId, theirs?.holderId].filter((each) => each !== undefined);
    if (mine && theirs && mine.holderId !== theirs.holderId) {
      const isMine = base?.holderId === theirs.holderId || (base?.holderId !== mine.holderId && this.#isMinePlaced(id));
      if (!isMine) holders.reverse();
    }
    const holderId = holders.find((each) => this.#isThere(each)) ?? holders.find((each) => this.#bringBack(each));
    if (holderId === undefined) {
      this.#left.delete(id);
      // What lies in the table that was not chosen goes with it.
      if (holders.some((each) => this.#isOfClashingTable(each))) this.#dropped.add(id);
      else this.#isAnyLost = true;
      return;
    }
    this.#innerIds.get(holderId)?.add(id);
    if (!this.#innerIds.has(id)) this.#innerIds.set(id, new Set());
  }

  #isOfClashingTable(cellId: string): boolean {
    const { theirs, mine } = this.#three(cellId);
    const tableId = (mine ?? theirs)?.holderId;
    return this.clashes.found.some(({ partId, path }) => partId === tableId && path[0] === "components");
  }

  #isMinePlaced(id: string): boolean {
    const { theirs, mine } = this.#three(id);
    const clash = { partId: id, kind: mine?.kind ?? "", path: [], about: "place" } as const;
    return this.clashes.decide({ ...clash, mine: mine?.holderId, theirs: theirs?.holderId }) === "mine";
  }

  #isThere(id: string): boolean {
    return id === "" || this.#innerIds.has(id);
  }

  /** A row or page that one of them removed, while the other put something there. */
  #bringBack(id: string): boolean {
    const { theirs, mine } = this.#three(id);
    const part = mine ?? theirs;
    if (!part || part.kind === "cell" || part.kind === "field") return false;
    if (!this.#isThere(part.holderId) && !this.#bringBack(part.holderId)) return false;
    this.#left.add(id);
    this.#innerIds.get(part.holderId)?.add(id);
    this.#innerIds.set(id, new Set());
    return true;
  }

  isComplete(body: Body): boolean {
    const made = partsOf(body);
    return !this.#isAnyLost && [...this.#left].every((id) => made.has(id) || this.#isEmptied(id));
  }

  /** A row that lost its last field to where it was moved goes, as it would in the builder. */
  #isEmptied(id: string): boolean {
    const { theirs, mine } = this.#three(id);
    const held = [theirs, mine].filter((part) => part !== undefined);
    const isEmpty = (this.#innerIds.get(id)?.size ?? 0) === 0;
    return held[0]?.kind === "row" && isEmpty && held.every((part) => part.innerIds.length > 0);
  }

  #inOrder(id: string): readonly string[] {
    const all: Three<readonly string[]> =
      id === ""
        ? { base: idsOf(this.#bodies.base), theirs: idsOf(this.#bodies.theirs), mine: idsOf(this.#bodies.mine) }
        : this.#innerOf(id);
    const left = new Set([...(this.#innerIds.get(id) ?? [])].filter((each) => !this.#isEmptied(each)));
    const { mine, theirs } = this.#three(id);
    return mergeOrder(all, left, { partId: id, kind: (mine ?? theirs)?.kind ?? "form", path: [] }, this.clashes);
  }

  #innerOf(id: string): Three<readonly string[]> {
    const { base, theirs, mine } = this.#three(id);
    return { base: base?.innerIds ?? [], theirs: theirs?.innerIds ?? [], mine: mine?.innerIds ?? [] };
  }

  /** What it says of itself, from both. */
  #own(id: string): Record<string, unknown> {
    const { base, theirs, mine } = this.#three(id);
    if (!mine || !theirs) return ((mine ?? theirs) as Part).own;
    const own = { base: base?.own, theirs: theirs.own, mine: mine.own };
    const where = { partId: id, kind: mine.kind, path: [] };
    const isOneKind = theirs.own.type === mine.own.type && (!base || base.own.type === mine.own.type);
    if (isOneKind || sameJson(base?.own, theirs.own) || sameJson(base?.own, mine.own))
      return mergeValue(own, where, this.clashes) as Record<string, unknown>;
    // Settings of two kinds are not to be mixed.
    const side = this.clashes.decide({
      ...where,
      path: ["type"],
      about: "setting",
      mine: mine.own.type,
      theirs: theirs.own.type,
    });
    return own[side];
  }

  body(): Body {
    const rules = this.#rules();
    const pages = this.#inOrder("").map((id) => {
      const rows = this.#inOrder(id).map((rowId) => this.#withFields<Row>(rowId));
      return { ...this.#own(id), components: rows } as unknown as Page;
    });
    return this.#withRules(pages, rules);
  }

  #withFields<Holder extends Row | Cell>(id: string): Holder {
    const components = this.#inOrder(id).map((fieldId) => this.#field(fieldId));
    return { ...this.#own(id), components } as unknown as Holder;
  }

  #field(id: string): Field {
    const grid = this.#grids.get(id) ?? [];
    const components = grid.map((line) => line.map((cellId) => this.#withFields<Cell>(cellId)));
    return { ...this.#own(id), components } as unknown as Field;
  }

  /** Each rule as a whole: half of one and half of another would be a rule that nobody wrote. */
  #rules(): Condition[] {
    const { base, theirs, mine } = this.#bodies;
    const all = { base: byId(base), theirs: byId(theirs), mine: byId(mine) };
    const left = new Map<string, Condition>();
    for (const id of new Set([...all.mine.keys(), ...all.theirs.keys()])) {
      const [before, there, here] = [all.base.get(id), all.theirs.get(id), all.mine.get(id)];
      const where = { partId: id, kind: "rule", path: [] };
      let kept = here;
      if (sameJson(before, here)) kept = there;
      else if (!sameJson(before, there) && !sameJson(there, here)) {
        const about = there && here ? "setting" : "removal";
        if (this.clashes.decide({ ...where, about, mine: here, theirs: there }) === "theirs") kept = there;
      }
      if (kept) left.set(id, kept);
    }
    const ids = { base: [...all.base.keys()], theirs: [...all.theirs.keys()], mine: [...all.mine.keys()] };
    const order = mergeOrder(ids, new Set(left.keys()), { partId: "", kind: "rules", path: ["rules"] }, this.clashes);
    return order.flatMap((id) => left.get(id) ?? []);
  }

  /** They lie on one page, as the builder has them. */
  #withRules(pages: readonly Page[], rules: readonly Condition[]): Body {
    const homes = [this.#bodies.mine, this.#bodies.theirs].map(
      (body) => body.find(({ conditions }) => conditions?.length)?.id,
    );
    const home = pages.find(({ id }) => homes.includes(id)) ?? pages[0];
    return pages.map((page) => {
      if (page === home && rules.length > 0) return { ...page, conditions: rules };
      const { theirs, mine } = this.#three(page.id);
      return "conditions" in ((mine ?? theirs)?.whole ?? {}) ? { ...page, conditions: [] } : page;
    });
  }
}

/** What it lies in, and what that lies in, up to its page. */
function holdersOf(part: Part, parts: Parts): string[] {
  const holder = parts.get(part.holderId);
  return holder ? [part.holderId, ...holdersOf(holder, parts)] : [];
}

function byId(body: Body): Map<string, Condition> {
  return new Map(conditionsOf(body).map((rule) => [rule.id, rule]));
}
