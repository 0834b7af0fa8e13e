import { type Body, indexBody } from "@groundwork/formwork/rules";
import { focusField } from "../canvas/focus";
import { removeField } from "../model/fields";
import { removePage } from "../model/pages";
import { findField, idsWithin } from "../model/places";
import { withoutTargets } from "../model/rules";
import type { BuilderStore } from "../state/builder-store";
import type { Clip } from "./clip";

/** Without these fields, what is inside them, and what rules did to any of it. */
export function withoutFields(body: Body, fieldIds: readonly string[]): Body {
  const fields = fieldIds.flatMap((id) => findField(body, id) ?? []);
  const left = fieldIds.reduce((made, id) => removeField(made, id), body);
  return withoutTargets(left, new Set(fields.flatMap(idsWithin)));
}

/** Without what a clip took of this form. */
export function withoutClip(body: Body, { kind, pages }: Clip): Body {
  if (kind === "pages") return pages.reduce((made, page) => removePage(made, page.id), body);
  const rows = pages.flatMap((page) => page.components);
  return withoutFields(
    body,
    rows.flatMap((row) => row.components.map(({ id }) => id)),
  );
}

/** As one step. What comes after it is selected and gets the focus: one goes on there. False: nothing was changed. */
export function takeAway(store: BuilderStore, without: Body): boolean {
  const left = [...indexBody(without).keys()];
  const at = [...store.index().keys()].findIndex((id, place) => id !== left[place]);
  const next = left[Math.min(at, left.length - 1)] ?? null;
  if (!store.put(without, next)) return false;
  focusField(store.index().get(next ?? ""));
  return true;
}
