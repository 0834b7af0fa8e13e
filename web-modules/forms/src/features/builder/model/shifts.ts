import { type Body, cellNear, type Field, type Row } from "@groundwork/formwork/rules";
import { isPanel, moveField, moveRow } from "./fields";
import { type CellPlace, cellPlaceOf, type Position, positionOf } from "./places";
import type { Spot } from "./spots";

/** Moves without a pointer: what the menu of a field offers and its shortcuts do. */
export const SHIFTS = ["up", "down", "left", "right", "besidePrevious"] as const;
export type Shift = (typeof SHIFTS)[number];

/** The body after the move; the same body where the field can't go that way. */
export function shiftField(body: Body, fieldId: string, shift: Shift): Body {
  const inner = cellPlaceOf(body, fieldId);
  if (inner) return isPanel(inner.holder) ? shiftInPanel(body, inner, shift) : shiftInner(body, inner, shift);
  const at = positionOf(body, fieldId);
  const row = at && body[at.page]?.components[at.row];
  if (!row) return body;
  switch (shift) {
    case "up":
      return shiftByRow(body, fieldId, row, at, -1);
    case "down":
      return shiftByRow(body, fieldId, row, at, 1);
    case "left": {
      const before = row.components[at.field - 1];
      return before ? moveField(body, fieldId, { kind: "beside", rowId: row.id, before: before.id }) : body;
    }
    case "right": {
      if (at.field === row.components.length - 1) return body;
      const before = row.components[at.field + 2]?.id ?? null;
      return moveField(body, fieldId, { kind: "beside", rowId: row.id, before });
    }
    case "besidePrevious": {
      const previous = body[at.page]?.components[at.row - 1];
      return previous ? moveField(body, fieldId, { kind: "beside", rowId: previous.id, before: null }) : body;
    }
  }
}

const STEPS: Readonly<Record<Shift, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  besidePrevious: [0, -1],
};

/** Among the fields of its cell, and over the cell's edge into the next one; over the table's edge nothing moves. */
function shiftInner(body: Body, { holder, cell, field }: CellPlace, shift: Shift): Body {
  const [down, right] = STEPS[shift];
  const at = cell.components.indexOf(field);
  const isWithin = down !== 0 && cell.components[at + down] !== undefined;
  const target = isWithin ? cell : cellNear(holder.components, cell.id, down, right);
  if (!target) return body;
  const before = isWithin ? (cell.components[down > 0 ? at + 2 : at - 1]?.id ?? null) : null;
  return moveField(body, field.id, { kind: "cell", tableId: holder.id, cellId: target.id, before });
}

/** As in the rows of a page; over the panel's edge it leaves the panel. */
function shiftInPanel(body: Body, { holder, cell, field }: CellPlace, shift: Shift): Body {
  const [down] = STEPS[shift];
  if (down !== 0) return shiftRowInPanel(body, { holder, cell, field }, down);
  const at = cell.components.indexOf(field);
  const beside = (rowId: string, before: Field | undefined) =>
    moveField(body, field.id, { kind: "cell", tableId: holder.id, cellId: rowId, before: before?.id ?? null });
  if (shift === "left") return at > 0 ? beside(cell.id, cell.components[at - 1]) : body;
  if (shift === "right") return at < cell.components.length - 1 ? beside(cell.id, cell.components[at + 2]) : body;
  const rows = holder.components.flat();
  const above = rows[rows.indexOf(cell) - 1];
  return above ? beside(above.id, undefined) : body;
}

/** A field that is alone in its row goes past the next one, any other into a row of its own. */
function shiftRowInPanel(body: Body, { holder, cell, field }: CellPlace, by: -1 | 1): Body {
  const rows = holder.components.flat();
  const row = rows.indexOf(cell);
  const own = (before: string | undefined) =>
    moveField(body, field.id, { kind: "panelRow", panelId: holder.id, before: before ?? null });
  if (cell.components.length > 1) return own(by < 0 ? cell.id : rows[row + 1]?.id);
  if (!rows[row + by]) return outOf(body, holder.id, field.id, by);
  return own(by < 0 ? rows[row - 1]?.id : rows[row + 2]?.id);
}

/** Into a row of its own, above or below the one that a panel stands in. */
function outOf(body: Body, panelId: string, fieldId: string, by: -1 | 1): Body {
  const at = positionOf(body, panelId);
  const page = at && body[at.page];
  if (!page) return body;
  const before = page.components[by < 0 ? at.row : at.row + 1]?.id ?? null;
  return moveField(body, fieldId, { kind: "row", pageId: page.id, before });
}

/** Alone it goes past the next row, or into the panel that is one; else it gets a row of its own. */
function shiftByRow(body: Body, fieldId: string, row: Row, at: Position, by: -1 | 1): Body {
  const below = body[at.page]?.components[at.row + 1]?.id ?? null;
  if (row.components.length > 1) return moveField(body, fieldId, ownRow(body, at.page, by < 0 ? row.id : below));
  const panel = panelAt(body, at.page, at.row + by);
  const before = by < 0 ? null : (panel?.components[0]?.[0]?.id ?? null);
  return (panel && into(body, fieldId, panel, before)) ?? shiftRow(body, row.id, by);
}

/** Null: it may not stand there. */
function into(body: Body, fieldId: string, panel: Field, before: string | null): Body | null {
  const moved = moveField(body, fieldId, { kind: "panelRow", panelId: panel.id, before });
  return moved === body ? null : moved;
}

/** A field that moves by rows over a panel alone in its row goes into that. */
function panelAt(body: Body, page: number, row: number): Field | null {
  const [field, ...more] = body[page]?.components[row]?.components ?? [];
  return field && more.length === 0 && isPanel(field) ? field : null;
}

function ownRow(body: Body, page: number, before: string | null): Spot {
  return { kind: "row", pageId: body[page]?.id ?? "", before };
}

/** A row one place up or down; over the edge of a page it goes to the next one. */
export function shiftRow(body: Body, rowId: string, by: -1 | 1): Body {
  const page = body.findIndex((each) => each.components.some((row) => row.id === rowId));
  const rows = body[page]?.components ?? [];
  const at = rows.findIndex((row) => row.id === rowId);
  const target = rows[at + by];
  if (at < 0) return body;
  if (target) return moveRow(body, rowId, ownRow(body, page, by < 0 ? target.id : (rows[at + 2]?.id ?? null)));
  const neighbour = body[page + by];
  if (!neighbour) return body;
  const before = by < 0 ? null : (neighbour.components[0]?.id ?? null);
  return moveRow(body, rowId, { kind: "row", pageId: neighbour.id, before });
}
