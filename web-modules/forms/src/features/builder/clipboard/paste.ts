import {
  type Body,
  newId,
  newPage,
  type Page,
  partIdsOf,
  type Row,
  UNNAMED,
  withIds,
} from "@groundwork/formwork/rules";
import { insertField, insertRow, isPanel, rowBelow } from "../model/fields";
import { cellPlaceOf, holds, outermostOf, positionOf } from "../model/places";
import { below, endOf, type Spot } from "../model/spots";
import type { Clip } from "./clip";
import { fitted, type LeftOut, type Target } from "./fit";
import { withPastedRules } from "./paste-rules";

/** Where one is: at a field, or at a page as such. */
export interface At {
  fieldId: string | null;
  pageId: string | null;
}

export interface Pasted {
  body: Body;
  left: LeftOut;
  /** What was put down, in its order. */
  fieldIds: string[];
  pageIds: string[];
}

/** The form with what was copied in it. Whether it is then too large is for whoever takes it to say. */
export function paste(clip: Clip, at: At, target: Target): Pasted {
  const fit = fitted(clip, target);
  const isNew = !comesBack(clip, target);
  const ids = isNew ? allIdsIn(clip.pages) : [];
  const { pages, rules } = withIds({ pages: fit.pages, rules: fit.rules }, new Map(ids.map((id) => [id, newId()])));
  const rows = pages.flatMap((page) => page.components);
  const put = clip.kind === "pages" ? putPages(target.body, pages, at) : putRows(target.body, rows, at);
  return {
    body: withPastedRules(put, rules),
    left: { ...fit.left, pages: isNew ? clip.pagesOfSteps.length : 0 },
    fieldIds: rows.flatMap((row) => row.components).map(({ id }) => id),
    pageIds: clip.kind === "pages" ? pages.map(({ id }) => id) : [],
  };
}

/**
 * Ids are never shared. Only what was cut and comes back to its form is what it was: what was entered, what rules and
 * formulas say of it and which step holds its page are told by its ids.
 */
function comesBack({ isCut, templateId, pages }: Clip, target: Target): boolean {
  if (!isCut || templateId !== target.templateId) return false;
  const taken = new Set(allIdsIn(target.body));
  return allIdsIn(pages).every((id) => !taken.has(id));
}

/** Of pages, rows, fields and cells. */
function allIdsIn(pages: Body): string[] {
  return pages.flatMap((page) => [
    page.id,
    ...page.components.flatMap((row) => [row.id, ...row.components.flatMap(partIdsOf)]),
  ]);
}

function putPages(body: Body, pages: readonly Page[], { fieldId, pageId }: At): Body {
  const of = fieldId === null ? null : positionOf(body, outermostOf(body, fieldId));
  const stood = body.findIndex(({ id }) => id === pageId);
  const after = stood >= 0 ? stood : (of?.page ?? body.length - 1);
  return [...body.slice(0, after + 1), ...pages, ...body.slice(after + 1)];
}

/** Below what is selected: in its panel or cell where all of it may stand there, else below that. */
function putRows(body: Body, rows: readonly Row[], { fieldId, pageId }: At): Body {
  if (body.some(({ id }) => id === pageId)) return inPage(body, rows, endOf(body, pageId));
  if (fieldId === null) return inPage(body, rows, endOf(body));
  const inside = putInside(body, rows, fieldId);
  if (inside) return inside;
  const at = positionOf(body, outermostOf(body, fieldId));
  const row = at && body[at.page]?.components[at.row];
  return inPage(body, rows, row ? below(body, row.id) : endOf(body));
}

function inPage(body: Body, rows: readonly Row[], spot: Spot): Body {
  if (spot.kind !== "row") return [...body, newPage(UNNAMED, [...rows])];
  return rows.reduce((made, row) => insertRow(made, row, spot), body);
}

/** Null: not all of it may stand there, or there is no room. */
function putInside(body: Body, rows: readonly Row[], fieldId: string): Body | null {
  const inner = cellPlaceOf(body, fieldId);
  if (!inner) return null;
  const { holder, cell, field } = inner;
  const before = cell.components[cell.components.indexOf(field) + 1]?.id ?? null;
  const made = isPanel(holder)
    ? rows.reduce((made, row) => inPanel(made, row, holder.id, rowBelow(holder, cell.id)), body)
    : rows
        .flatMap((row) => row.components)
        .reduce(
          (made, each) => insertField(made, each, { kind: "cell", tableId: holder.id, cellId: cell.id, before }),
          body,
        );
  if (rows.every((row) => row.components.every(({ id }) => holds(made, id)))) return made;
  // A table in a panel: below it, in the panel, there may be room.
  return putInside(body, rows, holder.id);
}

function inPanel(body: Body, { components: [first, ...others] }: Row, panelId: string, before: string | null): Body {
  if (!first) return body;
  const put = insertField(body, { ...first, width: null }, { kind: "panelRow", panelId, before });
  const cellId = cellPlaceOf(put, first.id)?.cell.id;
  if (cellId === undefined) return body;
  return others.reduce(
    (made, each) =>
      insertField(made, { ...each, width: null }, { kind: "cell", tableId: panelId, cellId, before: null }),
    put,
  );
}
