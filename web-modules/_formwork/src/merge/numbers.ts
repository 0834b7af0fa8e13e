import type { Body, Field } from "../body/types";
import { type Condition, comparisonsIn, type NestedCondition, type Outcome } from "../conditions/model";
import { conditionsOf } from "../conditions/rules";
import { sameJson } from "../json-guard";
import { isRecord } from "../shape";
import { partsOf } from "./parts";
import type { Three } from "./value";

/** The numbers that options of a field get. */
type Numbers = ReadonlyMap<number, number>;

interface Numbered {
  id: number;
}

/**
 * Both gave the next number to an option of their own. Mine go on behind theirs, and with them what my form says of
 * them: so both are there. Where it is said of several fields at once, it stays, and is asked about.
 */
export function withOwnNumbers({ base, theirs, mine }: Three<Body>): Body {
  const [before, there] = [partsOf(base), partsOf(theirs)];
  const given = new Map<string, Numbers>();
  for (const [id, { whole, kind, holderId }] of partsOf(mine)) {
    const other = there.get(id);
    const begun = before.get(id);
    if (kind !== "field" || !other || !begun) continue;
    const numbers = newNumbers([begun.whole as Field, other.whole as Field, whole as Field]);
    if (numbers.size > 0 && isSaidOfItAlone(mine, id, holderId, numbers)) given.set(id, numbers);
  }
  return given.size > 0 ? mine.map((page) => renumbered(page, given) as Body[number]) : mine;
}

function optionsOf({ setting }: Field): readonly Numbered[] {
  const { options } = setting as { options?: unknown };
  return Array.isArray(options) ? options.filter((each) => isRecord(each) && typeof each.id === "number") : [];
}

function lastOf(field: Field): number {
  const { lastOption } = field.setting as { lastOption?: unknown };
  return Math.max(typeof lastOption === "number" ? lastOption : 0, ...optionsOf(field).map(({ id }) => id));
}

function newNumbers([base, theirs, mine]: readonly [Field, Field, Field]): Numbers {
  const known = new Set(optionsOf(base).map(({ id }) => id));
  const taken = new Map(optionsOf(theirs).map((option) => [option.id, option]));
  const [lastBefore, lastThere] = [lastOf(base), lastOf(theirs)];
  let highest = Math.max(lastThere, lastBefore, lastOf(mine));
  const found = new Map<number, number>();
  for (const option of optionsOf(mine)) {
    const other = taken.get(option.id);
    // Theirs may be gone again: its number means it all the same.
    const isTheirs = other ? !sameJson(option, other) : option.id > lastBefore && option.id <= lastThere;
    if (known.has(option.id) || !isTheirs) continue;
    highest += 1;
    found.set(option.id, highest);
  }
  return found;
}

/** Of a column nothing is known to be said in its table; no rule says the same of another field. */
function isSaidOfItAlone(body: Body, fieldId: string, holderId: string, numbers: Numbers): boolean {
  const holder = partsOf(body).get(holderId);
  const table = holder?.kind === "cell" ? (partsOf(body).get(holder.holderId)?.whole as Field | undefined) : undefined;
  if (table && JSON.stringify(table.value ?? null).includes(fieldId)) return false;
  return conditionsOf(body).every(({ outcomes = [] }) =>
    outcomes.every((outcome) => {
      const { fieldIds = [] } = outcome;
      return (
        fieldIds.length < 2 || !fieldIds.includes(fieldId) || !numbersOf(outcome).some((each) => numbers.has(each))
      );
    }),
  );
}

function numbersOf({ optionIds = [], value }: Outcome): readonly number[] {
  const chosen = isRecord(value) && Array.isArray(value.selected) ? (value.selected as number[]) : [];
  return [...optionIds, ...chosen];
}

/** A page or anything in it, with the numbers that were given anew. */
function renumbered(part: unknown, given: ReadonlyMap<string, Numbers>): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => renumbered(each, given));
  if (!isRecord(part)) return part;
  const own = typeof part.id === "string" ? given.get(part.id) : undefined;
  const inside = {
    ...part,
    ...("components" in part && { components: renumbered(part.components, given) }),
    ...(Array.isArray(part.conditions) && {
      conditions: (part.conditions as Condition[]).map((rule) => ruleWith(rule, given)),
    }),
  };
  return own ? fieldWith(inside as unknown as Field, own) : inside;
}

const numberIn = (numbers: Numbers) => (id: number) => numbers.get(id) ?? id;

function fieldWith(field: Field, numbers: Numbers): Field {
  const options = optionsOf(field).map((option) => ({ ...option, id: numberIn(numbers)(option.id) }));
  return {
    ...field,
    setting: { ...field.setting, options } as Field["setting"],
    value: valueWith(field.value, numbers),
  };
}

function valueWith(value: unknown, numbers: Numbers): unknown {
  if (!isRecord(value) || !Array.isArray(value.selected)) return value;
  return { ...value, selected: (value.selected as number[]).map(numberIn(numbers)) };
}

function ruleWith(rule: Condition, given: ReadonlyMap<string, Numbers>): Condition {
  const ids = new Set([...comparisonsIn(rule)].map(({ fieldCondition }) => fieldCondition?.fieldId ?? ""));
  for (const { fieldIds = [] } of rule.outcomes ?? []) for (const id of fieldIds) ids.add(id);
  if (![...given.keys()].some((id) => ids.has(id))) return rule;
  const { nestedConditions = [], outcomes = [] } = rule;
  return {
    ...rule,
    nestedConditions: nestedConditions.map((part) => partWith(part, given)),
    outcomes: outcomes.map((outcome) => outcomeWith(outcome, given)),
  };
}

function partWith(part: NestedCondition, given: ReadonlyMap<string, Numbers>): NestedCondition {
  const { nestedConditions, fieldCondition, comparisonCondition } = part;
  const numbers = given.get(fieldCondition?.fieldId ?? "");
  const value = comparisonCondition?.fieldState.value;
  const inside = nestedConditions && { nestedConditions: nestedConditions.map((each) => partWith(each, given)) };
  if (!numbers || !comparisonCondition || !Array.isArray(value)) return { ...part, ...inside };
  const asked = (value as number[]).map(numberIn(numbers));
  const fieldState = { ...comparisonCondition.fieldState, value: asked };
  return { ...part, ...inside, comparisonCondition: { ...comparisonCondition, fieldState } };
}

function outcomeWith(outcome: Outcome, given: ReadonlyMap<string, Numbers>): Outcome {
  const { fieldIds = [], optionIds, value } = outcome;
  const numbers = given.get(fieldIds[0] ?? "");
  if (!numbers || fieldIds.length > 1) return outcome;
  return {
    ...outcome,
    ...(optionIds && { optionIds: optionIds.map(numberIn(numbers)) }),
    ...(value !== undefined && { value: valueWith(value, numbers) }),
  };
}
