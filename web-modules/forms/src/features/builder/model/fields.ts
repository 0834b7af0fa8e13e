import {
  type Body,
  copyField,
  type Field,
  MOST_IN_CELL,
  newPage,
  newRow,
  putInCell,
  putPanelRow,
  type Row,
  rulesOf,
  takeFromCell,
  takeFromPanel,
  UNNAMED,
} from "@groundwork/formwork/rules";
import { cellPlaceOf, findField, positionOf, withField, withPage, withRow, withRows } from "./places";
import { below, MOST_BESIDE, type Spot } from "./spots";

/** The body with a field put down. Where the spot is gone or full, nothing changes. */
export function insertField(body: Body, field: Field, spot: Spot): Body {
  if (spot.kind === "newPage") return [...body, newPage(UNNAMED, [newRow([field])])];
  if (spot.kind === "row") return insertRow(body, newRow([field]), spot);
  if (spot.kind === "cell") return insertInCell(body, field, spot);
  if (spot.kind === "panelRow") return insertInPanel(body, field, spot);
  return withRow(body, spot.rowId, (row) =>
    row.components.length >= MOST_BESIDE ? row : { ...row, components: putBefore(row.components, field, spot.before) },
  );
}

function insertInCell(body: Body, field: Field, spot: Extract<Spot, { kind: "cell" }>): Body {
  const holder = findField(body, spot.tableId);
  const cell = holder?.components.flat().find((each) => each.id === spot.cellId);
  if (!holder || !cell || cell.components.length >= MOST_IN_CELL || !mayStandIn(holder, field)) return body;
  return withField(body, spot.tableId, (table) => ({
    ...table,
    components: putInCell(table.components, cell.id, field, spot.before),
  }));
}

function insertInPanel(body: Body, field: Field, spot: Extract<Spot, { kind: "panelRow" }>): Body {
  const panel = findField(body, spot.panelId);
  if (!panel || !isPanel(panel) || !mayStandIn(panel, field)) return body;
  const components = putPanelRow(panel.components, field, spot.before);
  return components === panel.components ? body : withField(body, panel.id, () => ({ ...panel, components }));
}

/** What holds fields itself stands in a row of the page, a table in one of a panel too. */
function mayStandIn(holder: Field, { type }: Pick<Field, "type">): boolean {
  return rulesOf(type)?.holds === undefined || (isPanel(holder) && !rulesOf(type)?.takesHolders);
}

export function isPanel({ type }: Pick<Field, "type">): boolean {
  return rulesOf(type)?.takesHolders ?? false;
}

export function insertRow(body: Body, row: Row, spot: Extract<Spot, { kind: "row" }>): Body {
  return withPage(body, spot.pageId, (page) => withRows(page, putBefore(page.components, row, spot.before)));
}

function putBefore<T extends { id: string }>(list: readonly T[], item: T, before: string | null): T[] {
  const at = before === null ? -1 : list.findIndex((each) => each.id === before);
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
}

/** A row that loses its last field goes with it, on a page and in a panel; a cell of a table stays. */
export function removeField(body: Body, fieldId: string): Body {
  const inner = cellPlaceOf(body, fieldId);
  if (inner)
    return withField(body, inner.holder.id, (holder) => ({
      ...holder,
      components: (isPanel(holder) ? takeFromPanel : takeFromCell)(holder.components, fieldId),
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
  if (inner || spot.kind === "cell" || spot.kind === "panelRow") return moveByCell(body, fieldId, spot);
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
  if (spot.kind === "panelRow" && spot.panelId === fieldId) return body;
  const own = cellPlaceOf(body, fieldId);
  // Its own row goes with it: where it was alone in front of itself, it stays.
  if (spot.kind === "panelRow" && own?.cell.id === spot.before && own.cell.components.length === 1) return body;
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

/** Where something new of a kind goes below a field in a panel; null: that one stands in none, or it may not stand there. */
export function besideInPanel(body: Body, fieldId: string, type: string): Spot | null {
  const inner = cellPlaceOf(body, fieldId);
  if (!inner) return null;
  const { holder, cell } = inner;
  if (!isPanel(holder)) return besideInPanel(body, holder.id, type);
  if (!mayStandIn(holder, { type })) return null;
  return { kind: "panelRow", panelId: holder.id, before: rowBelow(holder, cell.id) };
}

/** The row of a panel after one of them; null: it is the last. */
export function rowBelow(panel: Field, rowId: string): string | null {
  const at = panel.components.findIndex(([row]) => row?.id === rowId);
  return panel.components[at + 1]?.[0]?.id ?? null;
}

/** The same field once more, in a row of its own below; of a cell of a table in the cell. */
export function duplicateField(body: Body, fieldId: string): { body: Body; field: Field | null } {
  const inner = cellPlaceOf(body, fieldId);
  if (inner) {
    const { holder, cell, field: original } = inner;
    const again = copyField(original);
    const before = cell.components[cell.components.indexOf(original) + 1]?.id ?? null;
    const spot: Spot = isPanel(holder)
      ? { kind: "panelRow", panelId: holder.id, before: rowBelow(holder, cell.id) }
      : { kind: "cell", tableId: holder.id, cellId: cell.id, before };
    const made = insertField(body, isPanel(holder) ? { ...again, width: null } : again, spot);
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
