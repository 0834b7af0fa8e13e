import type { Body, CommonSetting, Field } from "../body/types";
import { rulesOf, settingOf } from "../fields/registry";
import { chosenIn, type SelectionSetting } from "../fields/selection/selection";
import { sameJson } from "../json-guard";
import { Calculator, type ValueIn } from "../values/calculator";
import { holds, holdsBetween, type Subject } from "./compare";
import { type Group, isComparison, type NestedCondition, SUBJECTS, subjectOf } from "./model";
import { type Applied, Rules } from "./rules";
import { isSo, NOWHERE, type Situation } from "./situation";

/** What rules make of a field. */
export interface FieldStanding {
  visible: boolean;
  required: boolean;
  readonly: boolean;
  /** By a rule of its own, of its page or of what it stands in: what was entered there does not count. */
  isHidden: boolean;
  /** The options that are offered; null: all. */
  optionIds: readonly number[] | null;
  /** It has the value that a rule gives it, whatever was entered. */
  isGiven: boolean;
}

/** What a form asks and holds: all of it once, then only what a change reaches. */
export class Settling {
  readonly rules: Rules;
  readonly calculator: Calculator;
  /** Of every field that some rule names, by itself or with its page. */
  readonly standings = new Map<string, FieldStanding>();
  readonly #entered: ValueIn;
  #situation: Situation;
  /** What counts, where it may be another than what was entered: of ruled fields and calculations. */
  readonly #counted = new Map<string, unknown>();
  readonly #given = new Set<string>();
  readonly #withdrawn = new Map<string, readonly number[]>();
  readonly #held = new Map<number, boolean>();
  readonly #settings = new Map<string, CommonSetting>();
  readonly #positions: ReadonlyMap<string, number>;

  constructor(body: Body, entered: ValueIn, situation: Situation = NOWHERE) {
    this.#situation = situation;
    this.rules = new Rules(body);
    this.calculator = new Calculator(this.rules.plan);
    this.#entered = entered;
    const { order, endless, plan } = this.rules;
    // What waits for a rule that never can be worked out is computed from what is entered.
    const late = plan.order.filter((fieldId) => endless.has(fieldId));
    this.#positions = new Map([...order, ...late].map((fieldId, position) => [fieldId, position]));
    for (const fieldId of plan.settings.keys()) this.#counted.set(fieldId, null);
    for (const fieldId of this.#positions.keys()) this.#settle(fieldId);
    for (const fieldId of new Set([...this.rules.shownBy.keys(), ...this.rules.ofFields.keys()]))
      this.standings.set(fieldId, this.#standing(fieldId));
    for (const at of this.rules.conditions.keys()) this.holds(at);
  }

  /** What counts of a field: of a hidden one nothing, of one that a rule fills in its value. */
  readonly counted: ValueIn = (fieldId) =>
    this.#counted.has(fieldId) ? this.#counted.get(fieldId) : this.#entered(fieldId);

  /** The options that were chosen in a field and are not offered any more: they do not count. */
  readonly withdrawn = (fieldId: string): readonly number[] => this.#withdrawn.get(fieldId) ?? NO_OPTIONS;

  /** The same after the form is somewhere else, filled in by somebody else, or on another day. */
  movedTo(situation: Situation): Set<string> {
    this.#situation = situation;
    return this.after(SUBJECTS.map((subject) => `@${subject}`));
  }

  /** Which fields have another value or standing, after these were entered anew. */
  after(changed: Iterable<string>): Set<string> {
    const touched = new Set(changed);
    const moved = new Set<string>();
    const looked = new Set<number>();
    const queue = new Queue(this.#positions);
    const spread = (fieldId: string) => {
      for (const reader of this.rules.readers.get(fieldId) ?? []) queue.add(reader);
      for (const at of this.rules.lookers.get(fieldId) ?? []) {
        looked.add(at);
        this.#held.delete(at);
      }
    };
    for (const fieldId of touched) {
      // It may itself be hidden or filled in by a rule.
      queue.add(fieldId);
      spread(fieldId);
    }
    for (let fieldId = queue.next(); fieldId !== undefined; fieldId = queue.next()) {
      const before = this.counted(fieldId);
      this.#settle(fieldId);
      if (Object.is(before, this.counted(fieldId))) continue;
      moved.add(fieldId);
      spread(fieldId);
    }
    const targets = new Set<string>();
    for (const at of looked) for (const fieldId of this.rules.targets[at] ?? []) targets.add(fieldId);
    for (const fieldId of targets) {
      const standing = this.#standing(fieldId);
      if (isSame(standing, this.standings.get(fieldId))) continue;
      this.standings.set(fieldId, standing);
      moved.add(fieldId);
    }
    return moved;
  }

  /** Whether the condition at a place in the form's list holds. */
  holds(at: number): boolean {
    const known = this.#held.get(at);
    if (known !== undefined) return known;
    const condition = this.rules.conditions[at];
    const found = condition ? this.meets(condition) : false;
    this.#held.set(at, found);
    return found;
  }

  /** A group of nothing says nothing, and is never met. */
  meets(group: Group | NestedCondition): boolean {
    const parts = group.nestedConditions ?? [];
    if (parts.length === 0) return isComparison(group) && this.#compares(group);
    return group.logicType === "or" ? parts.some((part) => this.meets(part)) : parts.every((part) => this.meets(part));
  }

  #compares(part: NestedCondition): boolean {
    const { fieldCondition, comparisonCondition } = part;
    if (comparisonCondition && subjectOf(part)) return isSo(this.#situation, comparisonCondition);
    const subject = this.#subject(fieldCondition?.fieldId ?? "");
    if (!subject || !comparisonCondition) return false;
    const { fieldState } = comparisonCondition;
    const { otherFieldId, withToday } = fieldState;
    if (!otherFieldId && !withToday) return holds(subject.rules, subject.setting, subject.value, fieldState);
    const other = withToday ? this.#situation.today : this.#subject(otherFieldId ?? "");
    return other !== null && holdsBetween(subject, other, fieldState);
  }

  #subject(fieldId: string): Subject | null {
    const field = this.rules.plan.fields.get(fieldId);
    const rules = field && rulesOf(field.type);
    return field && rules ? { rules, setting: this.#settingOf(field), value: this.counted(fieldId) } : null;
  }

  #settingOf(field: Field): CommonSetting {
    const known = this.#settings.get(field.id) ?? settingOf(field);
    this.#settings.set(field.id, known);
    return known;
  }

  #settle(fieldId: string): void {
    if (this.calculator.calculates(fieldId)) {
      this.#counted.set(fieldId, this.calculator.compute(fieldId, this.counted));
      return;
    }
    let value: unknown;
    let isGiven = false;
    for (const { at, outcome } of this.rules.valuedBy.get(fieldId) ?? [])
      if (this.holds(at)) {
        value = outcome.value ?? null;
        isGiven = true;
      }
    if (isGiven) this.#given.add(fieldId);
    else this.#given.delete(fieldId);
    this.#withdrawn.delete(fieldId);
    if (!this.#isShown(fieldId)) this.#counted.set(fieldId, null);
    else if (this.#withdraw(fieldId, isGiven ? value : this.#entered(fieldId))) return;
    else if (isGiven) this.#counted.set(fieldId, value);
    else this.#counted.delete(fieldId);
  }

  /** What is chosen and no longer offered does not count. */
  #withdraw(fieldId: string, value: unknown): boolean {
    const optionIds = this.#offered(this.rules.offeredBy.get(fieldId) ?? []);
    const field = this.rules.plan.fields.get(fieldId);
    const rules = field && rulesOf(field.type);
    if (optionIds === null || !field || value === null || value === undefined || !rules?.hasShape?.(value))
      return false;
    const chosen = chosenIn(value);
    const known = new Set((this.#settingOf(field) as SelectionSetting).options.map(({ id }) => id));
    const withdrawn = chosen.filter((each) => known.has(each) && !optionIds.includes(each));
    if (withdrawn.length === 0) return false;
    const left = { ...(value as object), selected: chosen.filter((each) => !withdrawn.includes(each)) };
    this.#withdrawn.set(fieldId, withdrawn);
    // The same object as long as it says the same: whoever draws it is told of changes alone.
    const before = this.#counted.get(fieldId) ?? null;
    const after = rules.isEmpty(left) ? null : left;
    this.#counted.set(fieldId, sameJson(before, after) ? before : after);
    return true;
  }

  /** Of rules that hold the last one counts. */
  #offered(rules: readonly Applied[]): readonly number[] | null {
    const last = rules.findLast(({ at, outcome }) => outcome.type === "options" && this.holds(at));
    return last ? (last.outcome.optionIds ?? []) : null;
  }

  #isShown(fieldId: string): boolean {
    if (this.rules.endless.has(fieldId)) return true;
    return (this.rules.shownBy.get(fieldId) ?? []).every((rules) => this.#isShownBy(rules));
  }

  /** Who may be shown is hidden until it is; the last rule that holds counts. */
  #isShownBy(rules: readonly Applied[]): boolean {
    const last = rules.findLast(({ at }) => this.holds(at));
    return last ? last.outcome.type === "show" : rules.every(({ outcome }) => outcome.type !== "show");
  }

  #standing(fieldId: string): FieldStanding {
    const field = this.rules.plan.fields.get(fieldId) as Field;
    let { required, readonly } = field;
    const rules = this.rules.ofFields.get(fieldId) ?? [];
    for (const { at, outcome } of rules) {
      if (!this.holds(at)) continue;
      const { type } = outcome;
      if (type === "require" || type === "optional") required = type === "require";
      if (type === "readonly" || type === "editable") readonly = type === "readonly";
    }
    const isHidden = !this.#isShown(fieldId);
    const isGiven = this.#given.has(fieldId);
    const visible = (field.visible || this.rules.may(fieldId, "show")) && !isHidden;
    return { visible, required, readonly: readonly || isGiven, isHidden, optionIds: this.#offered(rules), isGiven };
  }
}

const NO_OPTIONS: readonly number[] = [];

function isSame(one: FieldStanding, other: FieldStanding | undefined): boolean {
  return (
    other !== undefined &&
    one.visible === other.visible &&
    one.required === other.required &&
    one.readonly === other.readonly &&
    one.isHidden === other.isHidden &&
    one.optionIds === other.optionIds &&
    one.isGiven === other.isGiven
  );
}

/** What is to be worked out again, each after those it waits for. */
class Queue {
  readonly #positions: ReadonlyMap<string, number>;
  readonly #waiting: number[] = [];
  readonly #known = new Set<number>();
  readonly #ids: readonly string[];

  constructor(positions: ReadonlyMap<string, number>) {
    this.#positions = positions;
    this.#ids = [...positions.keys()];
  }

  add(fieldId: string): void {
    const position = this.#positions.get(fieldId);
    if (position === undefined || this.#known.has(position)) return;
    this.#known.add(position);
    // What is added waits for what was taken: it lies behind it.
    const at = this.#waiting.findIndex((each) => each > position);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, position);
  }

  next(): string | undefined {
    const position = this.#waiting.shift();
    return position === undefined ? undefined : this.#ids[position];
  }
}
