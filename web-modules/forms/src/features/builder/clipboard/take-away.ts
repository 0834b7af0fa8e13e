import type { Body } from "@groundwork/formwork/rules";
import { focusField } from "../canvas/focus";
import { removeField } from "../model/fields";
import { findField, idsWithin } from "../model/places";
import { withoutTargets } from "../model/rules";
import type { BuilderStore } from "../state/builder-store";

/** Without these fields, what is inside them, and what rules did to any of it. */
export function withoutFields(body: Body, fieldIds: readonly string[]): Body {
  const fields = fieldIds.flatMap((id) => findField(body, id) ?? []);
  const left = fieldIds.reduce((made, id) => removeField(made, id), body);
  return withoutTargets(left, new Set(fields.flatMap(idsWithin)));
}

/** As one step; the focus goes on to what comes after it. False: nothing was changed. */
export function takeAway(store: BuilderStore, without: Body): boolean {
  const before = [...store.index().keys()];
  if (!store.put(without, null)) return false;
  const left = [...store.index().keys()];
  const at = before.findIndex((id) => !store.index().has(id));
  focusField(store.index().get(left[Math.min(at, left.length - 1)] ?? ""));
  return true;
}
