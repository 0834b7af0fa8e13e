import type { Body, Field } from "../body/types";
import { fieldsOf } from "../body/walk";
import type { FieldProblem } from "../fields/kind";
import { Calculator, type FieldValues } from "../values/calculator";
import { checkFieldValue } from "../values/check";
import type { FileLink } from "./files";
import { Subscriptions } from "./subscriptions";

export type SavedState = "saved" | "saving" | "unsaved" | "failed";

export interface FillStoreOptions {
  body: Body;
  /** What is not named is empty. Absent: the fields' own values, which are the defaults of a template. */
  values?: FieldValues;
  files?: Iterable<FileLink>;
}

/** Which fields have another value; calculated ones among them. */
export type ValuesListener = (fieldIds: readonly string[], store: FillStore) => void;

/** What is being filled in, field by field: whoever draws a field listens to that field only. */
export class FillStore {
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #calculator: Calculator;
  readonly #values = new Map<string, unknown>();
  readonly #problems = new Map<string, readonly FieldProblem[]>();
  readonly #saved = new Map<string, SavedState>();
  readonly #files = new Map<string, FileLink>();
  readonly #subscriptions = new Subscriptions();
  readonly #valuesListeners = new Set<ValuesListener>();

  constructor({ body, values, files = [] }: FillStoreOptions) {
    const fields = fieldsOf(body);
    this.#fields = new Map(fields.map((field) => [field.id, field]));
    for (const field of fields) this.#values.set(field.id, (values ? values[field.id] : field.value) ?? null);
    for (const file of files) this.#files.set(file.fileId, file);
    this.#calculator = new Calculator(body);
    for (const [fieldId, value] of this.#calculator.all(this.value)) this.#values.set(fieldId, value);
  }

  readonly subscribe = (fieldId: string, listener: () => void): (() => void) =>
    this.#subscriptions.subscribe(fieldId, listener);

  /** Told after every change of values; this is where saving is hooked in. */
  readonly onValues = (listener: ValuesListener): (() => void) => {
    this.#valuesListeners.add(listener);
    return () => this.#valuesListeners.delete(listener);
  };

  readonly value = (fieldId: string): unknown => this.#values.get(fieldId) ?? null;

  readonly field = (fieldId: string): Field | undefined => this.#fields.get(fieldId);

  /** Every value that is there, as the service takes them. */
  values(): Record<string, unknown> {
    const present = [...this.#values].filter(([, value]) => value !== null);
    return Object.fromEntries(present);
  }

  setValue(fieldId: string, value: unknown): void {
    this.setValues({ [fieldId]: value });
  }

  /** Several at once, e.g. what somebody else saved meanwhile. */
  setValues(values: FieldValues): void {
    const changed: string[] = [];
    for (const [fieldId, value] of Object.entries(values)) {
      if (!this.#fields.has(fieldId) || this.#calculator.calculates(fieldId)) continue;
      if (Object.is(this.value(fieldId), value ?? null)) continue;
      this.#values.set(fieldId, value ?? null);
      changed.push(fieldId);
    }
    if (changed.length === 0) return;
    for (const [fieldId, value] of this.#calculator.after(changed, this.value)) {
      if (this.value(fieldId) !== value) changed.push(fieldId);
      this.#values.set(fieldId, value);
    }
    for (const fieldId of changed) this.#checkAgain(fieldId);
    this.#subscriptions.notify(changed);
    for (const listener of this.#valuesListeners) listener(changed, this);
  }

  /** A complaint goes as soon as its cause is gone. */
  #checkAgain(fieldId: string): void {
    const field = this.#fields.get(fieldId);
    if (!field || !this.#problems.has(fieldId)) return;
    const found = checkFieldValue(field, this.value(fieldId));
    if (found.length > 0) this.#problems.set(fieldId, found);
    else this.#problems.delete(fieldId);
  }

  /** Of a field whose problems are the service's or a check's; a calculation adds its own. */
  readonly problems = (fieldId: string): readonly FieldProblem[] => this.#problems.get(fieldId) ?? NONE;

  readonly calculationProblem = (fieldId: string) => this.#calculator.problem(fieldId);

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
      const found = checkFieldValue(field, this.value(fieldId), isWhole);
      if (found.length > 0) isWell = false;
      this.setFieldProblems(fieldId, found);
    }
    return isWell;
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

const NONE: readonly FieldProblem[] = [];

function fileKey(fileId: string): string {
  return `file/${fileId}`;
}
