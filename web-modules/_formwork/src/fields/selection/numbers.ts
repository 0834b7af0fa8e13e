import type { Body } from "../../body/types";
import { comparisonsIn } from "../../conditions/model";
import { conditionsOf } from "../../conditions/rules";
import type { Choice } from "./selection";

/** By field, as long as the page is open: an option that was removed is in no form any more, and its number means it
 * all the same in what was submitted. */
const seen = new Map<string, number>();

/** The highest number that means or ever meant an option of the field, as far as anybody saw it here. */
export function highestEver(fieldId: string, highest: number): number {
  const known = Math.max(seen.get(fieldId) ?? 0, highest);
  seen.set(fieldId, known);
  return known;
}

interface Numbered {
  options: readonly Pick<Choice, "id">[];
  lastOption?: number;
}

/** The highest number of an option of the field that is there, or that its setting knows of. */
export function lastNumber({ options, lastOption = 0 }: Numbered): number {
  return Math.max(lastOption, ...options.map(({ id }) => id));
}

/** The highest number that means an option of the field: one of its own, or one that a rule still speaks of. */
export function highestNumber(body: Body, fieldId: string, setting: Numbered): number {
  return Math.max(lastNumber(setting), ...numbersInRules(body, fieldId));
}

function numbersInRules(body: Body, fieldId: string): number[] {
  return conditionsOf(body).flatMap((rule) => {
    const asked = [...comparisonsIn(rule)].flatMap(({ fieldCondition, comparisonCondition }) =>
      fieldCondition?.fieldId === fieldId ? numbersIn(comparisonCondition?.fieldState.value) : [],
    );
    const outcomes = (rule.outcomes ?? []).filter(({ fieldIds = [] }) => fieldIds.includes(fieldId));
    return [...asked, ...outcomes.flatMap(({ optionIds = [] }) => optionIds)];
  });
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}
