import type { Body, Field, Page, Row } from "@groundwork/formwork/rules";

/** Where a field stands, in positions; -1 never occurs. */
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

export function findField(body: Body, fieldId: string): Field | null {
  const at = positionOf(body, fieldId);
  return at ? (body[at.page]?.components[at.row]?.components[at.field] ?? null) : null;
}

/** Whether the body holds something of this id: page, row or field. */
export function holds(body: Body, id: string): boolean {
  return body.some((page) => page.id === id) || rowPositionOf(body, id) !== null || positionOf(body, id) !== null;
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
  if (!rowId) return body;
  return withRow(body, rowId, (row) => ({
    ...row,
    components: row.components.map((field) => (field.id === fieldId ? change(field) : field)),
  }));
}
