import {
  type Body,
  copyField,
  type Field,
  MOST_IN_CELL,
  newPage,
  newRow,
  putInCell,
  type Row,
  rulesOf,
  takeFromCell,
  UNNAMED,
} from "@groundwork/formwork/rules";
import { cellPlaceOf, findField, positionOf, withField, withPage, withRow, withRows } from "./places";
import { below, MOST_BESIDE, type Spot } from "./spots";

/** The body with a field put down. Where the spot is gone or full, nothing changes. */
export function insertField(body: Body, field: Field, spot: Spot): Body {
  if (spot.kind === "newPage") return [...body, newPage(UNNAMED, [newRow([field])])];
  if (spot.kind === "row") return insertRow(body, newRow([field]), spot);
  if (spot.kind === "cell") return insertInCell(body, field, spot);
  return withRow(body, spot.rowId, (row) =>
    row.components.length >= MOST_BESIDE ? row : { ...row, components: putBefore(row.components, field, spot.before) },
  );
}

/** What holds fields itself stands in a row. */
function insertInCell(body: Body, field: Field, spot: Extract<Spot, { kind: "cell" }>): Body {
  const cell = findField(body, spot.tableId)
    ?.components.flat()
    .find((each) => each.id === spot.cellId);
  if (!cell || cell.components.length >= MOST_IN_CELL || rulesOf(field.type)?.holds !== undefined) return body;
  return withField(body, spot.tableId, (table) => ({
    ...table,
    components: putInCell(table.components, cell.id, field, spot.before),
  }));
}

export function insertRow(body: Body, row: Row, spot: Extract<Spot, { kind: "row" }>): Body {
  return withPage(body, spot.pageId, (page) => withRows(page, putBefore(page.components, row, spot.before)));
}

function putBefore<T extends { id: string }>(list: readonly T[], item: T, before: string | null): T[] {
  const at = before === null ? -1 : list.findIndex((each) => each.id === before);
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
}

/** A row that loses its last field goes with it. */
export function removeField(body: Body, fieldId: string): Body {
  const inner = cellPlaceOf(body, fieldId);
  if (inner)
    return withField(body, inner.holder.id, (holder) => ({
      ...holder,
      components: takeFromCell(holder.components, fieldId),
    }));
  const at = positionOf(body, fieldId);
  const page = at && body[at.page];
  if (!page) return body;
  const rows = page.components.flatMap((row, index) => {
    if (index !== at.row) return [row];
    const left = row.components.filter((field) => field.id !== fieldId);
    return left.length > 0 ? [{ ...row, components: left }] : [];
  });
  return withPage(body, page.id, () => withRows(page, rows));
}

/** A field taken from its place to another one. Its row, when it was alone in it, keeps its height. */
export function moveField(body: Body, fieldId: string, spot: Spot): Body {
  const inner = cellPlaceOf(body, fieldId);
  if (inner || spot.kind === "cell") return moveByCell(body, fieldId, spot);
  const at = positionOf(body, fieldId);
  const field = findField(body, fieldId);
  const from = at && body[at.page]?.components[at.row];
  if (!field || !from) return body;
  if (spot.kind !== "newPage" && (spot.before === fieldId || spot.before === from.id) && isOwnPlace(from, spot))
    return body;
  if (spot.kind === "row" && from.components.length === 1) return moveRow(body, from.id, spot);
  if (spot.kind === "beside" && spot.rowId !== from.id && isFull(body, spot.rowId)) return body;
  // Widths are shares of a row: in another row they would say something else.
  const isSameRow = spot.kind === "beside" && spot.rowId === from.id;
  const before = spot.kind === "row" && spot.before === from.id ? from.id : undefined;
  const moved = isSameRow || field.width === null ? field : { ...field, width: null };
  return insertField(removeField(body, fieldId), moved, before ? ({ ...spot, before } as Spot) : spot);
}

/** Into a cell, out of one, or from one to another. */
function moveByCell(body: Body, fieldId: string, spot: Spot): Body {
  const field = findField(body, fieldId);
  if (!field || (spot.kind === "cell" && (spot.before === fieldId || spot.tableId === fieldId))) return body;
  const without = removeField(body, fieldId);
  const moved = insertField(without, field.width === null ? field : { ...field, width: null }, spot);
  // Where there is no room, or nothing of the sort may stand, it stays where it was.
  return moved === without || findField(moved, fieldId) === null ? body : moved;
}

function isOwnPlace(from: Row, spot: Extract<Spot, { kind: "row" | "beside" }>): boolean {
  return spot.kind === "beside" ? spot.rowId === from.id : from.components.length === 1;
}

function isFull(body: Body, rowId: string): boolean {
  const row = body.flatMap((page) => page.components).find((each) => each.id === rowId);
  return !row || row.components.length >= MOST_BESIDE;
}

export function moveRow(body: Body, rowId: string, spot: Spot): Body {
  if (spot.kind !== "row" || spot.before === rowId) return body;
  const row = body.flatMap((page) => page.components).find((each) => each.id === rowId);
  if (!row || !body.some((page) => page.id === spot.pageId)) return body;
  const without = body.map((page) =>
    page.components.includes(row)
      ? withRows(
          page,
          page.components.filter((each) => each !== row),
        )
      : page,
  );
  return insertRow(without, row, spot);
}

/** The same field once more, in a row of its own below; of a cell in the cell. */
export function duplicateField(body: Body, fieldId: string): { body: Body; field: Field | null } {
  const inner = cellPlaceOf(body, fieldId);
  if (inner) {
    const { holder, cell, field: original } = inner;
    const again = copyField(original);
    const before = cell.components[cell.components.indexOf(original) + 1]?.id ?? null;
    const made = insertField(body, again, { kind: "cell", tableId: holder.id, cellId: cell.id, before });
    return { body: made, field: made === body ? null : again };
  }
  const at = positionOf(body, fieldId);
  const field = findField(body, fieldId);
  const row = at && body[at.page]?.components[at.row];
  if (!field || !row) return { body, field: null };
  const copy = { ...copyField(field), width: null };
  return { body: insertField(body, copy, below(body, row.id)), field: copy };
}

export function changeField(body: Body, fieldId: string, change: Partial<Field>): Body {
  return withField(body, fieldId, (field) => ({ ...field, ...change }));
}
