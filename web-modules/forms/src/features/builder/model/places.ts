import { type Body, type Cell, type Field, fieldsIn, type Page, type Row } from "@groundwork/formwork/rules";

/** Where a field of a row stands, in positions; -1 never occurs. */
export interface Position {
  page: number;
  row: number;
  field: number;
}

export function positionOf(body: Body, fieldId: string): Position | null {
  for (const [page, { components: rows }] of body.entries())
    for (const [row, { components: fields }] of rows.entries()) {
      const field = fields.findIndex((each) => each.id === fieldId);
      if (field >= 0) return { page, row, field };
    }
  return null;
}

export interface RowPosition {
  page: number;
  row: number;
}

export function rowPositionOf(body: Body, rowId: string): RowPosition | null {
  for (const [page, { components: rows }] of body.entries()) {
    const row = rows.findIndex((each) => each.id === rowId);
    if (row >= 0) return { page, row };
  }
  return null;
}

function* rowFieldsOf(body: Body): Generator<Field> {
  for (const page of body) for (const row of page.components) yield* row.components;
}

export interface CellPlace {
  holder: Field;
  cell: Cell;
  field: Field;
}

/** The cell that a field stands in, and the field that the cell is of; null: it stands in a row. */
export function cellPlaceOf(body: Body, fieldId: string): CellPlace | null {
  return cellPlaceAmong(rowFieldsOf(body), fieldId);
}

function cellPlaceAmong(holders: Iterable<Field>, fieldId: string): CellPlace | null {
  for (const holder of holders)
    for (const cell of holder.components.flat()) {
      const field = cell.components.find((each) => each.id === fieldId);
      const found = field ? { holder, cell, field } : cellPlaceAmong(cell.components, fieldId);
      if (found) return found;
    }
  return null;
}

/** The field of a row that a field stands in, however deep; itself, where it stands in the row. */
export function outermostOf(body: Body, fieldId: string): string {
  const inner = cellPlaceOf(body, fieldId);
  return inner ? outermostOf(body, inner.holder.id) : fieldId;
}

/** In a row, or in a cell. */
export function findField(body: Body, fieldId: string): Field | null {
  for (const field of rowFieldsOf(body)) if (field.id === fieldId) return field;
  return cellPlaceOf(body, fieldId)?.field ?? null;
}

/** Its own id, and those of the fields inside it. */
export function idsWithin(field: Field): string[] {
  return [field.id, ...fieldsIn(field).flatMap(idsWithin)];
}

/** Whether the body holds something of this id: page, row or field. */
export function holds(body: Body, id: string): boolean {
  return body.some((page) => page.id === id) || rowPositionOf(body, id) !== null || findField(body, id) !== null;
}

/** What stays the same is kept as it is: whoever draws it need not look again. */
export function withPage(body: Body, pageId: string, change: (page: Page) => Page): Body {
  return body.map((page) => (page.id === pageId ? change(page) : page));
}

export function withRows(page: Page, rows: Row[]): Page {
  return { ...page, components: rows };
}

export function withRow(body: Body, rowId: string, change: (row: Row) => Row): Body {
  const at = rowPositionOf(body, rowId);
  if (!at) return body;
  return body.map((page, index) =>
    index === at.page
      ? withRows(
          page,
          page.components.map((row) => (row.id === rowId ? change(row) : row)),
        )
      : page,
  );
}

export function withField(body: Body, fieldId: string, change: (field: Field) => Field): Body {
  const at = positionOf(body, fieldId);
  const rowId = at && body[at.page]?.components[at.row]?.id;
  if (!rowId) return withInnerField(body, fieldId, change);
  return withRow(body, rowId, (row) => ({
    ...row,
    components: row.components.map((field) => (field.id === fieldId ? change(field) : field)),
  }));
}

function withInnerField(body: Body, fieldId: string, change: (field: Field) => Field): Body {
  const place = cellPlaceOf(body, fieldId);
  if (!place) return body;
  const changed = (cell: Cell): Cell =>
    cell === place.cell
      ? { ...cell, components: cell.components.map((each) => (each.id === fieldId ? change(each) : each)) }
      : cell;
  return withField(body, place.holder.id, (holder) => ({
    ...holder,
    components: holder.components.map((line) => (line.includes(place.cell) ? line.map(changed) : line)),
  }));
}
