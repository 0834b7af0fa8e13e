import type { Field } from "../../body/types";
import { fieldsIn } from "../../body/walk";
import type { FillStore } from "../../fill/store";
import { checkFieldValue } from "../../values/check";
import { isEntered, rulesOf } from "../registry";

export interface Standing {
  /** Of the fields that one sees and that people fill in. */
  count: number;
  filled: number;
  /** Of those that the reader is asked for: what is missing or wrong. */
  missing: number;
}

/** How much of what stands in a field is done. */
export function standingOf(holder: Field, store: FillStore, isAsked: (field: Field) => boolean): Standing {
  const standing: Standing = { count: 0, filled: 0, missing: 0 };
  for (const each of within(holder)) {
    const field = store.field(each.id);
    if (!field?.visible || !isEntered(field)) continue;
    const value = store.value(field.id);
    standing.count += 1;
    if (value !== null && !(rulesOf(field.type)?.isEmpty(value) ?? true)) standing.filled += 1;
    if (isAsked(field) && (store.unread(field.id).length > 0 || checkFieldValue(field, value).length > 0))
      standing.missing += 1;
  }
  return standing;
}

function* within(holder: Field): Generator<Field> {
  if (rulesOf(holder.type)?.holds !== "fields") return;
  for (const field of fieldsIn(holder)) {
    yield field;
    yield* within(field);
  }
}
