import { type Body, cellNear } from "@groundwork/formwork/rules";
import { moveField, moveRow } from "./fields";
import { cellPlaceOf, positionOf } from "./places";
import type { Spot } from "./spots";

/** Moves without a pointer: what the menu of a field offers and its shortcuts do. */
export const SHIFTS = ["up", "down", "left", "right", "besidePrevious"] as const;
export type Shift = (typeof SHIFTS)[number];

/** The body after the move; the same body where the field can't go that way. */
export function shiftField(body: Body, fieldId: string, shift: Shift): Body {
  const inner = cellPlaceOf(body, fieldId);
  if (inner) return shiftInner(body, inner, shift);
  const at = positionOf(body, fieldId);
  const row = at && body[at.page]?.components[at.row];
  if (!row) return body;
  const isAlone = row.components.length === 1;
  switch (shift) {
    case "up":
      return isAlone ? shiftRow(body, row.id, -1) : moveField(body, fieldId, ownRow(body, at.page, row.id));
    case "down":
      return isAlone
        ? shiftRow(body, row.id, 1)
        : moveField(body, fieldId, ownRow(body, at.page, body[at.page]?.components[at.row + 1]?.id ?? null));
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
function shiftInner(
  body: Body,
  { holder, cell, field }: NonNullable<ReturnType<typeof cellPlaceOf>>,
  shift: Shift,
): Body {
  const [down, right] = STEPS[shift];
  const at = cell.components.indexOf(field);
  const isWithin = down !== 0 && cell.components[at + down] !== undefined;
  const target = isWithin ? cell : cellNear(holder.components, cell.id, down, right);
  if (!target) return body;
  const before = isWithin ? (cell.components[down > 0 ? at + 2 : at - 1]?.id ?? null) : null;
  return moveField(body, field.id, { kind: "cell", tableId: holder.id, cellId: target.id, before });
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
