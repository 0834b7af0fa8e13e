import type { Body, Field } from "@groundwork/formwork/rules";
import type { Comparison, Mark } from "./model";
import { type Spot, spotsOf } from "./places";

/** One line of both forms beside each other: a page's head, or a field of one or both of them. */
export interface DiffRow {
  key: string;
  pageId: string;
  before: Field | null;
  after: Field | null;
  isColumn: boolean;
  mark: Mark | null;
}

/** The fields of both, those that went where they stood. */
export function rowsOf(before: Body, after: Body, { pages }: Comparison): DiffRow[] {
  const [were, are] = [spotsOf(before), spotsOf(after)];
  const marks = new Map<string, Mark>();
  // A field that was moved and changed was moved: its sentences say the rest.
  for (const { fieldId, mark } of pages)
    if (fieldId !== undefined && mark !== undefined && !marks.has(fieldId)) marks.set(fieldId, mark);
  const rows: DiffRow[] = [];
  const order = [...were.values()];
  const places = new Map(order.map(({ field }, at) => [field.id, at]));
  let at = 0;
  const passTo = (end: number) => {
    for (const was of order.slice(at, end))
      if (!are.has(was.field.id)) rows.push(rowOf(was, was.field, null, "removed"));
    at = Math.max(at, end);
  };
  for (const [id, is] of are) {
    const was = were.get(id);
    passTo(places.get(id) ?? 0);
    rows.push(rowOf(is, was?.field ?? null, is.field, marks.get(id) ?? null));
  }
  passTo(order.length);
  return rows;
}

function rowOf(spot: Spot, before: Field | null, after: Field | null, mark: Mark | null): DiffRow {
  const isColumn = spot.table !== null;
  return { key: spot.field.id, pageId: spot.pageId, before, after, isColumn, mark };
}
