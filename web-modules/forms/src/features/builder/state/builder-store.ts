import {
  type Body,
  type BodyIndex,
  type Condition,
  columnsAmong,
  conditionsOf,
  type Field,
  fieldsOf,
  indexBody,
  structureProblems,
} from "@groundwork/formwork/rules";
import { type Atom, atom, atoms, type PrimitiveAtom } from "../../../state";
import { besideInPanel, changeField, duplicateField, insertField, moveField, moveRow } from "../model/fields";
import { begin, GROUP_MS, type History, push, redo, undo } from "../model/history";
import { addPage, movePage, removePage, renamePage, shiftPage } from "../model/pages";
import { findField, holds, idsWithin, outermostOf, positionOf } from "../model/places";
import { movedRule, withCopiedTargets, withoutTargets, withRules } from "../model/rules";
import { type Shift, shiftField, shiftRow } from "../model/shifts";
import { moveEdge, setRowHeight } from "../model/sizes";
import { below, endOf, type Spot } from "../model/spots";

interface Moment {
  body: Body;
  /** The field one works at. */
  selectedId: string | null;
}

/** Whether a field is selected: as the one that is set up, or besides. */
export type Chosen = "first" | "also" | null;

interface Step {
  /** What changes of the same name within half a second are joined to. */
  group?: string | undefined;
  select?: string | null;
  /** Whether the structure may have become wrong; then it is looked at before the change counts. */
  isStructural?: boolean;
}

/** The form that is being built, in atoms: whoever draws a part of it is told of that part alone. */
export class BuilderStore {
  readonly #historyAtom: PrimitiveAtom<History<Moment>>;
  readonly bodyAtom = atom((get) => get(this.#historyAtom).present.body);
  readonly selectedIdAtom = atom((get) => get(this.#historyAtom).present.selectedId);
  readonly canUndoAtom = atom((get) => get(this.#historyAtom).past.length > 0);
  readonly canRedoAtom = atom((get) => get(this.#historyAtom).future.length > 0);
  /** What is selected besides, to be copied, cut or deleted together. */
  readonly #alsoAtom = atom<readonly string[]>([]);
  readonly #chosenAtoms = new Map<string, Atom<Chosen>>();
  /** Where fields stand, made once a body. */
  readonly #indexAtom = atom((get) => {
    const body = get(this.bodyAtom);
    return { places: indexBody(body), columns: columnsAmong(fieldsOf(body)) };
  });
  #lastGroup: string | null = null;
  #lastAt = 0;
  /** The page one went to after the field that is selected. */
  #pageId: string | null = null;
  readonly #clock: () => number;

  /** The form is only looked at: nothing changes it. */
  readonly isFixed: boolean;

  constructor(body: Body, clock: () => number = () => performance.now(), isFixed = false) {
    this.isFixed = isFixed;
    this.#historyAtom = atom(begin<Moment>({ body, selectedId: null }));
    this.#clock = clock;
  }

  chosenAtom(id: string): Atom<Chosen> {
    const made = () =>
      atom<Chosen>((get) => {
        if (get(this.selectedIdAtom) === id) return "first";
        return get(this.#alsoAtom).includes(id) ? "also" : null;
      });
    const known = this.#chosenAtoms.get(id) ?? made();
    this.#chosenAtoms.set(id, known);
    return known;
  }

  get #history(): History<Moment> {
    return atoms.get(this.#historyAtom);
  }

  readonly onBody = (listener: () => void): (() => void) => atoms.sub(this.bodyAtom, listener);
  readonly body = (): Body => atoms.get(this.bodyAtom);
  readonly selectedId = (): string | null => atoms.get(this.selectedIdAtom);
  readonly isSelected = (id: string): boolean => this.selectedId() === id;
  readonly selected = (): Field | null => {
    const id = this.selectedId();
    return id === null ? null : findField(this.body(), id);
  };
  /** Where one is: at a field, or at a page as such. */
  readonly at = () => ({ fieldId: this.#lastOf(this.selectedIds()), pageId: this.#pageId });
  readonly selectedIds = (): string[] =>
    [this.selectedId() ?? "", ...atoms.get(this.#alsoAtom)].filter((id) => this.index().has(id));
  /** Where a field has the focus: all that are selected, if it is one of them, else it alone. */
  readonly meantAt = (id: string): string[] => {
    const ids = this.selectedIds();
    return ids.includes(id) ? ids : [id];
  };
  readonly canUndo = (): boolean => atoms.get(this.canUndoAtom);
  readonly canRedo = (): boolean => atoms.get(this.canRedoAtom);

  /** One is at a page as such, e.g. names it; until a field is selected. */
  standOn(pageId: string): void {
    this.#pageId = pageId;
  }

  selectAlso(fieldIds: readonly string[]): void {
    atoms.set(this.#alsoAtom, fieldIds);
  }

  #lastOf(fieldIds: readonly string[]): string | null {
    return [...this.index().keys()].findLast((id) => fieldIds.includes(id)) ?? null;
  }

  select(fieldId: string | null): void {
    this.#pageId = null;
    this.selectAlso([]);
    this.#settle({ ...this.#history, present: { ...this.#history.present, selectedId: fieldId } });
  }

  undo(): void {
    this.#lastGroup = null;
    this.#settle(undo(this.#history));
  }

  redo(): void {
    this.#lastGroup = null;
    this.#settle(redo(this.#history));
  }

  /** Where something new goes without being told: on the page one is at, else below what is selected, in its panel too, else at the end. */
  spotForNew(type: string): Spot {
    if (this.body().some((page) => page.id === this.#pageId)) return endOf(this.body(), this.#pageId);
    const selectedId = this.selectedId() ?? "";
    const inPanel = besideInPanel(this.body(), selectedId, type);
    if (inPanel) return inPanel;
    const at = positionOf(this.body(), outermostOf(this.body(), selectedId));
    const row = at && this.body()[at.page]?.components[at.row];
    return row ? below(this.body(), row.id) : endOf(this.body());
  }

  add(field: Field, spot: Spot = this.spotForNew(field.type)): boolean {
    return this.#change((body) => insertField(body, field, spot), { select: field.id, isStructural: true });
  }

  moveField(fieldId: string, spot: Spot): boolean {
    return this.#change((body) => moveField(body, fieldId, spot), { select: fieldId, isStructural: true });
  }

  moveRow(rowId: string, spot: Spot): boolean {
    return this.#change((body) => moveRow(body, rowId, spot), { isStructural: true });
  }

  shift(fieldId: string, shift: Shift): boolean {
    return this.#change((body) => shiftField(body, fieldId, shift), { select: fieldId, isStructural: true });
  }

  shiftRow(rowId: string, by: -1 | 1): boolean {
    return this.#change((body) => shiftRow(body, rowId, by), { isStructural: true });
  }

  duplicate(fieldId: string): boolean {
    const made = duplicateField(this.body(), fieldId);
    const original = findField(this.body(), fieldId);
    const body =
      made.field && original ? withCopiedTargets(made.body, idsWithin(original), idsWithin(made.field)) : made.body;
    return this.#change(() => body, { select: made.field?.id ?? null, isStructural: true });
  }

  change(fieldId: string, change: Partial<Field>): void {
    const what = Object.keys(change).sort().join();
    this.#change((body) => changeField(body, fieldId, change), { group: `${fieldId}/${what}` });
  }

  /** What the settings made of a field. Only as much of it as they may change. */
  setUp(field: Field): void {
    const { setting, required, readonly, visible, value, name, components } = field;
    const change = { setting, required, readonly, visible, value, name, components };
    const before = findField(this.body(), field.id);
    const left = new Set(idsWithin(field));
    const gone = before ? idsWithin(before).filter((id) => !left.has(id)) : [];
    this.#change((body) => withoutTargets(changeField(body, field.id, change), new Set(gone)), {
      group: `${field.id}/settings`,
      isStructural: components !== before?.components,
    });
  }

  addPage(): string | null {
    const { body, page } = addPage(this.body());
    return this.#change(() => body, { isStructural: true }) ? page.id : null;
  }

  renamePage(pageId: string, name: string): void {
    this.standOn(pageId);
    this.#change((body) => renamePage(body, pageId, name), { group: `${pageId}/name` });
  }

  removePage(pageId: string): boolean {
    return this.#change((body) => removePage(body, pageId), { isStructural: true });
  }

  movePage(pageId: string, before: string | null): boolean {
    return this.#change((body) => movePage(body, pageId, before), { isStructural: true });
  }

  shiftPage(pageId: string, by: -1 | 1): boolean {
    return this.#change((body) => shiftPage(body, pageId, by), { isStructural: true });
  }

  moveEdge(rowId: string, edge: number, drawn: readonly number[], by: number): void {
    this.#change((body) => moveEdge(body, rowId, edge, drawn, by), { group: `${rowId}/edge${edge}` });
  }

  setRowHeight(rowId: string, height: number | null, content: number): void {
    this.#change((body) => setRowHeight(body, rowId, height, content), { group: `${rowId}/height` });
  }

  addRule(rule: Condition): boolean {
    return this.#changeRules((rules) => [...rules, rule]);
  }

  /** `typed`: the text in it that is being written. Whatever else is changed is a step of its own. */
  changeRule(rule: Condition, typed?: string): boolean {
    return this.#changeRules((rules) => rules.map((each) => (each.id === rule.id ? rule : each)), typed);
  }

  removeRule(ruleId: string): boolean {
    return this.#changeRules((rules) => rules.filter((each) => each.id !== ruleId));
  }

  shiftRule(ruleId: string, by: -1 | 1): boolean {
    return this.#changeRules((rules) => movedRule(rules, ruleId, by));
  }

  #changeRules(make: (rules: readonly Condition[]) => readonly Condition[], group?: string): boolean {
    const change = (body: Body) => {
      const rules = conditionsOf(body);
      const made = make(rules);
      return made === rules ? body : withRules(body, made);
    };
    return this.#change(change, { group, isStructural: true });
  }

  /** What somebody else saved, or what was kept here. A step like any other: it can be undone. */
  replace(body: Body): void {
    this.#change(() => body, {});
  }

  /** What both made. Nothing leads back over it: it would take away what the other has saved. */
  beginWith(body: Body): void {
    this.#lastGroup = null;
    this.#settle(begin({ body, selectedId: this.#history.present.selectedId }));
  }

  /** Another body as one step, where its structure is right. */
  put(body: Body, select: string | null): boolean {
    return this.#change(() => body, { select, isStructural: true });
  }

  #change(make: (body: Body) => Body, { group, select, isStructural = false }: Step): boolean {
    if (this.isFixed) return false;
    const before = this.#history.present;
    const body = make(before.body);
    if (body === before.body) return false;
    if (isStructural && structureProblems(body).length > 0) return false;
    const now = this.#clock();
    const joins = group !== undefined && group === this.#lastGroup && now - this.#lastAt < GROUP_MS;
    this.#lastGroup = group ?? null;
    this.#lastAt = now;
    const selectedId = select === undefined ? before.selectedId : select;
    if (select !== undefined) {
      this.#pageId = null;
      this.selectAlso([]);
    }
    this.#settle(push(this.#history, { body, selectedId }, joins));
    return true;
  }

  #settle(history: History<Moment>): void {
    const { body, selectedId } = history.present;
    const isGone = selectedId !== null && body !== this.body() && !holds(body, selectedId);
    atoms.set(this.#historyAtom, isGone ? { ...history, present: { body, selectedId: null } } : history);
  }

  index(): BodyIndex {
    return atoms.get(this.#indexAtom).places;
  }

  /** The field of a column's id, or of its own. */
  ownerOf(id: string): string {
    return this.column(id)?.table.id ?? id;
  }

  column(id: string) {
    return atoms.get(this.#indexAtom).columns.get(id);
  }
}
