import type { Body, Field } from "../body/types";
import { placesOf } from "../body/walk";
import { belowOf, liesUnderAbove, listedIn } from "../cascade";
import { appliedBody, appliedField, offered } from "../conditions/apply";
import type { NestedCondition } from "../conditions/model";
import { Settling } from "../conditions/settle";
import type { Situation } from "../conditions/situation";
import type { FieldProblem } from "../fields/kind";
import { isEntered, rulesOf } from "../fields/registry";
import { chosenIn } from "../fields/selection/selection";
import { sameJson } from "../json-guard";
import { type Complaint, complaint } from "../problem";
import type { FieldValues } from "../values/calculator";
import { askedIn, checkFieldValue } from "../values/check";
import type { FileLink } from "./files";
import { Subscriptions } from "./subscriptions";

export type SavedState = "saved" | "saving" | "unsaved" | "failed";

export interface FillStoreOptions {
  body: Body;
  /** What is not named is empty. Absent: the fields' own values, which are the defaults of a template. */
  values?: FieldValues;
  files?: Iterable<FileLink>;
  /** Absent: nobody knows, and rules that ask about it do not apply. */
  situation?: Situation;
}

/** What rules did just now: which fields they showed, which they hid, and in which they cleared a choice. */
export interface RulesNews {
  shown: readonly Field[];
  hidden: readonly Field[];
  cleared: readonly Field[];
}
export type RulesListener = (news: RulesNews) => void;

/** Which fields have another value; calculated ones among them. */
export type ValuesListener = (fieldIds: readonly string[], store: FillStore) => void;

/** What is being filled in, field by field: whoever draws a field listens to that field only. */
export class FillStore {
  readonly #base: Body;
  readonly #bases: ReadonlyMap<string, Field>;
  /** As rules make them. */
  readonly #fields: Map<string, Field>;
  readonly #settling: Settling;
  #body: Body;
  readonly #values = new Map<string, unknown>();
  readonly #problems = new Map<string, readonly FieldProblem[]>();
  readonly #unread = new Map<string, readonly Complaint[]>();
  readonly #saved = new Map<string, SavedState>();
  readonly #files = new Map<string, FileLink>();
  readonly #below: ReadonlyMap<string, readonly string[]>;
  /** What was chosen in a field and went with another choice above it. */
  readonly #goneWithAbove = new Map<string, readonly string[]>();
  readonly #subscriptions = new Subscriptions();
  readonly #valuesListeners = new Set<ValuesListener>();
  readonly #rulesListeners = new Set<RulesListener>();

  constructor({ body, values, files = [], situation }: FillStoreOptions) {
    const places = [...placesOf(body)];
    this.#base = body;
    for (const { field } of places) this.#values.set(field.id, (values ? values[field.id] : field.value) ?? null);
    for (const file of files) this.#files.set(file.fileId, file);
    this.#below = belowOf(places.map(({ field }) => field));
    this.#settling = new Settling(body, this.entered, situation);
    const { rules } = this.#settling;
    // Where a rule may show what a field stands in, the rule decides.
    const mayBeSeen = (holder: Field) => (rules.may(holder.id, "show") ? { ...holder, visible: true } : holder);
    this.#bases = new Map(places.map(({ field, holders }) => [field.id, askedIn(field, holders.map(mayBeSeen))]));
    this.#fields = new Map(this.#bases);
    for (const fieldId of this.#settling.standings.keys()) this.#apply(fieldId);
    this.#body = this.#applied();
  }

  readonly subscribe = (fieldId: string, listener: () => void): (() => void) =>
    this.#subscriptions.subscribe(fieldId, listener);

  /** Told after every change of values; this is where saving is hooked in. */
  readonly onValues = (listener: ValuesListener): (() => void) => {
    this.#valuesListeners.add(listener);
    return () => this.#valuesListeners.delete(listener);
  };

  /** What people entered, whether it counts now or not. */
  readonly entered = (fieldId: string): unknown => this.#values.get(fieldId) ?? null;

  /** What is shown: what was entered, what was computed, what a rule fills in. */
  readonly value = (fieldId: string): unknown => {
    const isCleared = this.withdrawn(fieldId).length > 0;
    return isCleared ? (this.#settling.counted(fieldId) ?? null) : this.submitted(fieldId);
  };

  /** The same with what was chosen when it was still offered: so it is read. */
  readonly submitted = (fieldId: string): unknown => {
    const isTold = this.#settling.calculator.calculates(fieldId) || this.#settling.standings.get(fieldId)?.isGiven;
    return (isTold ? this.#settling.counted(fieldId) : this.entered(fieldId)) ?? null;
  };

  /** The form as rules make it now. */
  readonly body = (): Body => this.#body;

  isOf(body: Body): boolean {
    return body === this.#base;
  }

  readonly subscribeBody = (listener: () => void): (() => void) => this.#subscriptions.subscribe(BODY, listener);

  readonly onRules = (listener: RulesListener): (() => void) => {
    this.#rulesListeners.add(listener);
    return () => this.#rulesListeners.delete(listener);
  };

  readonly isHidden = (fieldId: string): boolean => this.#settling.standings.get(fieldId)?.isHidden ?? false;

  /** Fields that rules hide though something was entered there: it is kept, and not submitted. */
  hiddenEntries(): Field[] {
    return [...this.#fields.values()].filter((field) => {
      const value = this.entered(field.id);
      if (value === null || !this.isHidden(field.id) || !isEntered(field)) return false;
      return !(rulesOf(field.type)?.isEmpty(value) ?? true);
    });
  }

  /** The options that were chosen in a field and that rules no longer offer: they come back when they are offered again. */
  readonly withdrawn = (fieldId: string): readonly number[] => this.#settling.withdrawn(fieldId);

  /** Of a field of options those that are offered, and those that are chosen though they no longer are. */
  offeredIn(field: Field, value: unknown): Field {
    return offered(field, this.#settling.standings.get(field.id)?.optionIds ?? null, chosenIn(value));
  }

  /** Whether a rule applies now, by its place in the form's list; and one part of it. */
  readonly ruleHolds = (at: number): boolean => this.#settling.holds(at);
  readonly partHolds = (part: NestedCondition): boolean => this.#settling.meets({ nestedConditions: [part] });

  #applied(): Body {
    return appliedBody(this.#base, (field) => this.#fields.get(field.id) ?? field);
  }

  #apply(fieldId: string): void {
    const [base, standing] = [this.#bases.get(fieldId), this.#settling.standings.get(fieldId)];
    if (base && standing)
      this.#fields.set(fieldId, appliedField(base, standing, this.#settling, this.entered(fieldId)));
  }

  readonly field = (fieldId: string): Field | undefined => this.#fields.get(fieldId);

  /** Every value that is there, as the service takes them. */
  values(): Record<string, unknown> {
    const present = [...this.#fields.keys()].map((fieldId) => [fieldId, this.value(fieldId)] as const);
    return Object.fromEntries(present.filter(([, value]) => value !== null));
  }

  /** As somebody enters it: what was chosen below and does not lie under it goes. */
  setValue(fieldId: string, value: unknown): void {
    const gone = this.#noLongerUnder(fieldId, value);
    this.#goneWithAbove.delete(fieldId);
    for (const each of gone)
      this.#goneWithAbove.set(
        each,
        listedIn(this.entered(each)).map(({ label }) => label),
      );
    this.setValues({ [fieldId]: value, ...Object.fromEntries(gone.map((each) => [each, null])) });
    const cleared = gone.flatMap((each) => this.#fields.get(each) ?? []);
    if (cleared.length > 0) for (const listener of this.#rulesListeners) listener({ shown: [], hidden: [], cleared });
  }

  #noLongerUnder(fieldId: string, value: unknown): string[] {
    const gone = new Set<string>();
    const valueIn = (id: string) => (id === fieldId ? value : gone.has(id) ? null : this.entered(id));
    for (const waiting = [...(this.#below.get(fieldId) ?? NO_IDS)]; waiting.length > 0; ) {
      const below = waiting.pop() as string;
      const field = this.#fields.get(below);
      if (!field || gone.has(below) || below === fieldId || liesUnderAbove(field, valueIn)) continue;
      gone.add(below);
      waiting.push(...(this.#below.get(below) ?? NO_IDS));
    }
    return [...gone];
  }

  /** What was chosen here until another choice was made above. */
  readonly goneWithAbove = (fieldId: string): readonly string[] => this.#goneWithAbove.get(fieldId) ?? NO_IDS;

  /** Several at once, e.g. what somebody else saved meanwhile. */
  setValues(values: FieldValues): void {
    const changed: string[] = [];
    for (const [fieldId, value] of Object.entries(values)) {
      if (!this.#fields.has(fieldId) || this.#settling.calculator.calculates(fieldId)) continue;
      if (Object.is(this.entered(fieldId), value ?? null)) continue;
      this.#values.set(fieldId, value ?? null);
      changed.push(fieldId);
    }
    if (changed.length > 0) this.#follow(changed, () => this.#settling.after(changed));
  }

  /** It is filled in elsewhere, by somebody else, or the day is over. */
  setSituation(situation: Situation): void {
    this.#follow([], () => this.#settling.movedTo(situation));
  }

  #follow(changed: string[], settle: () => ReadonlySet<string>): void {
    const offeredBefore = new Map([...this.#settling.rules.offeredBy.keys()].map((id) => [id, this.withdrawn(id)]));
    const moved = settle();
    for (const fieldId of moved) if (this.#settling.calculator.calculates(fieldId)) changed.push(fieldId);
    const seen = this.#applyAgain([...changed, ...moved]);
    for (const fieldId of new Set([...changed, ...moved])) this.#checkAgain(fieldId);
    // Why a calculation has no value may be another reason now.
    const readers = changed.flatMap((fieldId) => [...(this.#settling.calculator.plan.readers.get(fieldId) ?? [])]);
    this.#subscriptions.notify([...changed, ...moved, ...readers]);
    for (const listener of this.#valuesListeners) listener(changed, this);
    const cleared = [...offeredBefore].flatMap(([fieldId, before]) =>
      this.withdrawn(fieldId).some((each) => !before.includes(each)) ? (this.#fields.get(fieldId) ?? []) : [],
    );
    if (seen.shown.length + seen.hidden.length + cleared.length > 0)
      for (const listener of this.#rulesListeners) listener({ ...seen, cleared });
  }

  #applyAgain(fieldIds: readonly string[]): { shown: Field[]; hidden: Field[] } {
    const shown: Field[] = [];
    const hidden: Field[] = [];
    for (const fieldId of new Set(fieldIds)) {
      const before = this.#fields.get(fieldId);
      this.#apply(fieldId);
      const after = this.#fields.get(fieldId);
      if (!before || !after || before.visible === after.visible) continue;
      (after.visible ? shown : hidden).push(after);
    }
    const body = this.#applied();
    if (body !== this.#body) {
      this.#body = body;
      this.#subscriptions.notify([BODY]);
    }
    return { shown, hidden };
  }

  /** A complaint goes as soon as its cause is gone. */
  #checkAgain(fieldId: string): void {
    const field = this.#fields.get(fieldId);
    if (!field || !this.#problems.has(fieldId)) return;
    const found = this.#complaints(field);
    if (found.length > 0) this.#problems.set(fieldId, found);
    else this.#problems.delete(fieldId);
  }

  /** Of a field whose problems are the service's or a check's; a calculation adds its own. */
  readonly problems = (fieldId: string): readonly FieldProblem[] => this.#problems.get(fieldId) ?? NONE;

  readonly calculationProblem = (fieldId: string) => this.#settling.calculator.problemNow(fieldId, this.value);

  /** Replaces all: what is not named has none. */
  setProblems(byField: Readonly<Record<string, readonly FieldProblem[]>>): void {
    const before = [...this.#problems.keys()];
    this.#problems.clear();
    for (const [fieldId, problems] of Object.entries(byField))
      if (problems.length > 0) this.#problems.set(fieldId, problems);
    this.#subscriptions.notify([...before, ...this.#problems.keys()]);
  }

  setFieldProblems(fieldId: string, problems: readonly FieldProblem[]): void {
    if (problems.length > 0) this.#problems.set(fieldId, problems);
    else if (!this.#problems.delete(fieldId)) return;
    this.#subscriptions.notify([fieldId]);
  }

  /** Checks these fields as they would be checked on submitting, whole or as they are; tells whether all is well. */
  check(fieldIds: Iterable<string>, isWhole = true): boolean {
    let isWell = true;
    for (const fieldId of fieldIds) {
      const field = this.#fields.get(fieldId);
      if (!field) continue;
      const found = this.#complaints(field, isWhole);
      if (found.length > 0) isWell = false;
      this.setFieldProblems(fieldId, found);
    }
    return isWell;
  }

  #complaints(field: Field, isWhole = true): readonly Complaint[] {
    const unread = this.unread(field.id);
    if (unread.length > 0) return unread;
    const found = checkFieldValue(this.#strict(field), this.value(field.id), isWhole);
    return found.length > 0 || liesUnderAbove(field, this.entered) ? found : [complaint("notUnderAbove")];
  }

  /** What stands in a field but is not kept, because it can't be read: it is no answer. */
  readonly unread = (fieldId: string): readonly Complaint[] => this.#unread.get(fieldId) ?? [];

  setUnread(fieldId: string, found: readonly Complaint[]): void {
    if (sameJson(found, this.unread(fieldId))) return;
    this.#unread.set(fieldId, found);
    this.#checkAgain(fieldId);
    this.#subscriptions.notify([fieldId]);
    for (const listener of this.#valuesListeners) listener([], this);
  }

  #strict(field: Field): Field {
    return offered(field, this.#settling.standings.get(field.id)?.optionIds ?? null);
  }

  readonly saved = (fieldId: string): SavedState => this.#saved.get(fieldId) ?? "saved";

  setSaved(fieldIds: Iterable<string>, state: SavedState): void {
    const changed = [...fieldIds].filter((fieldId) => this.saved(fieldId) !== state);
    for (const fieldId of changed) this.#saved.set(fieldId, state);
    this.#subscriptions.notify(changed);
  }

  readonly file = (fileId: string): FileLink | undefined => this.#files.get(fileId);

  /** Links expire: a fresh set may come at any time. */
  addFiles(files: Iterable<FileLink>): void {
    const ids: string[] = [];
    for (const file of files) {
      this.#files.set(file.fileId, file);
      ids.push(fileKey(file.fileId));
    }
    this.#subscriptions.notify(ids);
  }

  readonly subscribeFile = (fileId: string, listener: () => void): (() => void) =>
    this.#subscriptions.subscribe(fileKey(fileId), listener);
}

const BODY = "body";
const NONE: readonly FieldProblem[] = [];
const NO_IDS: readonly string[] = [];

function fileKey(fileId: string): string {
  return `file/${fileId}`;
}
