import type { Body, Field } from "../body/types";
import { fieldsIn, placesOf } from "../body/walk";
import { isEntered, rulesOf } from "../fields/registry";
import { Plan } from "../values/plan";
import { comparedAs } from "./compare";
import { type Condition, comparisonsIn, looksAt, type Outcome, type OutcomeType } from "./model";

/** An outcome of the condition at a place in the form's list. */
export interface Applied {
  at: number;
  outcome: Outcome;
}

const NONE: readonly Applied[] = [];

export function conditionsOf(body: Body): readonly Condition[] {
  return body.flatMap((page) => page.conditions ?? []);
}

/** What a body's conditions say of its fields, and in which order that is worked out, calculations among it. */
export class Rules {
  readonly plan: Plan;
  readonly conditions: readonly Condition[];
  /** By field: what becomes of it. By page: what shows or hides it. */
  readonly ofFields = new Map<string, Applied[]>();
  readonly ofPages = new Map<string, Applied[]>();
  /** By field: the rules that show or hide it, those of its page, and those of the fields it stands in. */
  readonly shownBy = new Map<string, readonly (readonly Applied[])[]>();
  readonly valuedBy = new Map<string, readonly Applied[]>();
  /** By field: the rules that say which options it offers, where a choice that it no longer offers is cleared.
   * Where that would go round in a circle, people are asked to change it instead. */
  readonly offeredBy = new Map<string, readonly Applied[]>();
  /** By field whose value depends on others, by rule or formula: those fields. */
  readonly waitsFor = new Map<string, ReadonlySet<string>>();
  /** By field: those whose value depends on it, and the conditions that look at it. */
  readonly readers = new Map<string, Set<string>>();
  readonly lookers = new Map<string, number[]>();
  /** By condition: the fields that it says something of. */
  readonly targets: readonly Set<string>[];
  /** Each after those it waits for; whoever lies on a cycle, or behind one, is left out. */
  readonly order: readonly string[];
  readonly endless: ReadonlySet<string>;

  constructor(body: Body) {
    this.plan = new Plan(body);
    this.conditions = conditionsOf(body);
    this.targets = this.conditions.map(() => new Set<string>());
    const places = [...placesOf(body)];
    this.#readOutcomes(places.map(({ field, page }) => [field.id, page.id] as const));
    this.#readShown(places.map(({ field, page }) => [field, page.id] as const));
    const reads = this.conditions.map((condition) => new Set(Array.from(comparisonsIn(condition), looksAt).flat()));
    for (const [at, fieldIds] of reads.entries())
      for (const fieldId of fieldIds) this.lookers.set(fieldId, [...(this.lookers.get(fieldId) ?? []), at]);
    this.#readWaits(reads);
    this.order = orderOf(this.waitsFor);
    const ordered = new Set(this.order);
    this.endless = new Set([...this.waitsFor.keys()].filter((fieldId) => !ordered.has(fieldId)));
  }

  isEntered(fieldId: string): boolean {
    const field = this.plan.fields.get(fieldId);
    return field !== undefined && isEntered(field);
  }

  /** Whether a rule of its own may do this to a field. */
  may(fieldId: string, outcome: OutcomeType): boolean {
    return this.ofFields.get(fieldId)?.some((each) => each.outcome.type === outcome) ?? false;
  }

  #readOutcomes(places: readonly (readonly [string, string])[]): void {
    const onPage = new Map<string, string[]>();
    for (const [fieldId, pageId] of places) addTo(onPage, pageId, fieldId);
    for (const [at, { outcomes = [] }] of this.conditions.entries())
      for (const outcome of outcomes) this.#readOutcome({ at, outcome }, onPage);
  }

  #readOutcome(applied: Applied, onPage: ReadonlyMap<string, readonly string[]>): void {
    const { fieldIds = [], pageIds = [] } = applied.outcome;
    const onThem = pageIds.flatMap((pageId) => onPage.get(pageId) ?? []);
    // A page is shown or hidden as a whole; whatever else is said of it is said of its fields.
    const isOfPage = isOfSight(applied.outcome);
    if (isOfPage) for (const pageId of pageIds) addTo(this.ofPages, pageId, applied);
    // So it is of what holds fields.
    const named = new Set(isOfPage ? fieldIds : [...fieldIds.flatMap((fieldId) => this.#insideOf(fieldId)), ...onThem]);
    for (const fieldId of named) if (this.plan.fields.has(fieldId)) addTo(this.ofFields, fieldId, applied);
    for (const fieldId of [...named, ...onThem]) this.#target(applied, fieldId);
  }

  /** What is filled in or shown in a field that holds some, however deep; of any other, itself. */
  #insideOf(fieldId: string): string[] {
    const field = this.plan.fields.get(fieldId);
    if (!field || rulesOf(field.type)?.holds !== "fields") return [fieldId];
    return fieldsIn(field).flatMap(({ id }) => this.#insideOf(id));
  }

  #target({ at }: Applied, fieldId: string): void {
    if (this.plan.fields.has(fieldId)) this.targets[at]?.add(fieldId);
  }

  #readShown(places: readonly (readonly [Field, string])[]): void {
    const holderOf = new Map<string, string>();
    for (const [field] of places)
      if (rulesOf(field.type)?.holds === "fields")
        for (const inner of fieldsIn(field)) holderOf.set(inner.id, field.id);
    const own = (fieldId: string) => (this.ofFields.get(fieldId) ?? NONE).filter((each) => isOfSight(each.outcome));
    for (const [field, pageId] of places) {
      const chain = [this.ofPages.get(pageId) ?? NONE, own(field.id)];
      for (let holder = holderOf.get(field.id); holder !== undefined; holder = holderOf.get(holder)) {
        const ofHolder = own(holder);
        chain.push(ofHolder);
        for (const applied of ofHolder) this.#target(applied, field.id);
      }
      const ruled = chain.filter((rules) => rules.length > 0);
      if (ruled.length > 0) this.shownBy.set(field.id, ruled);
    }
  }

  #readWaits(reads: readonly ReadonlySet<string>[]): void {
    const waits = new Map<string, Set<string>>();
    const wait = (fieldId: string, others: Iterable<string>) => {
      const known = waits.get(fieldId) ?? new Set();
      for (const other of others) known.add(other);
      waits.set(fieldId, known);
    };
    // A calculation is computed whether it is shown or not.
    for (const [fieldId, chain] of this.shownBy)
      if (this.isEntered(fieldId)) for (const { at } of chain.flat()) wait(fieldId, reads[at] ?? []);
    for (const [fieldId, applied] of this.ofFields) {
      const valued = applied.filter((each) => each.outcome.type === "value");
      if (valued.length === 0 || !this.isEntered(fieldId)) continue;
      this.valuedBy.set(fieldId, valued);
      for (const { at } of valued) wait(fieldId, reads[at] ?? []);
    }
    for (const [fieldId, { references }] of this.plan.formulas) {
      const named = references.map((each) => this.plan.columns.get(each.fieldId)?.table.id ?? each.fieldId);
      wait(fieldId, named);
    }
    this.#readOffers(waits, reads);
    for (const [fieldId, others] of waits) {
      this.waitsFor.set(fieldId, others);
      for (const other of others) this.#addReader(other, fieldId);
    }
  }

  /** What clears a choice, and waits for what its rules look at. */
  #readOffers(waits: Map<string, Set<string>>, reads: readonly ReadonlySet<string>[]): void {
    const offers = new Map<string, readonly Applied[]>();
    for (const [fieldId, applied] of this.ofFields) {
      const offering = applied.filter((each) => each.outcome.type === "options");
      const compared = comparedAs(rulesOf(this.plan.fields.get(fieldId)?.type ?? ""));
      if (offering.length > 0 && compared === "options") offers.set(fieldId, offering);
    }
    const waitsFor = (fieldId: string, offering: readonly Applied[]) =>
      new Set([...(waits.get(fieldId) ?? []), ...offering.flatMap(({ at }) => [...(reads[at] ?? [])])]);
    const all = Array.from(offers, ([fieldId, offering]) => [fieldId, waitsFor(fieldId, offering)] as const);
    const ordered = new Set(orderOf(new Map([...waits, ...all])));
    for (const [fieldId, waited] of all) {
      if (!ordered.has(fieldId)) continue;
      this.offeredBy.set(fieldId, offers.get(fieldId) ?? NONE);
      waits.set(fieldId, waited);
    }
  }

  #addReader(of: string, fieldId: string): void {
    const readers = this.readers.get(of);
    if (readers) readers.add(fieldId);
    else this.readers.set(of, new Set([fieldId]));
  }
}

/** Each after those it waits for; whoever lies on a circle, or behind one, is left out. */
function orderOf(waitsFor: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const readers = new Map<string, string[]>();
  const missing = new Map<string, number>();
  for (const [fieldId, others] of waitsFor) {
    const waited = [...others].filter((each) => waitsFor.has(each));
    missing.set(fieldId, waited.length);
    for (const other of waited) addTo(readers, other, fieldId);
  }
  const ready = [...missing].filter(([, count]) => count === 0).map(([fieldId]) => fieldId);
  for (let at = 0; at < ready.length; at += 1)
    for (const reader of readers.get(ready[at] ?? "") ?? []) {
      const left = (missing.get(reader) ?? 0) - 1;
      missing.set(reader, left);
      if (left === 0) ready.push(reader);
    }
  return ready;
}

export function isOfSight({ type }: Outcome): boolean {
  return type === "show" || type === "hide";
}

function addTo<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
