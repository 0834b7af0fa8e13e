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
import { type Atom, atom, atoms, type PrimitiveAtom, type Setter, together } from "../state";
import type { FieldValues } from "../values/calculator";
import { askedIn, checkFieldValue } from "../values/check";
import { FieldAtoms, type SavedState } from "./field-atoms";
import type { FileLink } from "./files";
import { asAskedOfVisitors } from "./visiting";

export interface FillStoreOptions {
  body: Body;
  /** What is not named is empty. Absent: the fields' own values, which are the defaults of a template. */
  values?: FieldValues;
  files?: Iterable<FileLink>;
  /** Absent: nobody knows, and rules that ask about it do not apply. */
  situation?: Situation;
  /** Filled in by who came by a link. */
  byVisitor?: boolean;
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

/** What is being filled in, in atoms of each field: a thousand fields on a page do not draw for one keystroke. */
export class FillStore {
  readonly #base: Body;
  readonly #bases: ReadonlyMap<string, Field>;
  readonly #settling: Settling;
  readonly #asked: (field: Field) => Field;
  readonly #atoms = new Map<string, FieldAtoms>();
  readonly #files = new Map<string, PrimitiveAtom<FileLink | undefined>>();
  /** The form as rules make it now. */
  readonly bodyAtom: PrimitiveAtom<Body>;
  /** How often values were entered and rules followed them. */
  readonly #settledAtom = atom(0);
  readonly #below: ReadonlyMap<string, readonly string[]>;
  readonly #valuesListeners = new Set<ValuesListener>();
  readonly #rulesListeners = new Set<RulesListener>();

  constructor({ body, values, files = [], situation, byVisitor }: FillStoreOptions) {
    const places = [...placesOf(body)];
    this.#base = body;
    this.#asked = byVisitor ? asAskedOfVisitors : (field) => field;
    for (const { field } of places)
      this.#atoms.set(field.id, new FieldAtoms(field.id, this, (values ? values[field.id] : field.value) ?? null));
    for (const file of files) this.#files.set(file.fileId, atom<FileLink | undefined>(file));
    this.#below = belowOf(places.map(({ field }) => field));
    this.#settling = new Settling(body, this.entered, situation);
    const { rules } = this.#settling;
    // Where a rule may show what a field stands in, the rule decides.
    const mayBeSeen = (holder: Field) => (rules.may(holder.id, "show") ? { ...holder, visible: true } : holder);
    this.#bases = new Map(
      places.map(({ field, holders }) => [field.id, this.#asked(askedIn(field, holders.map(mayBeSeen)))]),
    );
    for (const [fieldId, base] of this.#bases) atoms.set(this.of(fieldId).fieldAtom, base);
    for (const fieldId of this.#settling.standings.keys()) this.#apply(fieldId, atoms.set);
    this.bodyAtom = atom(this.#applied());
  }

  /** What is known of a field; of one that the form does not have as well, so that nobody need ask whether it does. */
  of(fieldId: string): FieldAtoms {
    const known = this.#atoms.get(fieldId) ?? new FieldAtoms(fieldId, this, null);
    this.#atoms.set(fieldId, known);
    return known;
  }

  /** Told after every change of values; this is where saving is hooked in. */
  readonly onValues = (listener: ValuesListener): (() => void) => {
    this.#valuesListeners.add(listener);
    return () => this.#valuesListeners.delete(listener);
  };

  /** What people entered, whether it counts now or not. */
  readonly entered = (fieldId: string): unknown => atoms.get(this.of(fieldId).enteredAtom);

  readonly value = (fieldId: string): unknown => {
    const isCleared = this.withdrawn(fieldId).length > 0;
    return isCleared ? (this.#settling.counted(fieldId) ?? null) : this.submitted(fieldId);
  };

  readonly submitted = (fieldId: string): unknown => {
    const isTold = this.#settling.calculator.calculates(fieldId) || this.#settling.standings.get(fieldId)?.isGiven;
    return (isTold ? this.#settling.counted(fieldId) : this.entered(fieldId)) ?? null;
  };

  readonly body = (): Body => atoms.get(this.bodyAtom);

  isOf(body: Body): boolean {
    return body === this.#base;
  }

  readonly onRules = (listener: RulesListener): (() => void) => {
    this.#rulesListeners.add(listener);
    return () => this.#rulesListeners.delete(listener);
  };

  readonly isHidden = (fieldId: string): boolean => this.#settling.standings.get(fieldId)?.isHidden ?? false;

  /** Fields that rules hide though something was entered there: it is kept, and not submitted. */
  hiddenEntries(): Field[] {
    return this.#fields().filter((field) => {
      const value = this.entered(field.id);
      if (value === null || !this.isHidden(field.id) || !isEntered(field)) return false;
      return !(rulesOf(field.type)?.isEmpty(value) ?? true);
    });
  }

  readonly withdrawn = (fieldId: string): readonly number[] => this.#settling.withdrawn(fieldId);

  /** Of a field of options those that are offered, and those that are chosen though they no longer are. */
  offeredIn(field: Field, value: unknown): Field {
    return offered(field, this.#settling.standings.get(field.id)?.optionIds ?? null, chosenIn(value));
  }

  /** Whether a rule applies now, by its place in the form's list; and one part of it. */
  readonly ruleHolds = (at: number): boolean => this.#settling.holds(at);
  readonly partHolds = (part: NestedCondition): boolean => this.#settling.meets({ nestedConditions: [part] });

  /** What the form as a whole comes to, read again after every change; keep the atom as long as it is drawn. */
  following<Made>(read: () => Made): Atom<Made> {
    return atom((get) => {
      get(this.#settledAtom);
      return read();
    });
  }

  #applied(): Body {
    return appliedBody(this.#base, (field) => this.field(field.id) ?? field);
  }

  #fields(): Field[] {
    return [...this.#bases.keys()].flatMap((fieldId) => this.field(fieldId) ?? []);
  }

  #apply(fieldId: string, set: Setter): void {
    const [base, standing] = [this.#bases.get(fieldId), this.#settling.standings.get(fieldId)];
    if (base && standing)
      set(this.of(fieldId).fieldAtom, this.#asked(appliedField(base, standing, this.#settling, this.entered(fieldId))));
  }

  readonly field = (fieldId: string): Field | undefined => atoms.get(this.of(fieldId).fieldAtom);

  /** Every value that is there, as the service takes them. */
  values(): Record<string, unknown> {
    const present = [...this.#bases.keys()].map((fieldId) => [fieldId, this.value(fieldId)] as const);
    return Object.fromEntries(present.filter(([, value]) => value !== null));
  }

  /** As somebody enters it: what was chosen below and does not lie under it goes. */
  setValue(fieldId: string, value: unknown): void {
    const gone = this.#noLongerUnder(fieldId, value);
    together((set) => {
      set(this.of(fieldId).goneWithAboveAtom, []);
      for (const each of gone)
        set(
          this.of(each).goneWithAboveAtom,
          listedIn(this.entered(each)).map(({ label }) => label),
        );
    });
    this.setValues({ [fieldId]: value, ...Object.fromEntries(gone.map((each) => [each, null])) });
    const cleared = gone.flatMap((each) => this.field(each) ?? []);
    if (cleared.length > 0) for (const listener of this.#rulesListeners) listener({ shown: [], hidden: [], cleared });
  }

  #noLongerUnder(fieldId: string, value: unknown): string[] {
    const gone = new Set<string>();
    const valueIn = (id: string) => (id === fieldId ? value : gone.has(id) ? null : this.entered(id));
    for (const waiting = [...(this.#below.get(fieldId) ?? NO_IDS)]; waiting.length > 0; ) {
      const below = waiting.pop() as string;
      const field = this.field(below);
      if (!field || gone.has(below) || below === fieldId || liesUnderAbove(field, valueIn)) continue;
      gone.add(below);
      waiting.push(...(this.#below.get(below) ?? NO_IDS));
    }
    return [...gone];
  }

  /** Several at once, e.g. what somebody else saved meanwhile. */
  setValues(values: FieldValues): void {
    const changed = Object.keys(values).filter((fieldId) => {
      const isTaken = this.#bases.has(fieldId) && !this.#settling.calculator.calculates(fieldId);
      return isTaken && !Object.is(this.entered(fieldId), values[fieldId] ?? null);
    });
    if (changed.length === 0) return;
    this.#follow(changed, (set) => {
      for (const fieldId of changed) set(this.of(fieldId).enteredAtom, values[fieldId] ?? null);
      return this.#settling.after(changed);
    });
  }

  /** It is filled in elsewhere, by somebody else, or the day is over. */
  setSituation(situation: Situation): void {
    this.#follow([], () => this.#settling.movedTo(situation));
  }

  #follow(entered: readonly string[], settle: (set: Setter) => ReadonlySet<string>): void {
    const offeredBefore = new Map([...this.#settling.rules.offeredBy.keys()].map((id) => [id, this.withdrawn(id)]));
    const { changed, seen } = together((set) => {
      const moved = settle(set);
      const changed = [...entered, ...[...moved].filter((fieldId) => this.#settling.calculator.calculates(fieldId))];
      const reached = new Set([...changed, ...moved]);
      // Why a calculation has no value may be another reason now.
      const readers = changed.flatMap((fieldId) => [...(this.#settling.calculator.plan.readers.get(fieldId) ?? [])]);
      for (const fieldId of new Set([...reached, ...readers])) set(this.of(fieldId).settledAtom, (times) => times + 1);
      const seen = this.#applyAgain(reached, set);
      for (const fieldId of reached) this.#checkAgain(fieldId, set);
      set(this.#settledAtom, (times) => times + 1);
      return { changed, seen };
    });
    for (const listener of this.#valuesListeners) listener(changed, this);
    const cleared = [...offeredBefore].flatMap(([fieldId, before]) =>
      this.withdrawn(fieldId).some((each) => !before.includes(each)) ? (this.field(fieldId) ?? []) : [],
    );
    if (seen.shown.length + seen.hidden.length + cleared.length > 0)
      for (const listener of this.#rulesListeners) listener({ ...seen, cleared });
  }

  #applyAgain(fieldIds: Iterable<string>, set: Setter): { shown: Field[]; hidden: Field[] } {
    const shown: Field[] = [];
    const hidden: Field[] = [];
    for (const fieldId of fieldIds) {
      const before = this.field(fieldId);
      this.#apply(fieldId, set);
      const after = this.field(fieldId);
      if (!before || !after || before.visible === after.visible) continue;
      (after.visible ? shown : hidden).push(after);
    }
    set(this.bodyAtom, this.#applied());
    return { shown, hidden };
  }

  /** A complaint goes as soon as its cause is gone. */
  #checkAgain(fieldId: string, set: Setter): void {
    const field = this.field(fieldId);
    if (field && this.problems(fieldId).length > 0) set(this.of(fieldId).problemsAtom, this.#complaints(field));
  }

  readonly problems = (fieldId: string): readonly FieldProblem[] => atoms.get(this.of(fieldId).problemsAtom);

  readonly calculationProblem = (fieldId: string) => this.#settling.calculator.problemNow(fieldId, this.value);

  /** Replaces all: what is not named has none. */
  setProblems(byField: Readonly<Record<string, readonly FieldProblem[]>>): void {
    together((set) => {
      for (const fieldId of new Set([...this.#atoms.keys(), ...Object.keys(byField)]))
        this.#setProblems(fieldId, byField[fieldId] ?? NONE, set);
    });
  }

  setFieldProblems(fieldId: string, problems: readonly FieldProblem[]): void {
    this.#setProblems(fieldId, problems, atoms.set);
  }

  #setProblems(fieldId: string, problems: readonly FieldProblem[], set: Setter): void {
    set(this.of(fieldId).problemsAtom, (before) => (before.length + problems.length === 0 ? before : problems));
  }

  /** Checks these fields as they would be checked on submitting, whole or as they are; tells whether all is well. */
  check(fieldIds: Iterable<string>, isWhole = true): boolean {
    let isWell = true;
    for (const fieldId of fieldIds) {
      const field = this.field(fieldId);
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

  readonly unread = (fieldId: string): readonly Complaint[] => atoms.get(this.of(fieldId).unreadAtom);

  setUnread(fieldId: string, found: readonly Complaint[]): void {
    if (sameJson(found, this.unread(fieldId))) return;
    together((set) => {
      set(this.of(fieldId).unreadAtom, found);
      this.#checkAgain(fieldId, set);
    });
    for (const listener of this.#valuesListeners) listener([], this);
  }

  #strict(field: Field): Field {
    return offered(field, this.#settling.standings.get(field.id)?.optionIds ?? null);
  }

  readonly saved = (fieldId: string): SavedState => atoms.get(this.of(fieldId).savedAtom);

  setSaved(fieldIds: Iterable<string>, saved: SavedState): void {
    together((set) => {
      for (const fieldId of fieldIds) set(this.of(fieldId).savedAtom, saved);
    });
  }

  fileAtom(fileId: string): PrimitiveAtom<FileLink | undefined> {
    const known = this.#files.get(fileId) ?? atom<FileLink | undefined>(undefined);
    this.#files.set(fileId, known);
    return known;
  }

  readonly file = (fileId: string): FileLink | undefined => atoms.get(this.fileAtom(fileId));

  /** Links expire: a fresh set may come at any time. */
  addFiles(files: Iterable<FileLink>): void {
    together((set) => {
      for (const file of files) set(this.fileAtom(file.fileId), file);
    });
  }
}

const NONE: readonly FieldProblem[] = [];
const NO_IDS: readonly string[] = [];
