import { expect } from "vitest";
import {
  completeBody,
  type FieldStanding,
  fieldsOf,
  NOWHERE,
  Settling,
  type Situation,
  type WrittenBody,
} from "../../src/rules";

interface SettleCase {
  body: WrittenBody;
  values: Record<string, unknown>;
  situation?: Situation;
  expected: { held: boolean[]; fields: Record<string, object>; values: Record<string, unknown> };
}

/** At once, and value by value as somebody types, wherever it was before: all come to the same. */
export function settleCase({ body, values, situation = NOWHERE, expected }: SettleCase): void {
  const complete = completeBody(body);
  const atOnce = new Settling(complete, (fieldId) => values[fieldId] ?? null, situation);
  expect(told(atOnce)).toEqual(expected);

  const typed: Record<string, unknown> = {};
  const typing = new Settling(complete, (fieldId) => typed[fieldId] ?? null);
  for (const [fieldId, value] of Object.entries(values)) {
    typed[fieldId] = value;
    typing.after([fieldId]);
  }
  typing.movedTo(situation);
  expect(told(typing)).toEqual(expected);

  function told(settling: Settling) {
    const counted = fieldsOf(complete).map(({ id }) => [id, settling.counted(id) ?? null] as const);
    return {
      held: settling.rules.conditions.map((_, at) => settling.holds(at)),
      fields: Object.fromEntries(
        Array.from(settling.standings, ([id, standing]) => [id, written(standing, settling.withdrawn(id))]),
      ),
      values: Object.fromEntries(counted.filter(([, value]) => value !== null)),
    };
  }
}

function written(standing: FieldStanding, withdrawn: readonly number[]) {
  const { visible, required, readonly, isHidden, optionIds, isGiven } = standing;
  const options = optionIds === null ? {} : { options: optionIds };
  return {
    visible,
    required,
    readonly,
    isHidden,
    ...options,
    ...(isGiven ? { isGiven } : {}),
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
  };
}
