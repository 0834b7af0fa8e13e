import type { CommonSetting } from "../body/types";
import { isTime } from "../calendar";
import type { Compared, KindRules } from "../fields/kind";
import { parseNumber } from "../formula/arithmetic";
import { Decimal } from "../formula/decimal";
import { isSpan, type Operand } from "../formula/operand";
import type { FieldState, State } from "./model";
import { isOfPresence, STATES_OF, STATES_WITH_FIELDS } from "./states";

export { isOfPresence, STATES_OF, STATES_WITH_FIELDS };

export const ANSWERS = ["yes", "no", "na"] as const;
const NUMBER = /^-?[0-9]{1,15}(\.[0-9]{1,6})?$/;
const DAY = /^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$/;

export function comparedAs(
  rules: Pick<KindRules, "compared" | "comparedIn"> | undefined,
  setting?: CommonSetting,
): Compared {
  if (!rules) return "nothing";
  return (setting && rules.comparedIn?.(setting)) ?? rules.compared ?? "presence";
}

/** Whether it can be asked of the kind, and of such a value. */
export function fits(compared: Compared, asked: FieldState): boolean {
  const { state, value = null, named = [], otherFieldId = null, withToday = false } = asked;
  if (!STATES_OF[compared].includes(state)) return false;
  if (withToday && (compared !== "day" || otherFieldId !== null)) return false;
  const ofTwo = otherFieldId !== null || withToday;
  if (ofTwo || named.length > 0) {
    const isAlone = value === null && !(ofTwo && named.length > 0);
    return isAlone && (ofTwo ? areOfTwo(compared, state) : compared === "options" && !isOfPresence(state));
  }
  if (isOfPresence(state)) return value === null;
  return isValueOf(compared, value);
}

function areOfTwo(compared: Compared, state: State): boolean {
  return (STATES_WITH_FIELDS[compared] ?? []).includes(state);
}

function isValueOf(compared: Compared, value: FieldState["value"]): boolean {
  const isList = Array.isArray(value) && value.length > 0;
  switch (compared) {
    case "text":
      return typeof value === "string" && value.trim() !== "";
    case "number":
      return typeof value === "string" && NUMBER.test(value);
    case "day":
      return typeof value === "string" && DAY.test(value);
    case "time":
      return typeof value === "string" && isTime(value);
    case "options":
      return isList && typeof value[0] === "number";
    default:
      return isList && (value as readonly unknown[]).every((each) => (ANSWERS as readonly unknown[]).includes(each));
  }
}

/** Whether something holds of one field's value. What does not fit holds never: such a rule changes nothing. */
export function holds(rules: KindRules, setting: CommonSetting, value: unknown, asked: FieldState): boolean {
  const compared = comparedAs(rules, setting);
  if (!fits(compared, asked)) return false;
  const { state } = asked;
  if (value === null || value === undefined || !rules.hasShape?.(value) || !rules.answers(value))
    // Nothing is not this or that.
    return state === "empty" || state === "isNot" || state === "notContains" || state === "noneOf";
  if (isOfPresence(state)) return state === "notEmpty";
  if (compared === "options" || compared === "answer") return isChosen(compared, value, asked);
  if (compared === "text") return reads(value as string, asked);
  return isOrdered(rules.operand(setting, value), asked);
}

/** A field's value, and what says how it is compared. */
export interface Subject {
  rules: KindRules;
  setting: CommonSetting;
  value: unknown;
}

/** Whether it holds of two fields, or of a day and today. Nothing is neither the same nor before or after. */
export function holdsBetween(one: Subject, other: Subject | string, asked: FieldState): boolean {
  const compared = comparedAs(one.rules, one.setting);
  if (!fits(compared, asked)) return false;
  if (typeof other === "string") return areSo(comparable(one), other || null, asked);
  return comparedAs(other.rules, other.setting) === compared && areSo(comparable(one), comparable(other), asked);
}

export function areSo(left: Decimal | string | null, right: Decimal | string | null, asked: FieldState): boolean {
  if (left === null || right === null) return asked.state === "isNot";
  const isBefore = left instanceof Decimal ? left.lt(right as Decimal) : left < right;
  const isSame = left instanceof Decimal ? left.eq(right as Decimal) : left === right;
  return isInOrder(isSame ? 0 : isBefore ? -1 : 1, asked);
}

function comparable({ rules, setting, value }: Subject): Decimal | string | null {
  if (value === null || value === undefined || !rules.hasShape?.(value) || !rules.answers(value)) return null;
  if (comparedAs(rules) === "text") return sameText(value as string);
  const operand = rules.operand(setting, value);
  if (comparedAs(rules) === "number") return operand instanceof Decimal ? operand : null;
  return inOrder(operand);
}

/** Options that are written in the form, items of a list or of the directory, or an answer. */
interface Chosen {
  selected?: readonly number[];
  listed?: readonly { id: string }[];
  answer?: string | null;
}

function isChosen(compared: Compared, value: unknown, asked: FieldState): boolean {
  const { selected = [], listed = [], answer } = value as Chosen;
  const chosen: readonly unknown[] = compared === "options" ? [...selected, ...listed.map(({ id }) => id)] : [answer];
  const named = (asked.named ?? []).map(({ id }) => id);
  const wanted: readonly unknown[] = named.length > 0 ? named : (asked.value as readonly unknown[]);
  if (asked.state === "allOf") return wanted.every((each) => chosen.includes(each));
  return wanted.some((each) => chosen.includes(each)) === (asked.state === "anyOf");
}

function reads(value: string, asked: FieldState): boolean {
  const [read, wanted] = [sameText(value), sameText(String(asked.value))];
  if (asked.state === "is" || asked.state === "isNot") return (read === wanted) === (asked.state === "is");
  return read.includes(wanted) === (asked.state === "contains");
}

/** Latin letters alone: the other ones are not made small alike by every language. */
function sameText(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function isOrdered(operand: Operand, asked: FieldState): boolean {
  return isInOrder(orderOf(operand, String(asked.value)), asked);
}

function isInOrder(order: number | null, asked: FieldState): boolean {
  switch (asked.state) {
    case "is":
      return order === 0;
    case "isNot":
      return order !== 0;
    case "less":
      return order !== null && order < 0;
    case "atMost":
      return order !== null && order <= 0;
    case "more":
      return order !== null && order > 0;
    default:
      return order !== null && order >= 0;
  }
}

/** A day or a time, whose texts stand in their order; of a range the first one counts. */
function inOrder(operand: Operand): string | null {
  if (isSpan(operand)) return operand.starts;
  return typeof operand === "string" ? operand.slice(0, "14:30".length) : null;
}

/** Below, at or above what is asked; null: there is nothing to compare. */
function orderOf(operand: Operand, asked: string): number | null {
  if (operand instanceof Decimal) {
    const other = parseNumber(asked);
    return other === null ? null : operand.cmp(other);
  }
  const said = inOrder(operand);
  if (said === null) return null;
  return said < asked ? -1 : Number(said > asked);
}
